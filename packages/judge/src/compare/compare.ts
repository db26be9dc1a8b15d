/** A scenario in two editions beside each other. */
import { type EditionName, type Rule, ruleIn } from '@lawmage/engine';
import { compareNumbers } from '../rulebook/number.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Library } from '../verdict/cards.ts';
import { type CourseLine, courseOf } from '../verdict/course.ts';
import { runScenario } from '../verdict/run.ts';
import type { Run, Verdict } from '../verdict/verdict.ts';
import { type EndDifference, endDifferences, partsAt } from './ends.ts';

/** What one edition makes of a case. */
export type ComparedSide = {
  readonly edition: EditionName;
  readonly lines: readonly CourseLine[];
  /** The first sentence that is not so in this edition. */
  readonly stopped: Run['difference'];
  /** The rules that were carried out in this edition and not in the other. */
  readonly rules: readonly string[];
};

export type Comparison = {
  readonly case: string;
  readonly sides: readonly [ComparedSide, ComparedSide];
  /** The first line that is otherwise, from 0; -1 if event by event they are the same. */
  readonly differ: number;
  /** What is otherwise at the end. */
  readonly ends: readonly EndDifference[];
};

export type Compared =
  | { readonly ok: true; readonly title: string; readonly cases: readonly Comparison[] }
  | { readonly ok: false; readonly verdict: Verdict };

/** Plays a scenario in two editions, also where it names one of them only. Fails as its verdict does, where nothing can be run. */
export function compareEditions(
  scenario: Scenario,
  editions: readonly [EditionName, EditionName],
  library: Library | null = null,
): Compared {
  const verdict = runScenario({ ...scenario, editions }, { library });
  if (verdict.problems.length > 0) return { ok: false, verdict };
  const byCase = Map.groupBy(verdict.runs, run => run.case);
  const cases = [...byCase].flatMap(([name, [one, other]]) =>
    one === undefined || other === undefined ? [] : [beside(name, one, other)],
  );
  return { ok: true, title: verdict.title, cases };
}

function beside(name: string, one: Run, other: Run): Comparison {
  return {
    case: name,
    sides: [sideOf(one, other), sideOf(other, one)],
    differ: partsAt(wordsIn(one, one.edition), wordsIn(other, one.edition)),
    ends: endDifferences(one.course.at(-1)?.game, other.course.at(-1)?.game),
  };
}

/** In the words of one edition, so that other words for the same are no difference. */
const wordsIn = (run: Run, edition: EditionName): readonly string[] => courseOf(run, edition).map(({ text }) => text);

const sideOf = (run: Run, other: Run): ComparedSide => ({
  edition: run.edition,
  lines: courseOf(run),
  stopped: run.difference,
  rules: numbersOf(
    [...run.rules].filter(rule => !other.rules.has(rule)),
    run.edition,
  ),
});

const numbersOf = (rules: readonly Rule[], edition: EditionName): readonly string[] =>
  [...new Set(rules.map(rule => ruleIn(edition, rule)))].filter(rule => rule !== '').toSorted(compareNumbers);
