export type { RankedBlocker } from './blockers.ts';
export { type Coverage, type CoverageOptions, type CoveredCard, coverage, type Share } from './coverage.ts';
export type { Finding } from './detectors.ts';
export { atThisDoor } from './doors.ts';
export { type FaceLine, faceText, fromTokens, manaCostText, typeLineText } from './face-text.ts';
export type { CardFacts, FaceFacts } from './facts.ts';
export { heldOut } from './held-out.ts';
export { layoutOf } from './layout.ts';
export {
  type LineDeclined,
  type LineRead,
  type LineReading,
  lineGrammar,
  readTokens,
  type Verdict,
  writeTokens,
} from './line.ts';
export { nearestReadings } from './nearest.ts';
export { readManaCost } from './printed.ts';
export { type Blocker, type Reading, type ReadUnit, readCard, readerOn, readLines } from './read-card.ts';
export { type Reader, reader } from './reader.ts';
export { type Reminder, remindersOf } from './reminders/index.ts';
export { tokenNames } from './token-names.ts';
export { tree } from './tree.ts';
export { readTypeLine } from './type-line.ts';
