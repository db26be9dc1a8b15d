/** Divisions of combat damage [CR 510.1, 702.19b | 2007: 310.2, 502.9b]. */

import { cite } from '../../../work/cite.ts';
import type { Decision, Refusal } from '../../../work/decision.ts';
import { refuse } from '../../../work/refusal.ts';

/**
 * What a question about combat damage says besides its recipients: how many of them, from the first, must be assigned
 * lethal damage before those after them may be assigned any, and how much that is for each.
 */
export type Trampling = { readonly first: number; readonly lethal: readonly number[] };

/**
 * [CR 510.1e, 702.19b | 2007: 502.9b] The player or permanent attacked is assigned damage only if every blocker is assigned lethal
 * damage.
 */
export function refuseDamage(decision: Decision, shares: readonly number[]): Refusal | null {
  if (decision.why.code !== 'combatDamage' || decision.why.about === undefined) return null;
  const { first, lethal } = decision.why.about as Trampling;
  if (shares.slice(first).every(share => share === 0)) return null;
  const short = lethal.findIndex((least, at) => (shares[at] ?? 0) < least);
  if (short < 0) return null;
  cite('510.1e|', '733.1|422.1');
  return refuse('shareTooSmall', short);
}
