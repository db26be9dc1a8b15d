import type { Effect } from '@lawmage/ability';
import { as, oneOf, type Phrase, run } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { modes } from './modes.ts';
import { unit } from './units.ts';

/** A paragraph of instructions, each sentence with its full stop [CR 608.2c | 2007: 413.2c]. */
const paragraph: Phrase<Effect> = as(
  run(unit, { least: 2 }),
  (steps): Effect => ({ do: 'sequence', steps }),
  effect => (effect.do === 'sequence' && effect.said === undefined ? effect.steps : undefined),
);

/** What a spell or ability does, from its first word to its last full stop. */
export const effect: Phrase<Effect> = tie('effect', oneOf('an effect', unit, paragraph, modes));
