/** A line of play in sentences: whatever is said is tried on the game, and stands only if it leads where the line led. */
import { hash } from '@lawmage/engine';
import { play } from '../play/play.ts';
import { setUp } from '../play/setting.ts';
import type { Table } from '../play/table.ts';
import type { Action } from '../scenario/action.ts';
import type { Case, Scenario, Step } from '../scenario/scenario.ts';
import { actionWords } from '../write/actions.ts';
import { namesOfScenario, writeScenario } from '../write/write.ts';
import { candidates } from './candidates.ts';
import { type Branch, pathTo, type Spot, type Study } from './study.ts';

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
  while (walk.at < path.length - 1) {
    const action = sayNext(walk);
    if (action === null) return null;
    steps.push({ place: { line: 1, column: 1 }, text: actionWords(names, action), edition: null, does: action });
  }
  return steps;
}

/** A table that is led along a path of spots. */
type Walk = { table: Table; readonly path: readonly Spot[]; at: number };

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

/** Plays an action if it leads along the path. */
function advance(walk: Walk, action: Action): boolean {
  const { table, path, at } = walk;
  const tried: Table = { ...table, cited: new Set(table.cited), stages: [...table.stages] };
  if (play(tried, action) !== null) return false;
  const made = tried.stages.slice(table.stages.length);
  const leads = made.every((stage, n) => path[at + 1 + n]?.hash === hash(stage.game));
  if (!leads) return false;
  walk.table = tried;
  walk.at = at + made.length;
  return true;
}

/** The first sentence that leads on, at least by one move. */
function sayNext(walk: Walk): Action | null {
  const rest = walk.path.slice(walk.at + 1);
  const before = walk.at;
  for (const action of candidates(walk.table, rest)) if (advance(walk, action) && walk.at > before) return action;
  return null;
}
