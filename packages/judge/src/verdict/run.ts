/** Runs scenarios: every case in every edition. */
import { citing, type EditionName, type Game, type Rule } from '@lawmage/engine';
import { verify } from '../check/check.ts';
import { play } from '../play/play.ts';
import { type Cards, setUp } from '../play/setting.ts';
import { cite, type Miss, miss, type Stage, type Table } from '../play/table.ts';
import { describeQuestion } from '../play/words.ts';
import { readScenario } from '../read/read.ts';
import type { Case, Scenario, Step } from '../scenario/scenario.ts';
import { cardsOf, type Library } from './cards.ts';
import type { Fault, Followed, Outcome, Run, Verdict } from './verdict.ts';

export type RunOptions = {
  /** Where printed cards come from; null: scenarios that name any are skipped. */
  readonly library?: Library | null;
  /** Only this edition. */
  readonly edition?: EditionName;
};

/** The verdict on a scenario, given as text or read before. */
export function runScenario(given: string | Scenario, { library = null, edition }: RunOptions = {}): Verdict {
  const reading = typeof given === 'string' ? readScenario(given) : { ok: true as const, scenario: given };
  if (!reading.ok) return without('', 'error', reading.problems);
  const { scenario } = reading;
  const read = cardsOf(scenario, library);
  if (!read.ok) return without(scenario.title, read.outcome, read.faults);
  const editions = scenario.editions.filter(one => edition === undefined || one === edition);
  const runs = editions.flatMap(one => scenario.cases.map(course => runCase(scenario, course, one, read.cards)));
  const outcome: Outcome =
    runs.length === 0 ? 'skipped' : runs.every(run => run.outcome === 'passed') ? 'passed' : 'failed';
  return { title: scenario.title, outcome, runs, problems: [] };
}

/** The game at the position of a scenario, with what is wrong if there is none. */
export function openPosition(
  source: string,
  edition: EditionName,
  library: Library | null = null,
): { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly problems: readonly Fault[] } {
  const reading = readScenario(source);
  if (!reading.ok) return reading;
  const read = cardsOf(reading.scenario, library);
  if (!read.ok) return { ok: false, problems: read.faults };
  const set = setUp(reading.scenario, edition, read.cards);
  if (set.ok) return { ok: true, game: set.table.game };
  return { ok: false, problems: [{ ...differing(set.miss), place: { line: 1, column: 1 } }] };
}

const without = (title: string, outcome: Outcome, problems: readonly Fault[]): Verdict => ({
  title,
  outcome,
  runs: [],
  problems,
});

/** One case in one edition, sentence by sentence up to the first that is not so. */
export function runCase(scenario: Scenario, course: Case, edition: EditionName, cards: Cards): Run {
  const acted = new Set<Rule>();
  const set = citing(acted, () => setUp(scenario, edition, cards));
  const start = { line: 1, column: 1 };
  if (!set.ok)
    return {
      case: course.name,
      edition,
      outcome: 'failed',
      difference: { ...differing(set.miss), place: start, sentence: '' },
      cited: [],
      rules: acted,
      course: [],
      followed: [],
    };
  const { table } = set;
  const followed: Followed[] = [];
  const difference = citing(acted, () =>
    followSteps(
      table,
      course.steps.filter(step => step.edition === null || step.edition === edition),
      acted,
      followed,
    ),
  );
  return {
    case: course.name,
    edition,
    outcome: difference === null ? 'passed' : 'failed',
    difference,
    cited: [...table.cited].toSorted(),
    rules: new Set([...acted, ...table.stages.flatMap(rulesOf)]),
    course: table.stages,
    followed,
  };
}

/** What events and the question after them cite. */
const rulesOf = ({ events, game: { asking } }: Stage): readonly Rule[] => [
  ...events.map(event => event.rule),
  ...(asking === null ? [] : [asking.why.rule]),
];

const differing = ({ code, fact }: Miss): Pick<Fault, 'code' | 'message'> => ({ code, message: fact });

/** A fact may be otherwise only because somebody has still to choose: then the question is told too. */
function asOpen({ game }: Table, missed: Miss): Miss {
  const isOpen = game.asking !== null && game.asking.kind !== 'priority';
  if (missed.code !== 'unmet' || !isOpen) return missed;
  return { ...missed, fact: `${missed.fact}; a choice is missing: ${describeQuestion(game)}` };
}

/** Sentence by sentence, up to the first that is not so; then nothing may be left unanswered. */
function followSteps(
  table: Table,
  steps: readonly Step[],
  acted: ReadonlySet<Rule>,
  followed: Followed[],
): Run['difference'] {
  for (const step of steps) {
    for (const rule of acted) cite(table, rule);
    const missed = 'do' in step.does ? play(table, step.does) : verify(table, step.does);
    followed.push({ step, stages: table.stages.length, missed });
    if (missed !== null) return { ...differing(asOpen(table, missed)), place: step.place, sentence: step.text };
  }
  for (const rule of acted) cite(table, rule);
  const { asking, result } = table.game;
  if (result !== null || asking === null || asking.kind === 'priority') return null;
  const open = miss('unanswered', `left unanswered: ${describeQuestion(table.game)}`);
  return {
    ...differing(open),
    place: steps.at(-1)?.place ?? { line: 1, column: 1 },
    sentence: steps.at(-1)?.text ?? '',
  };
}
