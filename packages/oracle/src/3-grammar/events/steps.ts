import type { EventPattern, Players } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, table } from '../../2-kernel/index.ts';
import { bearer, playersPossessive } from '../nouns/index.ts';
import { stepName } from '../words/index.ts';

const EACH: Phrase<Players> = part<Players>()(
  table('whose step', {
    "each player's": { who: 'each', of: 'player' },
    "each opponent's": { who: 'each', of: 'opponent' },
    "your opponents'": { who: 'each', of: 'opponent', said: 'your' },
  }),
);
const whoseStep = oneOf('whose step', EACH, playersPossessive);
const hostsController: Phrase<Players> = part<Players>()(is({ who: 'controller' })`${{ of: bearer }}'s controller`);

/** Steps that begin: "your upkeep", "each end step", "combat on your turn", "the upkeep of enchanted creature's controller". */
export const stepEvent: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'a step',
    is({ on: 'step' })`the beginning of ${{ of: whoseStep }} ${{ step: stepName }}`,
    is({ on: 'step', nth: 'first', said: 'each turn' })`the beginning of ${{ of: whoseStep }} first ${{
      step: stepName,
    }} each turn`,
    is({ on: 'step', of: { who: 'each', of: 'player' }, said: 'each' })`the beginning of each ${{ step: stepName }}`,
    is({ on: 'step', of: { who: 'each', of: 'player' }, said: 'the' })`the beginning of the ${{ step: stepName }}`,
    is({ on: 'step', said: 'the' })`the beginning of the ${{ step: stepName }} of ${{ of: hostsController }}`,
    is({ on: 'step', step: 'combat', said: 'on turn' })`the beginning of combat on ${{ of: whoseStep }} turn`,
    is({ on: 'step', step: 'eachMain', nth: 'second' })`the beginning of ${{ of: whoseStep }} second main phase`,
    is({ on: 'step', step: 'eachMain', of: { who: 'you' } })`the beginning of each of your main phases`,
    is({
      on: 'step',
      step: 'postcombatMain',
      of: { who: 'you' },
      said: 'each of',
    })`the beginning of each of your postcombat main phases`,
    is({ on: 'step', step: 'endCombat', of: { who: 'each', of: 'player' }, said: 'end of combat' })`end of combat`,
    is({ on: 'step', step: 'endCombat', of: { who: 'you' }, said: 'end of combat' })`end of combat on your turn`,
  ),
);
