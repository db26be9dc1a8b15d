/** The coverage of an edition in few bytes. */
import type { RuleCoverage, Tried } from '../verdict/coverage.ts';
import type { CoverageSheet } from './answers.ts';

/** The coverage with scenarios named once; those that exercise nothing in this edition are left out. */
export function sheetOf(coverage: RuleCoverage, tried: readonly Tried[]): CoverageSheet {
  const { edition, list, rules: all, executable, exercised, notYet, leftOut, definitions, physical } = coverage;
  const counts = { rules: all, executable, exercised, notYet, leftOut, definitions, physical };
  const used = new Set(list.flatMap(({ scenarios }) => scenarios));
  const scenarios = tried
    .filter(({ name }) => used.has(name))
    .map(({ name, verdict }) => ({ name, title: verdict.title }));
  const places = new Map(scenarios.map(({ name }, place) => [name, place]));
  const rules = list.map(({ rule, state, scenarios: by, reason }) => [
    rule,
    { state, scenarios: by.flatMap(name => places.get(name) ?? []), reason },
  ]);
  return { edition, counts, scenarios, rules: Object.fromEntries(rules) };
}
