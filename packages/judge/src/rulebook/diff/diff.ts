/** What changed between two editions, rule by rule. */
import { counterpartsBetween } from '../concordance/concordance.ts';
import type { Rulebook, RuleRecord } from '../rulebook.ts';
import { followRules, type Pairing } from './follow.ts';
import { spoken } from './words.ts';

/** `both`: renumbered and reworded. */
export const CHANGES = ['added', 'removed', 'renumbered', 'reworded', 'both'] as const;
export type RuleChange = {
  readonly change: (typeof CHANGES)[number];
  /** The number in the first edition, null where it was added. */
  readonly from: string | null;
  /** The number in the second edition, null where it was removed. */
  readonly to: string | null;
  /**
   * The rules of the other edition that say it, by the concordance of the two editions that can be played; of an added
   * rule those of the first. Empty where the editions are others.
   */
  readonly counterparts: readonly string[];
};

export type EditionDiff = {
  readonly from: string;
  readonly to: string;
  /** The editions by way of which rules were followed. */
  readonly by: readonly string[];
  /** Rules with the same number and the same words, but for typography and the numbers they refer to. */
  readonly same: number;
  readonly counts: Readonly<Record<RuleChange['change'], number>>;
  /** In the order of the second edition; what was removed stands where it stood. */
  readonly changes: readonly RuleChange[];
};

/** The difference of the first and the last edition of a route. Needs at least two. */
export function diffEditions(route: readonly [Rulebook, ...Rulebook[]], pairing?: Pairing): EditionDiff {
  const [first, last] = [route[0], route.at(-1) ?? route[0]];
  const pairs = followRules(route, pairing);
  const counterparts = counterpartsBetween(first.edition, last.edition);
  const origins = counterpartsBetween(last.edition, first.edition);
  const after = new Map(last.rules.map(rule => [rule.number, rule]));
  const changes = first.rules.flatMap(rule =>
    changeOf(rule, after.get(pairs.get(rule.number) ?? ''), counterparts(rule.number)),
  );
  const reached = new Set(pairs.values());
  const added = last.rules
    .filter(({ number }) => !reached.has(number))
    .map(({ number }): RuleChange => ({ change: 'added', from: null, to: number, counterparts: origins(number) }));
  const counts = { added: added.length, removed: 0, renumbered: 0, reworded: 0, both: 0 };
  for (const { change } of changes) counts[change] += 1;
  return {
    from: first.edition,
    to: last.edition,
    by: route.slice(1, -1).map(({ edition }) => edition),
    same: first.rules.length - changes.length,
    counts,
    changes: inOrder([...changes, ...added], first, last),
  };
}

function changeOf(
  from: RuleRecord,
  to: RuleRecord | undefined,
  counterparts: readonly string[],
): readonly RuleChange[] {
  if (to === undefined) return [{ change: 'removed', from: from.number, to: null, counterparts }];
  const [renumbered, reworded] = [from.number !== to.number, spoken(wholeText(from)) !== spoken(wholeText(to))];
  if (!renumbered && !reworded) return [];
  const change = renumbered && reworded ? 'both' : renumbered ? 'renumbered' : 'reworded';
  return [{ change, from: from.number, to: to.number, counterparts }];
}

const wholeText = ({ text, examples }: RuleRecord): string => [text, ...examples].join(' ');

/** By the places in the second edition; what is gone comes after what stood before it in the first. */
function inOrder(changes: readonly RuleChange[], first: Rulebook, last: Rulebook): readonly RuleChange[] {
  const before = new Map(first.rules.map(({ number, index }) => [number, index / first.rules.length]));
  const after = new Map(last.rules.map(({ number, index }) => [number, index / last.rules.length]));
  const place = ({ from, to }: RuleChange): number => (to === null ? before.get(from ?? '') : after.get(to)) ?? 0;
  return changes.toSorted((one, other) => place(one) - place(other));
}
