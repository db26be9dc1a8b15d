/** What is announced for a spell, from the beginning [CR 601.2a | 2007: 409.1a]. */
import type { StackItem } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import type { Way } from './way.ts';

/** A spell before anything has been announced for it. */
export const newItem = (source: ObjectId, controller: Seat, way: Way, from: StackItem['from']): StackItem => ({
  what: 'spell',
  source,
  ability: null,
  controller,
  way: way.way,
  from,
  modes: [],
  targets: [],
  x: 0,
  paid: way.keyword === null ? {} : { [way.way]: 1 },
  spent: [],
  found: [],
  damage: [],
});
