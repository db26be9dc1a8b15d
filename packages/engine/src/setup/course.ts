/** A game begun from a position, and play that can be stopped between two steps. For scenarios of other makers. */

import type { Card, StepName } from '@lawmage/ability';
import { closeMana } from '../1-concepts/106-mana/open.ts';
import { arrivalUnder } from '../4-zones/arrival.ts';
import { newThing } from '../4-zones/thing.ts';
import { putIn } from '../4-zones/zones.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';
import { seeded, shuffled } from '../state/random.ts';
import { fork, write, writePlayer } from '../state/store.ts';
import { touch } from '../state/touch.ts';
import { moveEvent } from '../work/events.ts';
import { happen } from '../work/happen.ts';
import { pausing, run } from '../work/run.ts';
import { cardNumber, type Placing } from './position.ts';

/** Puts a permanent onto the battlefield as it enters by itself, to the first question about that. `settleIn` ends it. */
export function enter(game: Game, { card, owner, face = 0 }: Pick<Placing, 'card' | 'owner' | 'face'>): ObjectId {
  const record = newThing(game, 'card', cardNumber(game, card), owner, 'command');
  putIn(game, record);
  const arrival = { ...arrivalUnder(owner), face };
  const event = moveEvent(game, record.id, 'battlefield', '103.6a|101.5', { cause: 'setup', by: owner, arrival });
  happen(game, [event]);
  pausing(isIdle, () => run(game));
  return record.id;
}

/** What has entered has been there for long: nothing has triggered, nothing has happened, nobody is new. */
export function settleIn(game: Game): void {
  game.waiting = [];
  game.history = { own: null, events: [] };
  game.turn = 0;
  for (const { seat } of game.players) writePlayer(game, seat).turns = 1;
  for (const id of game.battlefield) write(game, id).since = 0;
  closeMana(game);
}

export function tapDown(game: Game, id: ObjectId): void {
  write(game, id).tapped = true;
  closeMana(game);
}

export function shuffleLibrary(game: Game, seat: Seat): void {
  const record = writePlayer(game, seat);
  record.library = shuffled(game, record.library);
}

/** The first turn begins, to the first question. */
export function beginTurns(game: Game, first: Seat): void {
  game.active = first;
  game.agenda = [{ do: 'firstTurn', seat: first }];
  run(game);
}

/** Whether nothing is left to do. */
export const isIdle = (game: Game): boolean => game.agenda.length === 0;

/** Whether a step has ended and the next one, or the next turn, has not begun. */
export const isBetweenSteps = (game: Game): boolean => game.asking === null && game.agenda.at(-1)?.do === 'step';

/** The step that comes next in this turn; null: the turn is over. */
export const nextStepOf = (game: Game): StepName | null => game.steps.at(-1)?.step ?? null;

/** A game that was stopped between steps, at its next question. */
export function resumed(game: Game): Game {
  const copy = fork(game);
  copy.events = [];
  run(copy);
  return copy;
}

/** The game with other chances to come. */
export function reseeded(game: Game, seed: number): Game {
  const copy = fork(game);
  copy.rng = seeded(seed);
  return copy;
}

/** Counters put on a permanent by decree. */
export function addCounters(game: Game, id: ObjectId, kind: string, n: number): Game {
  const copy = fork(game);
  const record = write(copy, id);
  record.counters = { ...record.counters, [kind]: (record.counters[kind] ?? 0) + n };
  touch(copy, id);
  stale(copy);
  return copy;
}

/** The game as if cards said something else from now on; what has been decided and asked stays. */
export function withCards(game: Game, said: (card: Card) => Card): Game {
  const copy = fork(game);
  copy.cards = game.cards.map(said);
  copy.ready = null;
  stale(copy);
  return copy;
}
