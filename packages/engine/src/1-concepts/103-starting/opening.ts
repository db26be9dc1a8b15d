/** Actions with cards of the opening hand [CR 103.6 | 2007: none]. */

import { arrivalUnder } from '../../4-zones/arrival.ts';
import { abilitiesOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { fromActive } from '../../state/seats.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { moveEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';

export type OpeningFrame =
  | { readonly do: 'opening'; readonly before: readonly Frame[] }
  | { readonly do: 'openingHand'; readonly seat: Seat }
  | { readonly do: 'openingChosen'; readonly seat: Seat; readonly ids: readonly ObjectId[] };

const RULE: Rule = '103.6a|101.5';

/** [CR 103.6, 103.8, 727.4 | 2007: 101.5] Each player in turn order, then the first turn. */
function opening(game: Game, { before }: Extract<OpeningFrame, { readonly do: 'opening' }>): Done {
  const seats = fromActive(game).map((seat): Frame => ({ do: 'openingHand', seat }));
  return pushInOrder(game, [...seats, ...before, { do: 'firstTurn', seat: game.active }]);
}

/** [CR 103.6a] A player may begin the game with some cards on the battlefield. */
function openingHand(game: Game, { seat }: Extract<OpeningFrame, { readonly do: 'openingHand' }>): Done {
  const ids = player(game, seat).hand.filter(id => mayStartInPlay(game, id));
  if (ids.length === 0) return nothing();
  cite('103.6|');
  const options = ids.map(id => ({ is: 'object' as const, id }));
  const asking = { kind: 'pick' as const, seat, why: why('chooseObjects', RULE), options, least: 0, most: ids.length };
  return ask(game, asking, { do: 'openingChosen', seat, ids });
}

const mayStartInPlay = (game: Game, id: ObjectId): boolean =>
  abilitiesOf(game, id).some(({ ability }) => ability.is === 'static' && ability.rule.static === 'startInPlay');

function openingChosen(
  game: Game,
  { seat, ids }: Extract<OpeningFrame, { readonly do: 'openingChosen' }>,
  reply: Reply,
): Done {
  const chosen = reply.map(at => must(ids[at], 'a reply is among the options', game));
  const says = { cause: 'setup', by: seat, arrival: arrivalUnder(seat) } as const;
  return happen(
    game,
    chosen.map(id => moveEvent(game, id, 'battlefield', RULE, says)),
  );
}

export const openingHandlers: Handlers<OpeningFrame> = { opening, openingHand, openingChosen };
