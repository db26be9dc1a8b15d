/** What executors look up first: who acts, and the memory their nouns are read in. */
import type { Objects, Players } from '@lawmage/ability';
import { playersOf } from '../../nouns/players.ts';
import { presentOf } from '../../nouns/present.ts';
import type { Found, Game, Memory } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import type { Into } from '../../work/event.ts';
import { memory as memoryOf, recall } from '../../work/memory.ts';

/** The players who carry out a verb; without `who`, the controller of the spell or ability [CR 608.2c | 2007: 413.2b]. */
export const actors = (game: Game, who: Players | undefined, scope: Memory): readonly Seat[] =>
  who === undefined ? [scope.you] : playersOf(game, who, scope);

/** The same memory as one of several players acts: "their" and "that player" mean that one [CR 608.2e | 2007: 413.2d]. */
export const actingAs = (scope: Memory, who: Players | undefined, seat: Seat): Memory =>
  who?.who === 'each' ? standingFor(scope, who, { ids: [], seats: [seat], n: 1 }) : scope;

/** The same memory with a phrase for several standing for one of them. */
export function standingFor(scope: Memory, phrase: object, one: Found): Memory {
  const slot = 'slot' in phrase ? phrase.slot : undefined;
  if (typeof slot !== 'number') return scope;
  const found = scope.found.slice();
  found[slot] = one;
  return { ...scope, found };
}

/** The first of the players who carry out a verb that only one can. */
export const actor = (game: Game, who: Players | undefined, scope: Memory): Seat =>
  actors(game, who, scope)[0] ?? scope.you;

/** Those of a noun's objects that are on the battlefield; whether there are any is what "if you do" asks. */
export function permanentsOf(game: Game, what: Objects, memory: MemoryId): readonly ObjectId[] {
  const ids = presentOf(game, what, memoryOf(game, memory)).filter(id => thingOrNone(game, id)?.zone === 'battlefield');
  return didSome(game, memory, ids);
}

/** Notes whether a step has anything to act on, and gives it back. */
export function didSome<T>(game: Game, memory: MemoryId, list: readonly T[]): readonly T[] {
  if (list.length === 0) recall(game, memory, { did: false });
  return list;
}

/** Where a step's results go, if a later phrase refers to them. */
export const into = (memory: MemoryId, slot: number | undefined, amount?: number): Into | null =>
  slot === undefined && amount === undefined ? null : { memory, slot: slot ?? -1, amount: amount ?? -1 };
