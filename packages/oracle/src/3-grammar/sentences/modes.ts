import type { Effect, Mode } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, run, say, table } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { onePlayer } from '../nouns/index.ts';
import { manaOnly } from '../verbs/paying.ts';

const quantity = table('how many modes', {
  one: { exactly: 1 },
  two: { exactly: 2 },
  three: { exactly: 3 },
  four: { exactly: 4 },
  'one or more': { atLeast: 1 },
  'one or both': { between: [1, 2] },
  'up to one': { upTo: 1 },
  'up to two': { upTo: 2 },
  'up to three': { upTo: 3 },
  'up to four': { upTo: 4 },
  'up to five': { upTo: 5 },
  'any number': { any: 'number' },
});

const mode: Phrase<Mode> = part<Mode>()(say`• ${{ effect: later.effect }}`);

const priced: Phrase<Mode> = part<Mode>()(say`
 + ${{ cost: manaOnly }} — ${{ effect: later.effect }}`);

const worth = table('what it is worth', { '{P}': 1, '{P}{P}': 2, '{P}{P}{P}': 3, '{P}{P}{P}{P}': 4 });
const valued: Phrase<Mode> = part<Mode>()(say`
 ${{ worth }} — ${{ effect: later.effect }}`);

/** "Choose one —" and its bullets [CR 700.2 | 2007: 409.1b]. */
export const modes: Phrase<Effect> = part<Effect>()(
  oneOf(
    'modes',
    is({ do: 'modes' })`choose ${{ choose: quantity }} — ${{ modes: run(mode) }}`,
    is({
      do: 'modes',
      fresh: 'ever',
    })`choose ${{ choose: quantity }} that hasn't been chosen — ${{ modes: run(mode) }}`,
    is({ do: 'modes', fresh: 'turn' })`choose ${{ choose: quantity }} that hasn't been chosen this turn — ${{
      modes: run(mode),
    }}`,
    is({ do: 'modes' })`${{ who: onePlayer }} chooses ${{ choose: quantity }} — ${{ modes: run(mode) }}`,
    is({
      do: 'modes',
      worth: true,
      repeat: true,
    })`choose ${{ choose: quantity }} {P} worth of modes . you may choose the same mode more than once . ${{
      modes: run(valued),
    }}`,
    is({ do: 'modes', choose: { atLeast: 1 }, said: 'spree' })`spree ${{ modes: run(priced) }}`,
    is({
      do: 'modes',
      repeat: true,
    })`choose ${{ choose: quantity }} . you may choose the same mode more than once . ${{ modes: run(mode) }}`,
  ),
);
