/** Which values of X a spell could be given, for targets that depend on it [CR 601.2b, 601.2c | 2007: 409.1b, 409.1c]. */
import type { Effect } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import type { Look } from './look.ts';
import type { Way } from './way.ts';

const ONLY_ZERO: readonly number[] = [0];
/** The values of X that are tried; no printed mana value is greater. */
export const SOME_X: readonly number[] = Array.from({ length: 17 }, (_, x) => x);

/** X is announced before targets are chosen, so that some X may make targets legal; cast for free, it is 0 [CR 107.3b]. */
export function possibleX({ cost }: Look, { free }: Way, effects: readonly Effect[]): readonly number[] {
  if (free || cost?.includes('X') !== true) return ONLY_ZERO;
  return effects.some(effect => hasWord(targetPhrases(effect), isX)) ? SOME_X : ONLY_ZERO;
}

const isX = (node: Readonly<Record<string, unknown>>): boolean => node.count === 'x';
