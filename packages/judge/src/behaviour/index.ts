/** Behaviour: which abilities of which cards have ever happened, in scenarios and in short games made for them. */
export { type BehaviourReport, type Never, reportOn } from './report.ts';
export { type Batch, Progress, playBatch, type Shown } from './rounds.ts';
export { observeScenario } from './scenarios.ts';
