import type { EventPattern } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { playersPossessive } from '../nouns/index.ts';
import { ordinal, stepName } from '../words/index.ts';

/** When a delayed effect happens: "at the beginning of the next end step" [CR 603.7 | 2007: 404.4]. */
export const moment: Phrase<EventPattern> = part<EventPattern>()(
  oneOf(
    'a moment',
    is({ on: 'step', step: 'endCombat', of: { who: 'each', of: 'player' }, nth: 'next' })`at end of combat`,
    is({
      on: 'step',
      of: { who: 'each', of: 'player' },
      nth: 'next',
    })`at the beginning of the next ${{ step: stepName }}`,
    is({ on: 'step', nth: 'next' })`at the beginning of ${{ of: playersPossessive }} next ${{ step: stepName }}`,
    is({
      on: 'step',
      step: 'upkeep',
      of: { who: 'each', of: 'player' },
      nth: 'next',
      said: 'first',
    })`at the beginning of the first upkeep`,
    is({
      on: 'step',
      step: 'upkeep',
      of: { who: 'you' },
      nth: 'next',
      said: 'first',
    })`at the beginning of your first upkeep`,
    is({
      on: 'step',
      step: 'upkeep',
      of: { who: 'each', of: 'player' },
      nth: 'next',
      said: "next turn's",
    })`at the beginning of the next turn's upkeep`,
  ),
);

/** "When this ability resolves for the third time this turn" [CR 603.7h | 2007: none]. */
export const resolving: Phrase<EventPattern> = part<EventPattern>()(
  is({ on: 'resolved' })`when this ability resolves for the ${{ nth: ordinal }} time this turn`,
);
