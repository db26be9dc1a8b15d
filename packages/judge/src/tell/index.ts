/** Events in sentences: for the log of the table and for verdicts. Runs in the browser too. */
export { sayDraws } from './draws.ts';
export { editionTitle, wordsOf } from './edition-words.ts';
export { capital, LEVELS, type Level, type Part, plainText, type Sentence, type Telling } from './parts.ts';
export { say } from './sentences.ts';
export { type StepWords, stepWords } from './steps.ts';
export { causeWords, faultWords, hindranceWords, type Reason, reasonOf, saidOf } from './why-not.ts';
