/** A line of play in sentences: whatever is said is tried on the game, and stands only if it leads where the line led. */
import { setUp } from '../play/setting.ts';
import type { Action } from '../scenario/action.ts';
import type { Case, Scenario, Step } from '../scenario/scenario.ts';
import { actionWords } from '../write/actions.ts';
import { namesOfScenario, writeScenario } from '../write/write.ts';
import { type Branch, pathTo, type Study } from './study.ts';
import { advance, sayAll, type Walk } from './walk.ts';

export type Written =
  | { readonly ok: true; readonly scenario: Scenario; readonly text: string }
  | { readonly ok: false; readonly code: 'unsayable'; readonly message: string };

/** The study as a scenario, a case for each branch. */
export function writeStudy(study: Study): Written {
  const cases: Case[] = [];
  for (const branch of study.branches) {
    const steps = sentencesOf(study, branch);
    if (steps === null)
      return { ok: false, code: 'unsayable', message: `“${branch.name}” holds a move that no sentence says.` };
    cases.push({ name: study.branches.length === 1 && branch.name === 'Main line' ? '' : branch.name, steps });
  }
  const scenario: Scenario = { ...study.scenario, cases };
  return { ok: true, scenario, text: writeScenario(scenario) };
}

/** What is said along a branch: the sentences of its scenario as far as they led there, then others that do. */
function sentencesOf(study: Study, branch: Branch): readonly Step[] | null {
  const path = pathTo(study, branch.leaf);
  const set = setUp(study.scenario, study.edition, study.cards);
  if (!set.ok) return null;
  const walk: Walk = { table: set.table, path, at: 0 };
  const steps = [...keptSteps(study, branch, walk)];
  const names = namesOfScenario(study.scenario);
  const said = sayAll(walk);
  if (said === null) return null;
  const step = (does: Action): Step => ({
    place: { line: 1, column: 1 },
    text: actionWords(names, does),
    edition: null,
    does,
  });
  return [...steps, ...said.map(step)];
}

/** The scenario's own sentences along the branch, with those of the other edition between them. */
function keptSteps(study: Study, { said, stopped }: Branch, walk: Walk): readonly Step[] {
  const own = study.scenario.cases.find(one => one.steps.includes(said[0]?.step as Step))?.steps ?? [];
  const last = said.findLastIndex(({ missed, step }) => missed === null || 'check' in step.does);
  const lastStep = said[last]?.step;
  const kept: Step[] = [];
  for (const step of own) {
    if (lastStep === undefined) break;
    const isOther = step.edition !== null && step.edition !== study.edition;
    if (!isOther && 'do' in step.does && !advance(walk, step.does)) break;
    kept.push(step);
    if (step === lastStep && (stopped !== null || walk.at < walk.path.length - 1)) break;
  }
  return kept;
}
