import type { StepName } from '@lawmage/ability';
import { type Phrase, part, table } from '../../2-kernel/index.ts';

/** Steps and phases after "the beginning of": "upkeep", "combat", "end step" [CR 500.1 | 2007: 300.1]. */
export const stepName: Phrase<StepName | 'combat'> = part<StepName | 'combat'>()(
  table('a step', {
    'untap step': 'untap',
    upkeep: 'upkeep',
    'draw step': 'draw',
    'first main phase': 'precombatMain',
    'precombat main phase': 'precombatMain',
    combat: 'combat',
    'declare attackers step': 'declareAttackers',
    'declare blockers step': 'declareBlockers',
    'combat damage step': 'combatDamage',
    'end of combat step': 'endCombat',
    'postcombat main phase': 'postcombatMain',
    'end step': 'end',
    'cleanup step': 'cleanup',
  }),
);
