/** Indexes: derived from the records, so that nothing is scanned for every event. Rebuilt on loading, never saved. */
import type { ObjectId } from './ids.ts';

/** What an ability can listen to: kinds of events and steps. */
export type ListenKey = string;

/** Lists are in the order of ids. An object may be listed for an ability it has lost; whoever uses the list looks. */
export type Indexes = {
  /** Objects whose own abilities listen to a kind of event with a trigger. Granted ones are found by `grantedTo`. */
  readonly triggers: ReadonlyMap<ListenKey, readonly ObjectId[]>;
  /** Objects whose own static abilities replace, prevent or forbid a kind of event. */
  readonly replacements: ReadonlyMap<ListenKey, readonly ObjectId[]>;
  /** Objects with static abilities that modify objects, players or costs. */
  readonly statics: readonly ObjectId[];
};

/** A list with an object more, in its place: an object that is listed anew stands where loading would put it. */
export function withId(ids: readonly ObjectId[], id: ObjectId): readonly ObjectId[] {
  const last = ids.at(-1);
  if (last === undefined || last < id) return [...ids, id];
  return ids.includes(id) ? ids : [...ids, id].sort((a, b) => a - b);
}
