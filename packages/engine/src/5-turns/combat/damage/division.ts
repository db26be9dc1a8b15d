/** Divisions of combat damage [CR 510.1, 702.19b | 2007: 310.2, 502.9b]. */

import { cite } from '../../../work/cite.ts';
import type { Decision, Refusal } from '../../../work/decision.ts';
import { refuse } from '../../../work/refusal.ts';

/** A creature with trample that is still to assign its damage: how much, and to which of the blockers it can. */
export type Later = { readonly most: number; readonly deathtouch: boolean; readonly blockers: readonly number[] };

/**
 * What a question about combat damage says besides its recipients. The blockers of the creature are the first of them; of each
 * it is told how much more damage is lethal for it, and whether that must come because somebody has already assigned damage
 * past it. Behind these stand the blockers of others for which that holds.
 */
export type Trampling = {
  readonly first: number;
  readonly lethal: readonly number[];
  readonly owed: readonly boolean[];
  readonly later: readonly Later[];
  /** How much the planeswalker behind the blockers must be assigned before its player is assigned any [CR 702.19c]. */
  readonly over?: number;
};

/**
 * [CR 510.1e, 702.19b | 2007: 502.9b] The player or permanent attacked is assigned damage only if every blocker is assigned lethal
 * damage: by this creature, those before it, or those that are still to assign theirs.
 */
export function refuseDamage(decision: Decision, shares: readonly number[]): Refusal | null {
  const trampling = tramplingIn(decision);
  if (trampling === null) return null;
  if (isPastPlaneswalker(trampling, shares)) return refuse('shareTooSmall', trampling.first);
  const lacking = lackingAfter(trampling, shares);
  if (canBeCovered(lacking, trampling.later)) return null;
  cite('510.1e|', '733.1|422.1');
  return refuse(
    'shareTooSmall',
    lacking.findIndex(n => n > 0),
  );
}

/** [CR 702.19c | 2007: none] Whether its player is assigned damage and the planeswalker too little. */
const isPastPlaneswalker = ({ first, over }: Trampling, shares: readonly number[]): boolean =>
  over !== undefined && (shares[first] ?? 0) < over && shares.slice(first + 1).some(share => share > 0);

const tramplingIn = ({ why: { code, about } }: Decision): Trampling | null =>
  code !== 'combatDamage' || about === undefined ? null : (about as Trampling);

/** How much is still lacking for each blocker that must be assigned lethal damage. */
function lackingAfter({ first, lethal, owed }: Trampling, shares: readonly number[]): readonly number[] {
  const through = shares.slice(first).some(share => share > 0);
  return lethal.map((least, at) => {
    const needed = owed[at] === true || (through && at < first);
    return needed ? Math.max(0, least - (at < first ? (shares[at] ?? 0) : 0)) : 0;
  });
}

/** Whether those that are still to assign can make up for what is lacking. */
function canBeCovered(lacking: readonly number[], later: readonly Later[]): boolean {
  const at = lacking.findIndex(n => n > 0);
  if (at < 0) return true;
  const needs = lacking[at] ?? 0;
  return later.some((one, n) => {
    if (one.most <= 0 || !one.blockers.includes(at)) return false;
    const given = one.deathtouch ? 1 : Math.min(one.most, needs);
    const left = one.deathtouch ? 0 : needs - given;
    return canBeCovered(lacking.with(at, left), later.with(n, { ...one, most: one.most - given }));
  });
}

/** What an option must be assigned before those behind it. */
const leastOf = ({ first, lethal, over }: Trampling, at: number): number =>
  at < first ? (lethal[at] ?? 0) : at === first ? (over ?? 0) : 0;

/** The shares so far and others that may follow: what must be lethal first, the rest to the last. */
export function completed(decision: Decision, shares: readonly number[]): readonly number[] {
  const trampling = tramplingIn(decision);
  const whole = [...shares];
  let left = decision.most - shares.reduce((sum, n) => sum + n, 0);
  for (let at = shares.length; at < decision.options.length; at++) {
    const least = trampling === null ? 0 : leastOf(trampling, at);
    const given = at === decision.options.length - 1 ? left : Math.min(left, Math.max(decision.each, least));
    whole.push(given);
    left -= given;
  }
  return whole;
}
