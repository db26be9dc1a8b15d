/** Steps in the words of each edition [CR 500.1 | 2007: 300.1]. */
import { stepWords } from '@lawmage/judge/tell';
import type { Seen } from '../game/seen.ts';
import { whoseName } from './objects.ts';

export { stepWords } from '@lawmage/judge/tell';

export const STEP_ORDER = [
  'untap',
  'upkeep',
  'draw',
  'precombatMain',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'postcombatMain',
  'end',
  'cleanup',
] as const;
export type Step = (typeof STEP_ORDER)[number];

/** "your draw step", "Bob's end step". */
export function stepOf(seen: Pick<Seen, 'edition' | 'seat' | 'players'>, step: Step, active: number): string {
  return `${whoseName(seen, active)} ${stepWords(seen.edition, step).long}`;
}
