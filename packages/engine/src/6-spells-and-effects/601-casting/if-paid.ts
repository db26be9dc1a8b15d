/**
 * What a spell says for the case that a cost is paid for it [CR 601.2c, 702.33g | 2007: 409.1d, 502.21c]: it has the targets
 * of that text only if the cost is paid.
 */
import type { Condition, Effect } from '@lawmage/ability';
import { hasWord, visitWords } from '../../1-concepts/113-abilities/words.ts';
import { hasTargets } from '../../1-concepts/115-targets/phrases.ts';
import { citePayment } from '../../7-additional/702-keywords/paid-rules.ts';

type Branching = Extract<Effect, { readonly do: 'if' }>;
type Payment = Extract<Condition, { readonly if: 'paid' | 'additionalPaid' }>;
/** Whether a payment has been announced. */
export type IsPaid = (payment: Payment) => boolean;

const UNBRANCHED = new WeakSet<Effect>();

/** The instructions with only those branches that the payments announced leave to it. */
export function settledByPayment(effect: Effect, isPaid: IsPaid): Effect {
  if (UNBRANCHED.has(effect)) return effect;
  const settled = settle(effect, isPaid) as Effect;
  if (settled === effect) UNBRANCHED.add(effect);
  return settled;
}

/** Whether some instructions are known to depend on no payment. */
export function isUnbranched(effects: readonly Effect[]): boolean {
  for (const effect of effects) if (!UNBRANCHED.has(effect)) return false;
  return true;
}

function settle(words: unknown, isPaid: IsPaid): unknown {
  if (Array.isArray(words)) {
    const parts = words.map(part => settle(part, isPaid));
    return parts.every((part, n) => part === words[n]) ? words : parts;
  }
  if (typeof words !== 'object' || words === null) return words;
  if (isBranching(words)) return settle(branchOf(words, isPaid), isPaid);
  let changed: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(words)) {
    const now = settle(part, isPaid);
    if (now === part) continue;
    changed ??= { ...words };
    changed[key] = now;
  }
  return changed ?? words;
}

const isBranching = (words: object): words is Branching & { readonly condition: Payment } =>
  'do' in words && words.do === 'if' && isPayment((words as Branching).condition);

/** What was paid for another object is not announced here. */
const isPayment = (asked: Condition): boolean =>
  asked.if === 'additionalPaid' || (asked.if === 'paid' && (asked.of === undefined || asked.of.what === 'self'));

const NOTHING: Effect = Object.freeze({ do: 'sequence', steps: [] });

function branchOf(branching: Branching & { readonly condition: Payment }, isPaid: IsPaid): Effect {
  const { condition, then, otherwise } = branching;
  if (condition.if === 'paid' && hasTargets(then)) citePayment(condition.keyword, 'targets');
  if (!isPaid(condition)) return otherwise ?? NOTHING;
  return otherwise !== undefined && speaksOf(then, otherwise) ? { do: 'sequence', steps: [otherwise, then] } : then;
}

/** "… It deals 4 damage instead": what is done instead may be done to what was said before. */
function speaksOf(words: unknown, before: Effect): boolean {
  const slots = new Set<unknown>();
  visitWords(before, node => {
    if (typeof node.slot === 'number' && !isThat(node)) slots.add(node.slot);
    return false;
  });
  return hasWord(words, node => isThat(node) && slots.has(node.slot));
}

const isThat = (node: Readonly<Record<string, unknown>>): boolean =>
  node.what === 'that' || node.who === 'that' || node.either === 'that';
