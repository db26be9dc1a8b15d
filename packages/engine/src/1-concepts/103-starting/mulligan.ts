/** Mulligans [CR 103.5, 103.5c | 2007: 101.4]. */

import { editionOf } from '../../editions/edition.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { fromActive } from '../../state/seats.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { moveEvent, shuffleEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';
import { type BesidesFrame, besidesMulligan, type DeclareFrame, offerBesides } from './besides.ts';
import { handFor } from './start.ts';

export type MulliganFrame =
  | { readonly do: 'mulligans' }
  /** `seats` are still to declare in this round, `taking` have declared that they mulligan. */
  | DeclareFrame
  | { readonly do: 'mulliganDeclared'; readonly seats: readonly Seat[]; readonly taking: readonly Seat[] }
  | BesidesFrame
  | { readonly do: 'takeMulligans'; readonly seats: readonly Seat[] }
  | { readonly do: 'bottomCards'; readonly seat: Seat; readonly count: number }
  | { readonly do: 'bottomChosen'; readonly seat: Seat }
  | { readonly do: 'bottomOrdered'; readonly seat: Seat; readonly ids: readonly ObjectId[] };

const RULE: Rule = '103.5|101.4';

/** Today all declare before anybody mulligans; in 2007 each player finishes before the next one begins. */
function mulligans(game: Game): Done {
  const seats = fromActive(game);
  cite('101.4e|');
  if (editionOf(game).mulligansTogether) return push(game, { do: 'declareMulligan', seats, taking: [] });
  return pushInOrder(
    game,
    seats.map(seat => ({ do: 'declareMulligan', seats: [seat], taking: [] })),
  );
}

/** [CR 103.5c | 2007: 101.4a] Mulligans that cost no card. */
function freeMulligans(game: Game): number {
  const multiplayer = game.players.length > 2 && editionOf(game).freeMulliganInMultiplayer;
  return Math.max(game.format.freeMulligans, multiplayer ? 1 : 0);
}

/** How many cards a hand has after so many mulligans. */
const handAfter = (game: Game, mulligansTaken: number): number =>
  Math.max(0, game.format.handSize - Math.max(0, mulligansTaken - freeMulligans(game)));

function declareMulligan(game: Game, frame: DeclareFrame): Done {
  const [seat, ...seats] = frame.seats;
  if (seat === undefined)
    return frame.taking.length === 0 ? nothing() : push(game, { do: 'takeMulligans', seats: frame.taking });
  if (player(game, seat).left || handAfter(game, player(game, seat).mulligans) === 0)
    return push(game, { do: 'declareMulligan', seats, taking: frame.taking });
  if (frame.besides !== 'done') {
    const besides = offerBesides(game, seat, frame);
    if (besides !== null) return besides;
  }
  const asking = { kind: 'yesNo' as const, seat, why: why('mulligan', RULE), options: [] };
  return ask(game, asking, { do: 'mulliganDeclared', seats: frame.seats, taking: frame.taking });
}

function mulliganDeclared(
  game: Game,
  { seats, taking }: Extract<MulliganFrame, { readonly do: 'mulliganDeclared' }>,
  reply: Reply,
): Done {
  const [seat, ...rest] = seats;
  const declared = must(seat, 'somebody declares', game);
  const takes = reply[0] === 1;
  push(game, { do: 'declareMulligan', seats: rest, taking: takes ? [...taking, declared] : taking });
  if (takes) return nothing();
  return happen(game, [
    { what: 'keep', seat: declared, n: player(game, declared).hand.length, rule: RULE, source: NONE },
  ]);
}

/** [CR 103.5 | 2007: 101.4] Hands are shuffled away and new ones drawn; then the same players may mulligan again. */
function takeMulligans(game: Game, { seats }: Extract<MulliganFrame, { readonly do: 'takeMulligans' }>): Done {
  if (freeMulligans(game) > 0) cite('103.5c|');
  const back = seats.flatMap(seat =>
    player(game, seat).hand.map(id => moveEvent(game, id, 'library', RULE, { cause: 'mulligan', by: seat })),
  );
  const taken = seats.map(seat => ({
    what: 'mulligan' as const,
    seat,
    n: player(game, seat).mulligans + 1,
    rule: RULE,
    source: NONE,
  }));
  const fewer = editionOf(game).mulligan === 'fewer';
  const draws = taken.flatMap(({ seat, n }) => handFor(seat, fewer ? handAfter(game, n) : game.format.handSize));
  const bottoms = taken.map(
    ({ seat, n }): Frame => ({ do: 'bottomCards', seat, count: game.format.handSize - handAfter(game, n) }),
  );
  return pushInOrder(game, [
    { do: 'setup', batch: taken },
    { do: 'setup', batch: back },
    { do: 'setup', batch: seats.map(seat => shuffleEvent(seat, RULE)) },
    { do: 'setup', batch: draws },
    ...(fewer ? [] : bottoms),
    { do: 'declareMulligan', seats, taking: [] },
  ]);
}

/** [CR 103.5] As many cards as mulligans were taken go to the bottom, in any order. */
function bottomCards(game: Game, { seat, count }: Extract<MulliganFrame, { readonly do: 'bottomCards' }>): Done {
  if (count === 0 || player(game, seat).left) return nothing();
  const options = player(game, seat).hand.map(id => ({ is: 'object' as const, id }));
  const asking = { kind: 'pick' as const, seat, why: why('bottomCards', RULE), options, least: count };
  return ask(game, asking, { do: 'bottomChosen', seat });
}

function bottomChosen(
  game: Game,
  { seat }: Extract<MulliganFrame, { readonly do: 'bottomChosen' }>,
  reply: Reply,
): Done {
  const { hand, left } = player(game, seat);
  if (left) return nothing();
  const ids = reply.map(at => must(hand[at], 'a card of the hand is chosen', game));
  if (ids.length === 1) return toBottom(game, seat, ids);
  const options = ids.map(id => ({ is: 'object' as const, id }));
  return ask(game, { kind: 'order', seat, why: why('library', RULE), options }, { do: 'bottomOrdered', seat, ids });
}

function bottomOrdered(
  game: Game,
  { seat, ids }: Extract<MulliganFrame, { readonly do: 'bottomOrdered' }>,
  reply: Reply,
): Done {
  return toBottom(
    game,
    seat,
    reply.map(at => must(ids[at], 'an order names each card', game)),
  );
}

/** The first one named ends up deepest but for those named after it. */
const toBottom = (game: Game, seat: Seat, ids: readonly ObjectId[]): Done =>
  happen(
    game,
    ids.map(id => moveEvent(game, id, 'library', RULE, { at: -1, cause: 'mulligan', by: seat })),
  );

export const mulliganHandlers: Handlers<MulliganFrame> = {
  mulligans,
  declareMulligan,
  besidesMulligan,
  mulliganDeclared,
  takeMulligans,
  bottomCards,
  bottomChosen,
  bottomOrdered,
};
