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
  mustDiffer: 'Something else must be chosen here.',
  notPriority: 'A shortcut is proposed by a player who has priority.',
  badProposal: 'These numbers are no proposal of a shortcut.',
  tooLong: 'A shortcut has at most 10,000 rounds and 100,000 choices.',
  choiceNotLegal: 'A proposed choice cannot be made there, as far as can be foreseen.',
  cannotRepeat: 'It cannot be repeated so often, as far as can be foreseen.',
  endsElsewhere: 'A shortcut ends where a player has priority.',
  numberChosen: 'A number has been chosen for this loop, and another player has chosen after that.',
  numberTooLow: 'The number of a loop of one’s own is at least that of the players before.',
  notFirst: 'The number is chosen by the first player in turn order who takes part in the loop.',
};

/** A refusal; `at` is the place in the reply that is wrong. */
export const refuse = (code: RefusalCode, at?: number): Refusal =>
  at === undefined ? { code, message: REFUSALS[code] } : { code, message: REFUSALS[code], at };
