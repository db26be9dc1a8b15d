import type { Effect } from '@lawmage/ability';
import { type Phrase, where } from '../../2-kernel/index.ts';
import { clauses } from './clauses.ts';

const JOINED = ['and', ', and', 'and, one duration', 'then', 'then each'];
const isJoined = (effect: Effect): boolean => effect.do === 'sequence' && JOINED.includes(effect.said ?? '');

/** One step, so that what stands behind it can be about nothing else. */
export const oneStep: Phrase<Effect> = where('one step', clauses, effect => !isJoined(effect));

/** Behind "a, then b" stands what is about b alone; behind "a and b" it could be about both, and is not understood. */
export function onLast(effect: Effect, change: (last: Effect) => Effect | undefined): Effect | undefined {
  if (!isJoined(effect)) return change(effect);
  if (effect.do !== 'sequence' || effect.said === 'and' || effect.said === ', and') return undefined;
  const last = effect.steps.at(-1);
  const changed = last && change(last);
  return changed && { ...effect, steps: [...effect.steps.slice(0, -1), changed] };
}
