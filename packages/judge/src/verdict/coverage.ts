/** Which rules were carried out while scenarios ran, against all rules of an edition. */
import type { EditionName } from '@lawmage/engine';
import { correctionOf } from '../rulebook/kinds/corrected.ts';
import { numberedRules, type RuleKind } from '../rulebook/kinds/kinds.ts';
import { whyLeftOut } from '../rulebook/kinds/left-out.ts';
import { chapterOf, compareNumbers } from '../rulebook/number.ts';
import type { Outcome, Verdict } from './verdict.ts';

/** A scenario by the name that a reader finds it under, and what came of it. */
export type Tried = { readonly name: string; readonly verdict: Verdict };

/** `exercised` and `notYet` are executable rules; a `notYet` with a reason may wait. */
export type RuleState = 'exercised' | 'notYet' | 'definition' | 'physical';

export type CoveredRule = {
  readonly rule: string;
  readonly state: RuleState;
  /** The scenarios in which events, questions or decisions of the engine cited it. */
  readonly scenarios: readonly string[];
  /** Why it may wait; or why it is of another kind than it seems. */
  readonly reason: string | null;
};

/** How many rules there are of each kind and state. `executable` is `exercised` and `notYet`; `leftOut` is part of `notYet`. */
export type RuleCounts = {
  readonly rules: number;
  readonly executable: number;
  readonly exercised: number;
  readonly notYet: number;
  readonly leftOut: number;
  readonly definitions: number;
  readonly physical: number;
};

export type RuleCoverage = RuleCounts & {
  readonly edition: EditionName;
  readonly chapters: readonly (RuleCounts & { readonly chapter: string })[];
  /** In the order of the rulebook. */
  readonly list: readonly CoveredRule[];
  /** What was cited but is no rule of the edition: a fault of the engine. Chapters may be cited as a whole. */
  readonly unknown: readonly { readonly rule: string; readonly scenarios: readonly string[] }[];
  /** How the scenarios that have this edition ended; only what passed is counted. */
  readonly scenarios: Readonly<Record<Outcome, number>>;
  /** Those that did not pass. */
  readonly notCounted: readonly { readonly name: string; readonly outcome: Outcome }[];
};

/** What passed runs in an edition exercised, rule by rule. */
export function ruleCoverage(tried: readonly Tried[], edition: EditionName): RuleCoverage {
  const cited = citedIn(tried, edition);
  const rules = numberedRules(edition);
  const list = rules.map(({ number, kind }) => covered(edition, number, kind, cited.get(number) ?? []));
  const known = new Set(rules.flatMap(({ number }) => [number, chapterOf(number)]));
  const chapters = Map.groupBy(list, ({ rule }) => chapterOf(rule));
  return {
    edition,
    ...countsOf(list),
    chapters: [...chapters].map(([chapter, some]) => ({ chapter, ...countsOf(some) })),
    list,
    unknown: [...cited]
      .filter(([rule]) => !known.has(rule))
      .map(([rule, scenarios]) => ({ rule, scenarios }))
      .toSorted((one, other) => compareNumbers(one.rule, other.rule)),
    ...outcomesOf(tried, edition),
  };
}

function citedIn(tried: readonly Tried[], edition: EditionName): ReadonlyMap<string, readonly string[]> {
  const byRule = new Map<string, Set<string>>();
  for (const { name, verdict } of tried)
    for (const run of verdict.runs) {
      if (run.edition !== edition || run.outcome !== 'passed') continue;
      for (const rule of run.cited) byRule.set(rule, (byRule.get(rule) ?? new Set()).add(name));
    }
  return new Map([...byRule].map(([rule, names]) => [rule, [...names]]));
}

function covered(edition: EditionName, rule: string, kind: RuleKind, scenarios: readonly string[]): CoveredRule {
  if (kind !== 'rule') return { rule, state: kind, scenarios, reason: correctionOf(edition, rule)?.reason ?? null };
  if (scenarios.length > 0) return { rule, state: 'exercised', scenarios, reason: null };
  return { rule, state: 'notYet', scenarios, reason: whyLeftOut(edition, rule) };
}

function countsOf(list: readonly CoveredRule[]): RuleCounts {
  const count = (is: (rule: CoveredRule) => boolean): number => list.filter(is).length;
  const [exercised, notYet] = [count(({ state }) => state === 'exercised'), count(({ state }) => state === 'notYet')];
  return {
    rules: list.length,
    executable: exercised + notYet,
    exercised,
    notYet,
    leftOut: count(({ state, reason }) => state === 'notYet' && reason !== null),
    definitions: count(({ state }) => state === 'definition'),
    physical: count(({ state }) => state === 'physical'),
  };
}

function outcomesOf(tried: readonly Tried[], edition: EditionName): Pick<RuleCoverage, 'scenarios' | 'notCounted'> {
  const scenarios = { passed: 0, failed: 0, error: 0, skipped: 0 };
  const notCounted: { name: string; outcome: Outcome }[] = [];
  for (const { name, verdict } of tried) {
    const outcome = outcomeIn(verdict, edition);
    if (outcome === null) continue;
    scenarios[outcome] += 1;
    if (outcome !== 'passed') notCounted.push({ name, outcome });
  }
  return { scenarios, notCounted };
}

/** How a scenario ended in an edition, or null if it does not have it. */
function outcomeIn({ problems, outcome, runs }: Verdict, edition: EditionName): Outcome | null {
  if (problems.length > 0) return outcome;
  const here = runs.filter(run => run.edition === edition);
  if (here.length === 0) return null;
  return here.every(run => run.outcome === 'passed') ? 'passed' : 'failed';
}
