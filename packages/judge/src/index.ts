/** The verdict: scenarios, rule coverage, editions compared. */
export {
  type Batch,
  type BehaviourReport,
  type Never,
  observeScenario,
  Progress,
  playBatch,
  reportOn,
  type Shown,
} from './behaviour/index.ts';
export { type Compared, type ComparedSide, type Comparison, compareEditions } from './compare/compare.ts';
export { countLines } from './lines/count.ts';
export type { Problem, ProblemCode } from './read/problem.ts';
export { readScenario, type ScenarioReading } from './read/read.ts';
export { isWithin } from './rulebook/number.ts';
export type { Scenario } from './scenario/scenario.ts';
export type { Library } from './verdict/cards.ts';
export { type CourseLine, courseOf } from './verdict/course.ts';
export {
  type CoveredRule,
  type RuleCounts,
  type RuleCoverage,
  type RuleState,
  ruleCoverage,
  type Tried,
} from './verdict/coverage.ts';
export { openPosition, type RunOptions, runScenario } from './verdict/run.ts';
export type { Fault, Outcome, Run, Verdict } from './verdict/verdict.ts';
export { type Answer, type AskedScenario, type Asking, askScenario } from './why/ask.ts';
