/** The options that score most. */
import type { Decision, Option, Reply } from '@lawmage/engine';

export type Score = (option: Option, n: number) => number;

/** Options from best to worst; equal ones in their order. */
export const ranked = (
  { options }: Decision,
  score: Score,
): readonly { readonly n: number; readonly score: number }[] =>
  options.map((option, n) => ({ n, score: score(option, n) })).toSorted((a, b) => b.score - a.score || a.n - b.n);

const inOrder = (list: readonly { readonly n: number }[]): Reply => list.map(({ n }) => n).toSorted((a, b) => a - b);

/** The `count` best. */
export const bestOf = (decision: Decision, count: number, score: Score): Reply =>
  inOrder(ranked(decision, score).slice(0, count));

/** All that score more than nothing, as many as may be chosen; the best of a bad lot where some must be. */
export function wantedOf(decision: Decision, score: Score): Reply {
  const order = ranked(decision, score);
  const wanted = order.filter(one => one.score > 0).slice(0, decision.most);
  return inOrder(wanted.length >= decision.least ? wanted : order.slice(0, decision.least));
}

export const range = (n: number): Reply => Array.from({ length: n }, (_, at) => at);
