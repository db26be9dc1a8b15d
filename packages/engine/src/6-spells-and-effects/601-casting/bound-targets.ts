/** Chosen targets as what their phrases stand for [CR 601.2c | 2007: 409.1c]. */
import type { Found, StackItem, Target, Targets } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';

/** What phrases stand for, the chosen targets included. */
export function boundTargets(found: StackItem['found'], targets: readonly Targets[]): StackItem['found'] {
  if (targets.length === 0) return found;
  const bound = [...found];
  for (const { slot, chosen } of targets) bound[slot] = foundOf(chosen);
  return bound;
}

const foundOf = (chosen: readonly Target[]): Found => ({
  ids: chosen.filter(target => target.id !== NONE).map(target => target.id),
  seats: chosen.filter(target => target.id === NONE).map(target => target.seat),
  n: chosen.length,
});
