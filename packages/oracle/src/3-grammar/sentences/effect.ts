import type { Effect } from '@lawmage/ability';
import { as, oneOf, type Phrase, run, say } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { modes } from './modes.ts';
import { rolled, unit } from './units.ts';

/** A paragraph of instructions, each sentence with its full stop [CR 608.2c | 2007: 413.2c]. */
const paragraph: Phrase<Effect> = as(
  run(unit, { least: 2 }),
  (steps): Effect => ({ do: 'sequence', steps }),
  effect => (effect.do === 'sequence' && effect.said === undefined ? effect.steps : undefined),
);

const ending = oneOf('rows', modes, rolled);

/** Sentences before rows that end the paragraph. */
const ended: Phrase<Effect> = as(
  say`${{ first: run(unit) }} ${{ last: ending }}`,
  ({ first, last }): Effect => ({ do: 'sequence', said: 'rows', steps: [...first, last] }),
  effect => {
    if (effect.do !== 'sequence' || effect.said !== 'rows') return undefined;
    const first = effect.steps.slice(0, -1);
    const last = effect.steps.at(-1);
    return last && first.length > 0 ? { first, last } : undefined;
  },
);

/** What a spell or ability does, from its first word to its last full stop. */
export const effect: Phrase<Effect> = tie('effect', oneOf('an effect', unit, paragraph, ending, ended));
