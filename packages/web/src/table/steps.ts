/** Steps in the words of each edition [CR 500.1 | 2007: 300.1]. */
import type { EditionName, Seen } from '../game/seen.ts';

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

type StepWords = { readonly long: string; readonly short: string };

const WORDS: Readonly<Record<Step, StepWords>> = {
  untap: { long: 'untap step', short: 'untap' },
  upkeep: { long: 'upkeep', short: 'upkeep' },
  draw: { long: 'draw step', short: 'draw' },
  precombatMain: { long: 'first main phase', short: 'main 1' },
  beginCombat: { long: 'beginning of combat', short: 'combat' },
  declareAttackers: { long: 'attackers', short: 'attack' },
  declareBlockers: { long: 'blockers', short: 'block' },
  combatDamage: { long: 'combat damage', short: 'damage' },
  endCombat: { long: 'end of combat', short: 'end cbt' },
  postcombatMain: { long: 'second main phase', short: 'main 2' },
  end: { long: 'end step', short: 'end' },
  cleanup: { long: 'cleanup', short: 'cleanup' },
};

const WORDS_2007: Readonly<Partial<Record<Step, StepWords>>> = {
  end: { long: 'end of turn step', short: 'end' },
};

export const stepWords = (edition: EditionName, step: Step): StepWords =>
  (edition === '2007-02' ? WORDS_2007[step] : undefined) ?? WORDS[step];

/** "your draw step", "Bob's end step". */
export function stepOf(seen: Pick<Seen, 'edition' | 'seat' | 'players'>, step: Step, active: number): string {
  const whose = active === seen.seat ? 'your' : `${seen.players[active]?.name ?? 'the other'}’s`;
  return `${whose} ${stepWords(seen.edition, step).long}`;
}
