export { type Reminder, remindersOf } from './judge.ts';
