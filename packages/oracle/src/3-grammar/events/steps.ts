import type { EventPattern, Players } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, table } from '../../2-kernel/index.ts';
import { playersPossessive } from '../nouns/index.ts';
import { stepName } from '../words/index.ts';

const EACH: Phrase<Players> = part<Players>()(
  table('whose step', {
    "each player's": { who: 'each', of: 'player' },
    "each opponent's": { who: 'each', of: 'opponent' },
  }),
);

/** Steps that begin: "your upkeep", "each end step", "combat on your turn", "the next end step". */
export const stepEvent: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'a step',
    is({ on: 'step' })`the beginning of ${{ of: oneOf('whose step', EACH, playersPossessive) }} ${{ step: stepName }}`,
    is({ on: 'step', of: { who: 'each', of: 'player' }, said: 'each' })`the beginning of each ${{ step: stepName }}`,
    is({ on: 'step', step: 'combat', of: { who: 'you' }, said: 'on your turn' })`the beginning of combat on your turn`,
    is({ on: 'step', step: 'endCombat', of: { who: 'each', of: 'player' }, said: 'end of combat' })`end of combat`,
  ),
);
