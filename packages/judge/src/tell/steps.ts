/** Steps in the words of each edition [CR 500.1 | 2007: 300.1]. */
import type { StepName } from '@lawmage/ability';
import type { EditionName } from '@lawmage/engine';

/** `name`: as the rules call it; `long` and `short` where there is less room. */
export type StepWords = { readonly name: string; readonly long: string; readonly short: string };

const WORDS: Readonly<Record<StepName, StepWords>> = {
  untap: { name: 'untap step', long: 'untap step', short: 'untap' },
  upkeep: { name: 'upkeep', long: 'upkeep', short: 'upkeep' },
  draw: { name: 'draw step', long: 'draw step', short: 'draw' },
  precombatMain: { name: 'first main phase', long: 'first main phase', short: 'main 1' },
  beginCombat: { name: 'beginning of combat step', long: 'beginning of combat', short: 'combat' },
  declareAttackers: { name: 'declare attackers step', long: 'attackers', short: 'attack' },
  declareBlockers: { name: 'declare blockers step', long: 'blockers', short: 'block' },
  combatDamage: { name: 'combat damage step', long: 'combat damage', short: 'damage' },
  endCombat: { name: 'end of combat step', long: 'end of combat', short: 'end cbt' },
  postcombatMain: { name: 'second main phase', long: 'second main phase', short: 'main 2' },
  end: { name: 'end step', long: 'end step', short: 'end' },
  cleanup: { name: 'cleanup step', long: 'cleanup', short: 'cleanup' },
};

const WORDS_2007: Readonly<Partial<Record<StepName, StepWords>>> = {
  end: { name: 'end of turn step', long: 'end of turn step', short: 'end' },
};

export const stepWords = (edition: EditionName, step: StepName): StepWords =>
  (edition === '2007-02' ? WORDS_2007[step] : undefined) ?? WORDS[step];
