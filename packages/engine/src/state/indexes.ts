/** Indexes: derived from the records, so that nothing is scanned for every event. Rebuilt on loading, never saved. */
import type { ObjectId } from './ids.ts';

/** What an ability can listen to: kinds of events and steps. */
export type ListenKey = string;

export type Indexes = {
  /** Objects whose abilities listen to a kind of event with a trigger, in timestamp order. */
  readonly triggers: ReadonlyMap<ListenKey, readonly ObjectId[]>;
  /** Objects whose static abilities replace or prevent a kind of event. */
  readonly replacements: ReadonlyMap<ListenKey, readonly ObjectId[]>;
  /** Objects with static abilities that modify other objects or players. */
  readonly statics: readonly ObjectId[];
};
