/** Which rule of one edition is which rule of another: by what they say, not by their numbers. */
import { chapterOf, parentsOf } from '../number.ts';
import type { Rulebook, RuleRecord } from '../rulebook.ts';
import { type Near, nearest, vectorsOf, type Worded } from './vectors.ts';
import { spoken, wordsOf } from './words.ts';

/** Numbers of the first edition with those of the second, one to one. */
export type Pairs = ReadonlyMap<string, string>;

const CANDIDATES = 8;
/** Texts that are less near than this are two rules. */
const NEAR_ENOUGH = 0.42;
/** What lets two rules be one sooner: the number, every word, the rule or chapter that they stand under. */
const SAME_NUMBER = 0.12;
const SAME_WORDS = 1;
const SAME_PARENT = 0.1;

type Candidate = { readonly from: RuleRecord; readonly to: RuleRecord; readonly score: number };

/**
 * Pairs the rules of two editions: first those whose words no other rule has, then the nearest, from the top of the
 * rulebook down.
 */
export function pairRules(one: Pick<Rulebook, 'rules'>, other: Pick<Rulebook, 'rules'>): Pairs {
  const pairs = pairedByWords(one.rules, other.rules);
  const taken = new Set(pairs.values());
  const rules = one.rules.filter(({ number }) => !pairs.has(number));
  const others = other.rules.filter(({ number }) => !taken.has(number));
  const [left = [], right = []] = vectorsOf(worded(rules, one.rules), worded(others, other.rules));
  const near = nearest(left, right, CANDIDATES);
  for (const levels of [['section', 'chapter'], ['rule'], ['subrule']]) {
    const candidates = rules.flatMap((rule, n) =>
      levels.includes(rule.level) ? candidatesFor(rule, near[n] ?? [], others, pairs) : [],
    );
    take(candidates, pairs);
  }
  return pairs;
}

/** Sections and chapters that kept number and title: many are called alike. */
function pairedTitles(one: readonly RuleRecord[], other: readonly RuleRecord[]): Map<string, string> {
  const there = new Map(other.map(({ number, text }) => [number, spoken(text)]));
  const kept = one.filter(rule => !isNumbered(rule) && there.get(rule.number) === spoken(rule.text));
  return new Map(kept.map(({ number }) => [number, number]));
}

/** Texts of so few letters may be alike by chance. */
const TELLING = 25;

/** The rules of the same words, where these words stand in each edition once. */
function pairedByWords(one: readonly RuleRecord[], other: readonly RuleRecord[]): Map<string, string> {
  const said = (rules: readonly RuleRecord[]) => Map.groupBy(rules, ({ text }) => spoken(text));
  const there = said(other);
  const pairs = pairedTitles(one, other);
  const taken = new Set(pairs.values());
  for (const [words, [rule, ...more]] of said(one)) {
    const [match, ...others] = there.get(words) ?? [];
    if (rule === undefined || match === undefined || more.length + others.length > 0) continue;
    if (pairs.has(rule.number) || taken.has(match.number)) continue;
    if ((words.length >= TELLING || !isNumbered(rule)) && mayPair(rule, match)) pairs.set(rule.number, match.number);
  }
  return pairs;
}

/** The words of rules, with those of what they stand under. */
function worded(rules: readonly RuleRecord[], all: readonly RuleRecord[]): readonly Worded[] {
  const words = new Map(all.map(({ number, text }) => [number, wordsOf(text)]));
  return rules.map(({ number }) => ({
    words: words.get(number) ?? [],
    around: parentsOf(number)
      .slice(1)
      .flatMap(above => (words.get(above) ?? []).slice(0, 6)),
  }));
}

function candidatesFor(
  from: RuleRecord,
  near: readonly Near[],
  rules: readonly RuleRecord[],
  pairs: Pairs,
): readonly Candidate[] {
  const said = spoken(from.text);
  return near.flatMap(({ at, nearness }) => {
    const to = rules[at];
    if (to === undefined || !mayPair(from, to)) return [];
    const bonus =
      (spoken(to.text) === said ? SAME_WORDS : 0) +
      (from.number === to.number ? SAME_NUMBER : 0) +
      (sameParent(from, to, pairs) ? SAME_PARENT : 0);
    return nearness + bonus >= NEAR_ENOUGH ? [{ from, to, score: nearness + bonus }] : [];
  });
}

/** Titles pair with titles; a rule may have become a subrule. */
const isNumbered = ({ level }: RuleRecord): boolean => level === 'rule' || level === 'subrule';
const mayPair = (from: RuleRecord, to: RuleRecord): boolean =>
  isNumbered(from) ? isNumbered(to) : from.level === to.level;

function sameParent(from: RuleRecord, to: RuleRecord, pairs: Pairs): boolean {
  const [above, other] = [parentsOf(from.number).at(-1), parentsOf(to.number).at(-1)];
  if (above !== undefined && pairs.get(above) === other) return true;
  return isNumbered(from) && pairs.get(chapterOf(from.number)) === chapterOf(to.number);
}

function take(candidates: readonly Candidate[], pairs: Map<string, string>): void {
  const taken = new Set(pairs.values());
  for (const { from, to } of candidates.toSorted((one, other) => other.score - one.score)) {
    if (pairs.has(from.number) || taken.has(to.number)) continue;
    pairs.set(from.number, to.number);
    taken.add(to.number);
  }
}
