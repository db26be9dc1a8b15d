import type { Effect } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';

type Node = Readonly<Record<string, unknown>>;

/** "Repeat this process": the instructions from the first to this one are followed again. */
export const again: Phrase<Effect> = part<Effect>()(
  oneOf(
    'a verb',
    is({ do: 'again', slot: -1 })`repeat this process`,
    is({ do: 'again', slot: -1, said: 'any number of times' })`repeat this process any number of times`,
  ),
);

function hasAgain(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasAgain);
  if (typeof value !== 'object' || value === null) return false;
  return (value as Node).do === 'again' || Object.values(value).some(hasAgain);
}

/** Puts the sentences that one of them has repeated into one instruction. */
export function withProcess(effect: Effect): Effect {
  if (!hasAgain(effect)) return effect;
  if (effect.do !== 'sequence' || effect.said !== undefined) return { do: 'process', slot: -1, effect };
  const last = effect.steps.findLastIndex(hasAgain);
  const steps = effect.steps.slice(0, last + 1);
  const [only] = steps;
  const repeated: Effect = steps.length === 1 && only !== undefined ? only : { do: 'sequence', steps };
  const process: Effect = { do: 'process', slot: -1, effect: repeated };
  const rest = effect.steps.slice(last + 1);
  return rest.length === 0 ? process : { ...effect, steps: [process, ...rest] };
}

/** The inverse of `withProcess`; undefined for what should be a process and is none. */
export function withoutProcess(effect: Effect): Effect | undefined {
  if (effect.do === 'process') return effect.effect;
  if (effect.do !== 'sequence' || effect.said !== undefined) return hasAgain(effect) ? undefined : effect;
  const [first, ...rest] = effect.steps;
  if (first?.do !== 'process') return hasAgain(effect) ? undefined : effect;
  const inner = first.effect;
  const steps = inner.do === 'sequence' && inner.said === undefined ? inner.steps : [inner];
  return { ...effect, steps: [...steps, ...rest] };
}
