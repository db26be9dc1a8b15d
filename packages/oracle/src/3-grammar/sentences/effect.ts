import type { Effect } from '@lawmage/ability';
import { as, oneOf, type Phrase, part, run, say } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { isOneAndOther } from '../verbs/one-and-other.ts';
import { speaksOfPrevented } from './afterwards.ts';
import { heading } from './instead-row.ts';
import { modes } from './modes.ts';
import { withoutProcess, withProcess } from './process.ts';
import { isTokenText, tokenOf } from './token-text.ts';
import { rolled, unit, whenDone } from './units.ts';

type Part = Readonly<Record<string, unknown>>;

/** True if a value speaks of an X that it does not define. */
function usesX(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(usesX);
  if (typeof value !== 'object' || value === null) return false;
  const part = value as Part;
  return part.do !== 'where' && (part.count === 'x' || Object.values(part).some(usesX));
}

/** An X that one sentence defines is defined for the whole text; a later sentence that uses it is not understood. */
function losesX(steps: readonly Effect[]): boolean {
  const at = steps.findIndex(step => step.do === 'where');
  return at >= 0 && steps.slice(at + 1).some(usesX);
}

/** What a sentence does last. */
function lastOf(effect: Effect): Effect {
  if (effect.do === 'sequence') return lastOf(effect.steps.at(-1) ?? effect);
  if (effect.do === 'may') return effect.then === undefined ? effect : lastOf(effect.then);
  return effect.do === 'if' || effect.do === 'ifDone' ? lastOf(effect.then) : effect;
}

/** "Look at the top two cards. Put one … and the other …" is one instruction about these cards. */
const digs = (steps: readonly Effect[]): boolean =>
  steps.some((step, at) => {
    const before = at > 0 ? lastOf(steps[at - 1] as Effect) : undefined;
    if (before?.do === 'prevent' && (step.do === 'repeat' || speaksOfPrevented(step))) return true;
    if (isTokenText(step) && at > 0 && tokenOf(steps[at - 1] as Effect) !== undefined) return true;
    const isSeen = before?.do === 'look' || before?.do === 'reveal';
    return isSeen && 'what' in before.what && before.what.what === 'top' && isOneAndOther(step);
  });

/** A paragraph of instructions, each sentence with its full stop [CR 608.2c | 2007: 413.2c]. */
const paragraph: Phrase<Effect> = as(
  run(unit, { least: 2 }),
  (steps): Effect | undefined => (losesX(steps) || digs(steps) ? undefined : { do: 'sequence', steps }),
  effect => (effect.do === 'sequence' && effect.said === undefined ? effect.steps : undefined),
);

const ending = oneOf('rows', modes, rolled, whenDone);

/** Sentences before rows, or before "when you do", that end the paragraph. */
const ended: Phrase<Effect> = as(
  say`${{ first: run(unit) }} ${{ last: ending }}`,
  ({ first, last }): Effect | undefined => {
    const steps = [...first, last];
    if (last.do !== 'whenDone') return { do: 'sequence', said: 'rows', steps };
    return losesX(steps) || digs(steps) ? undefined : { do: 'sequence', steps };
  },
  effect => {
    if (effect.do !== 'sequence') return undefined;
    const first = effect.steps.slice(0, -1);
    const last = effect.steps.at(-1);
    if (last === undefined || first.length === 0) return undefined;
    return effect.said === (last.do === 'whenDone' ? undefined : 'rows') ? { first, last } : undefined;
  },
);

const ROW = 'row: ';
type Rows = { readonly first: readonly Effect[]; readonly heading: string; readonly last: Effect };
/** A line under an ability word that speaks of what the lines before it were about. */
const besides: Phrase<Effect> = as(
  part<Rows>()(say`${{ first: run(unit) }}
 ${{ heading }} ${{ last: unit }}`),
  ({ first, heading: label, last }): Effect => ({ do: 'sequence', said: `${ROW}${label}`, steps: [...first, last] }),
  (effect): Rows | undefined => {
    if (effect.do !== 'sequence' || !effect.said?.startsWith(ROW)) return undefined;
    const first = effect.steps.slice(0, -1);
    const last = effect.steps.at(-1);
    return last && first.length > 0 ? { first, heading: effect.said.slice(ROW.length), last } : undefined;
  },
);

/** What a spell or ability does, from its first word to its last full stop. */
export const effect: Phrase<Effect> = tie(
  'effect',
  oneOf('an effect', as(oneOf('an effect', unit, paragraph), withProcess, withoutProcess), ending, ended, besides),
);
