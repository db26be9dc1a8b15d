/** The judge's room: a position with lines of play kept side by side, and their text. Runs in the browser too. */
export { endDifferences, partsAt } from '../compare/ends.ts';
export type { Move, Stage } from '../play/table.ts';
export { readScenario } from '../read/read.ts';
export type * from '../scenario/scenario.ts';
export type { Library } from '../verdict/cards.ts';
export type { Fault } from '../verdict/verdict.ts';
export { namesOfScenario, writeScenario } from '../write/write.ts';
export { type Written, writeStudy } from './sentences.ts';
export {
  type Branch,
  branchOf,
  dropBranch,
  type Moved,
  moveAt,
  type Opened,
  openStudy,
  pathTo,
  type Said,
  type Spot,
  type Study,
  spotCiting,
} from './study.ts';
