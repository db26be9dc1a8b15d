/** Chosen targets as what their phrases stand for [CR 601.2c | 2007: 409.1c]. */
import type { Found, StackItem, Target, Targets } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';

/** What phrases stand for, the chosen targets included. */
export function boundTargets(found: StackItem['found'], targets: readonly Targets[]): StackItem['found'] {
  if (targets.length === 0) return found;
  const bound = [...found];
  for (const { slot, chosen } of targets) bound[slot] = foundOf(chosen);
  return bound;
}

/** Chosen targets as what a phrase stands for. */
export function foundOf(targets: readonly Target[]): Found {
  const ids: ObjectId[] = [];
  const seats: Seat[] = [];
  for (const { id, seat } of targets) {
    if (id === NONE) seats.push(seat);
    else ids.push(id);
  }
  return { ids, seats, n: targets.length };
}
