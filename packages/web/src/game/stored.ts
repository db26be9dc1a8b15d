/** A game as a browser keeps it: how it began and everything that was replied, which is the whole of it. */
import type { Reply } from '@lawmage/engine';
import type { Setup } from './door.ts';

export const STORED_FORMAT = 'lawmage table';
export const STORED_VERSION = 1;

export type Step =
  /** `what` names a decision of the person's own, to which undo leads back; null for all other replies. */
  | { readonly did: 'reply'; readonly reply: Reply; readonly what: string | null }
  | { readonly did: 'concede' }
  | { readonly did: 'byHand'; readonly on: boolean }
  /** What stood here was taken back, after hidden cards had been seen. */
  | { readonly did: 'takeBack'; readonly what: string; readonly saw: readonly string[] };

export type StoredGame = {
  readonly format: typeof STORED_FORMAT;
  readonly version: typeof STORED_VERSION;
  readonly setup: Setup;
  readonly steps: readonly Step[];
  /** The engine's name of the position: another version may understand the same replies otherwise. */
  readonly hash: string;
};

export type StoredFault = { readonly code: 'otherVersion' | 'damaged' | 'elsewhere'; readonly message: string };

export const OTHER_VERSION: StoredFault = {
  code: 'otherVersion',
  message: 'It was begun under another version of Lawmage, whose rules ran otherwise.',
};
export const DAMAGED: StoredFault = { code: 'damaged', message: 'What the browser had kept of it is damaged.' };
export const ELSEWHERE: StoredFault = { code: 'elsewhere', message: 'Another tab of this browser plays it.' };

/** The first thing that keeps a value from being a stored game, or null. Whether its replies fit, only replaying says. */
export function storedFault(value: unknown): StoredFault | null {
  if (!isRecord(value) || value.format !== STORED_FORMAT) return DAMAGED;
  if (value.version !== STORED_VERSION) return OTHER_VERSION;
  const { setup, steps, hash } = value;
  const whole =
    isRecord(setup) &&
    isSide(setup.you) &&
    isList(setup.opponents, isSide) &&
    isList(steps, isStep) &&
    typeof hash === 'string';
  return whole ? null : DAMAGED;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown, is: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isSide = (value: unknown): boolean => isRecord(value) && isRecord(value.deck) && Array.isArray(value.deck.cards);
const isText = (value: unknown): boolean => typeof value === 'string';

function isStep(value: unknown): boolean {
  if (!isRecord(value)) return false;
  switch (value.did) {
    case 'reply':
      return isList(value.reply, Number.isSafeInteger) && (value.what === null || isText(value.what));
    case 'concede':
      return true;
    case 'byHand':
      return typeof value.on === 'boolean';
    case 'takeBack':
      return isText(value.what) && isList(value.saw, isText);
    default:
      return false;
  }
}
