/** Which rules were carried out while scenarios ran. */
import type { EditionName } from '@lawmage/engine';
import type { Verdict } from './verdict.ts';

/** A rule, as events and questions cited it, and the scenarios in which they did. */
export type ExercisedRule = { readonly rule: string; readonly scenarios: readonly string[] };

/** The rules of an edition that passed runs exercised, in the order of their numbers. */
export function ruleCoverage(verdicts: readonly Verdict[], edition: EditionName): readonly ExercisedRule[] {
  const byRule = new Map<string, Set<string>>();
  for (const { title, runs } of verdicts) {
    for (const run of runs) {
      if (run.edition !== edition || run.outcome !== 'passed') continue;
      for (const rule of run.cited) byRule.set(rule, (byRule.get(rule) ?? new Set()).add(title));
    }
  }
  const rules = [...byRule].map(([rule, scenarios]) => ({ rule, scenarios: [...scenarios] }));
  return rules.toSorted((one, other) => one.rule.localeCompare(other.rule, 'en', { numeric: true }));
}
