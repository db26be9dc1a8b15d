/** The table without its page: a game against agents as a person is shown it and asked about it, in words. */
export type { FromHost, Setup, UndoMark } from './game/door.ts';
export { dress } from './game/dress.ts';
export { createHost, type Host } from './game/host.ts';
export type { DecisionSeen, ObjectSeen, PlayerSeen, Seen } from './game/seen.ts';
export { entriesOf } from './log/log.ts';
export { type Entry, LEVELS, type Level, plainText } from './log/parts.ts';
export { yesNoWords } from './prompt/yes-no.ts';
export { realActs, subjectOf } from './table/acts.ts';
export { NO_DRAFT } from './table/draft.ts';
export { onlyReply } from './table/forced.ts';
export { allObjects, nameOf } from './table/objects.ts';
export { optionWords } from './table/option-words.ts';
export { type PassMemory, type PassSettings, passing } from './table/passing.ts';
export { primaryOf } from './table/primary.ts';
export { promptWords } from './table/prompt-words.ts';
export { CLEAR_MEMORY } from './table/state.ts';
export { STEP_ORDER, type Step, stepWords } from './table/steps.ts';
export { defaultStops, toggleStop } from './table/stops.ts';
