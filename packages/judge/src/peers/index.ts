/** Scenarios of other engines, in the neutral format. */
export { peerJudge } from './judge.ts';
export { type BrokenLine, type LineParsed, parseLine } from './parse.ts';
export type { PeerRecord } from './record.ts';
export { type PeerReport, peerReport, type Reason, type Tally } from './report.ts';
export type { PeerOutcome, PeerVerdict } from './run.ts';
