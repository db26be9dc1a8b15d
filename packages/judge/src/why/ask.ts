/** "May Ann …, and why not?", asked at a place of a scenario. */
import type { EditionName } from '@lawmage/engine';
import { play } from '../play/play.ts';
import { type Cards, setUp } from '../play/setting.ts';
import type { Miss, Table } from '../play/table.ts';
import { describeQuestion } from '../play/words.ts';
import { deed, permission } from '../read/deeds.ts';
import { map } from '../read/kernel.ts';
import { type Problem, readLine } from '../read/problem.ts';
import type { Deed } from '../scenario/action.ts';
import type { Case, Scenario } from '../scenario/scenario.ts';
import { cardsOf } from '../verdict/cards.ts';
import type { RunOptions } from '../verdict/run.ts';
import type { Fault } from '../verdict/verdict.ts';
import { namesOfScenario } from '../write/write.ts';
import { type WhyNot, whyNotDeed } from './why.ts';

/** What one edition says in one case. */
export type Answer = {
  readonly case: string;
  readonly edition: EditionName;
  /** Who is asked what at that place. */
  readonly decision: string;
  readonly may: boolean;
  readonly code: string;
  readonly words: string;
  readonly rule: string;
};

export type AskedScenario =
  | { readonly ok: true; readonly title: string; readonly answers: readonly Answer[] }
  /** `of`: in what text the problems are. */
  | { readonly ok: false; readonly of: 'question' | 'scenario'; readonly problems: readonly Fault[] };

export type Asking = RunOptions & {
  /** What would be done: "Ann attacks with Moss Bear". */
  readonly sentence: string;
  /** Before the sentence of which line; absent: at the end. */
  readonly line?: number;
};

/** Asks in every edition and case. Fails with what is wrong in the text, in the question, or on the way to that place. */
export function askScenario(scenario: Scenario, { sentence, line, edition, library = null }: Asking): AskedScenario {
  const problems: Fault[] = [];
  const asked = readDeed(scenario, sentence, one => problems.push(one));
  if (asked === null) return { ok: false, of: 'question', problems };
  const read = cardsOf(scenario, library);
  if (!read.ok) return { ok: false, of: 'scenario', problems: read.faults };
  const answers: Answer[] = [];
  for (const one of scenario.editions.filter(each => edition === undefined || each === edition))
    for (const course of scenario.cases) {
      const there = goTo(scenario, course, one, read.cards, line);
      if ('fault' in there) problems.push(there.fault);
      else answers.push({ case: course.name, edition: one, ...answerAt(there.table, asked) });
    }
  return problems.length > 0 ? { ok: false, of: 'scenario', problems } : { ok: true, title: scenario.title, answers };
}

/** "Ann attacks with X" or "Ann may (not) attack with X". */
function readDeed(scenario: Scenario, sentence: string, report: (problem: Problem) => void): Deed | null {
  const may = map(permission, check => (check.check === 'may' ? check.deed : null));
  return readLine<Deed | null>(sentence, { line: 1, column: 1 }, namesOfScenario(scenario), [deed, may], report);
}

function goTo(
  scenario: Scenario,
  course: Case,
  edition: EditionName,
  cards: Cards,
  line = Number.POSITIVE_INFINITY,
): { readonly table: Table } | { readonly fault: Fault } {
  const set = setUp(scenario, edition, cards);
  if (!set.ok) return { fault: faultOf(set.miss, { line: 1, column: 1 }) };
  for (const { does, place, edition: only } of course.steps) {
    if (place.line >= line || !('do' in does) || (only !== null && only !== edition)) continue;
    const missed = play(set.table, does);
    if (missed !== null) return { fault: faultOf(missed, place) };
  }
  return { table: set.table };
}

const faultOf = ({ code, fact }: Miss, place: Fault['place']): Fault => ({ code, place, message: fact });

function answerAt(table: Table, asked: Deed): Omit<Answer, 'case' | 'edition'> {
  const why: WhyNot | null = whyNotDeed(table, asked);
  const decision = describeQuestion(table.game);
  if (why === null) return { decision, may: true, code: '', words: '', rule: '' };
  return { decision, may: false, code: why.code, words: why.words, rule: why.rule };
}
