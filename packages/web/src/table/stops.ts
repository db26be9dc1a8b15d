/** Where a player wants to be asked. Kept per edition, since editions differ in where priority matters. */
import type { EditionName } from '../game/seen.ts';
import type { Step } from './steps.ts';

export type Stops = { readonly mine: readonly Step[]; readonly others: readonly Step[] };

/** The precombat main phase is a stop that cannot be taken away. */
export const LOCKED: Step = 'precombatMain';

const CURRENT: Stops = { mine: ['precombatMain', 'postcombatMain'], others: ['end'] };
const IN_2007: Stops = {
  mine: ['precombatMain', 'combatDamage', 'postcombatMain'],
  others: ['combatDamage', 'end'],
};

export const defaultStops = (edition: EditionName): Stops => (edition === 'current' ? CURRENT : IN_2007);

export const hasStop = (stops: Stops, step: Step, mine: boolean): boolean =>
  (mine ? stops.mine : stops.others).includes(step);

export function toggleStop(stops: Stops, step: Step, mine: boolean): Stops {
  if (mine && step === LOCKED) return stops;
  const side = mine ? 'mine' : 'others';
  const now = stops[side];
  return { ...stops, [side]: now.includes(step) ? now.filter(one => one !== step) : [...now, step] };
}
