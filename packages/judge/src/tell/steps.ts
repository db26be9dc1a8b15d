/** Steps in the words of each edition [CR 500.1 | 2007: 300.1]. */
import type { StepName } from '@lawmage/ability';
import type { EditionName } from '@lawmage/engine';

export type StepWords = { readonly long: string; readonly short: string };

const WORDS: Readonly<Record<StepName, StepWords>> = {
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

const WORDS_2007: Readonly<Partial<Record<StepName, StepWords>>> = {
  end: { long: 'end of turn step', short: 'end' },
};

export const stepWords = (edition: EditionName, step: StepName): StepWords =>
  (edition === '2007-02' ? WORDS_2007[step] : undefined) ?? WORDS[step];
