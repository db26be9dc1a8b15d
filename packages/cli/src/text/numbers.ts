/** Numbers in options. */
import { CommandError } from '../command.ts';

/** A whole number from `least` on. */
export function wholeNumber(text: string, option: string, least: number): number {
  const n = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(n) || n < least)
    throw new CommandError('badNumber', `--${option} takes a whole number from ${least} on, not "${text}"`);
  return n;
}
