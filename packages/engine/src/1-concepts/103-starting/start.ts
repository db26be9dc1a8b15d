/** Starting the game [CR 103 | 2007: 101]. */
import { editionOf } from '../../editions/edition.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type Seat, seatOf } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { randomInt, randomSome } from '../../state/random.ts';
import { fromActive, livingSeats, nextSeat } from '../../state/seats.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { drawEvent, moveEvent, shuffleEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';

export type StartFrame =
  /** `before`: what is still to do before the first turn, of the effect that restarted the game. */
  | { readonly do: 'start'; readonly first: number; readonly before?: readonly Frame[] }
  | { readonly do: 'chooseFirst' }
  | { readonly do: 'firstChosen'; readonly seats: readonly Seat[] }
  | { readonly do: 'firstIs'; readonly seat: Seat }
  | { readonly do: 'ante' }
  | { readonly do: 'drawHands' }
  /** A step of the beginning that is an event. */
  | { readonly do: 'setup'; readonly batch: readonly GameEvent[] };

const FIRST: Rule = '103.1|101.2';
const SHUFFLE: Rule = '103.3|101.1';

/** [CR 103.1, 103.3, 103.5, 103.6, 103.8 | 2007: 101.1–101.5] The beginning of the game, in the order of the edition. */
function start(game: Game, { first, before }: Extract<StartFrame, { readonly do: 'start' }>): Done {
  const shuffles: Frame = { do: 'setup', batch: livingSeats(game).map(seat => shuffleEvent(seat, SHUFFLE)) };
  const choice: Frame = first < 0 ? { do: 'chooseFirst' } : { do: 'firstIs', seat: seatOf(first) };
  const order = editionOf(game).shufflesBeforeChoice ? [shuffles, choice] : [choice, shuffles];
  return pushInOrder(game, [
    { do: 'beforeGame' },
    ...order,
    { do: 'ante' },
    { do: 'drawHands' },
    { do: 'mulligans' },
    { do: 'opening', before: before ?? [] },
  ]);
}

/** [CR 103.1 | 2007: 101.2] A player found by chance chooses who takes the first turn. */
function chooseFirst(game: Game): Done {
  const seats = livingSeats(game);
  const chooser = must(seats[randomInt(game, 0, seats.length - 1)], 'chance finds a player', game);
  const options = seats.map(seat => ({ is: 'player' as const, seat }));
  return ask(
    game,
    { kind: 'pick', seat: chooser, why: why('firstPlayer', FIRST), options },
    { do: 'firstChosen', seats },
  );
}

const firstChosen = (game: Game, { seats }: Extract<StartFrame, { readonly do: 'firstChosen' }>, reply: Reply): Done =>
  push(game, { do: 'firstIs', seat: must(seats[reply[0] ?? 0], 'a reply is among the options', game) });

/** Turn order begins with this player, or with the next one if this player has left meanwhile. */
function firstIs(game: Game, { seat }: Extract<StartFrame, { readonly do: 'firstIs' }>): Done {
  const first = player(game, seat).left ? nextSeat(game, seat) : seat;
  game.active = first;
  game.priority = first;
  return happen(game, [{ what: 'choose', seat: first, words: ['first'], ids: [], rule: FIRST, source: NONE }]);
}

/** [CR 407.2 | 2007: 217.9b] Playing for ante, each player puts a card of the deck, by chance, into the ante zone. */
function ante(game: Game): Done {
  if (!game.format.ante) return nothing();
  cite('407.2|217.9b');
  const batch = fromActive(game).flatMap(seat =>
    randomSome(game, player(game, seat).library, 1).map(id =>
      moveEvent(game, id, 'ante', '407.2|217.9b', { cause: 'setup', by: seat }),
    ),
  );
  return happen(game, batch);
}

/** [CR 103.5 | 2007: 101.3] Each player draws a starting hand. */
function drawHands(game: Game): Done {
  const draws = fromActive(game).flatMap(seat => handFor(seat, game.format.handSize));
  return draws.length === 0 ? nothing() : happen(game, draws);
}

/** The draws that make a starting hand. */
export function handFor(seat: Seat, size: number): readonly GameEvent[] {
  const draws: GameEvent[] = [];
  for (let n = 0; n < size; n++) draws.push(drawEvent(seat, '103.5|101.3'));
  return draws;
}

export const startHandlers: Handlers<StartFrame> = {
  start,
  chooseFirst,
  firstChosen,
  firstIs,
  ante,
  drawHands,
  setup: (game, { batch }) => happen(game, batch),
};
