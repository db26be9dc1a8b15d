import type { Effect } from '@lawmage/ability';
import { same } from '../../2-kernel/index.ts';

type Modify = Extract<Effect, { readonly do: 'modify' }>;
const isModify = (step: Effect | undefined): step is Modify => step?.do === 'modify';

/** The mark of two joined changes that have one duration. */
const SHARED = 'and, one duration';

/** "red creatures get +1/+0 and white creatures get +0/+1 until end of turn": the duration is that of both. */
export function sharing(effect: Effect): Effect {
  if (effect.do !== 'sequence' || effect.said !== 'and' || !effect.steps.every(isModify)) return effect;
  const { until } = effect.steps.at(-1) ?? {};
  const others = effect.steps.slice(0, -1);
  if (until === undefined || others.some(step => step.until !== undefined)) return effect;
  return { ...effect, said: SHARED, steps: effect.steps.map(step => ({ ...step, until })) };
}

/** The inverse of `sharing`; changes without an end are not joined to one that has an end. */
export function unshared(effect: Effect): Effect | undefined {
  if (effect.do !== 'sequence') return effect;
  if (effect.said !== SHARED) return sharing(effect) === effect ? effect : undefined;
  const last = effect.steps.at(-1);
  if (!isModify(last) || last.until === undefined) return undefined;
  const others = effect.steps.slice(0, -1).map(step => withoutEnd(step, last.until));
  return others.every(step => step !== undefined) ? { ...effect, said: 'and', steps: [...others, last] } : undefined;
}

function withoutEnd(step: Effect, end: Modify['until']): Effect | undefined {
  if (!isModify(step) || !same(step.until, end)) return undefined;
  const { until: _, ...rest } = step;
  return rest;
}
