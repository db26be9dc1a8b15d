/** Refusals: the one catalogue of what is said about a reply that does not fit. */
import type { Refusal, RefusalCode } from './decision.ts';

export const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  gameOver: 'The game has ended.',
  notAsked: 'Nobody is asked anything at the moment.',
  notAnInteger: 'A reply is a list of whole numbers.',
  notAmongOptions: 'That is not one of the options.',
  chosenTwice: 'The same option was chosen twice.',
  tooFew: 'Too few were chosen.',
  tooLittle: 'What was chosen does not come to the total that is asked for.',
  tooMany: 'Too many were chosen.',
  wrongSum: 'The shares do not add up to the amount.',
  shareTooSmall: 'A share is smaller than it must be.',
  notCancellable: 'This cannot be taken back.',
  attackNotAllowed: 'These creatures cannot attack like this.',
  attackRequired: 'More of what is required to attack could attack.',
  blockNotAllowed: 'These creatures cannot block like this.',
  blockRequired: 'More of what is required to block could block.',
  cannotPay: 'The cost cannot be paid.',
  notEqualSets: 'Not each of them was placed exactly once.',
};

/** A refusal; `at` is the place in the reply that is wrong. */
export const refuse = (code: RefusalCode, at?: number): Refusal =>
  at === undefined ? { code, message: REFUSALS[code] } : { code, message: REFUSALS[code], at };
