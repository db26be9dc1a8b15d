import type { Effect, Objects } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { eachMany, onePlayer } from '../nouns/index.ts';
import { cardinal } from '../words/index.ts';
import { putAnywhere } from './destinations.ts';

const top: Phrase<Objects> = part<Objects>()(
  is({ what: 'top', of: { who: 'you' } })`the top ${{ count: cardinal }} cards of your library`,
);
const to = say`${{ to: putAnywhere }}`;

/** "Separate all creatures target player controls into two piles": whose piles they are is said with what is in them. */
const all = say`separate ${{ what: eachMany }} into two piles`;

/** Objects separated into two piles, of which one is chosen [CR 700.3]. */
export const piles: Phrase<Effect> = part<Effect>()(
  oneOf(
    'piles',
    is({ do: 'piles', reveal: true })`reveal ${{ what: top }} . ${{
      who: onePlayer,
    }} separates those cards into two piles . put one pile ${{ chosen: to }} and the other ${{ other: to }}`,
    is({ do: 'piles', reveal: true, said: 'chooses' })`reveal ${{ what: top }} and separate them into two piles . ${{
      chooser: onePlayer,
    }} chooses one of those piles . put that pile ${{ chosen: to }} and the other ${{ other: to }}`,
    is({
      do: 'piles',
      chosen: { fate: 'sacrifice' },
    })`${all} . ${{ chooser: onePlayer }} sacrifices all permanents in the pile of their choice`,
    is({
      do: 'piles',
      chosen: { fate: 'destroy', noRegeneration: true },
    })`${all} . destroy all creatures in the pile of ${{ chooser: onePlayer }}'s choice . they can't be regenerated`,
    is({
      do: 'piles',
      chosen: { fate: 'destroy' },
    })`${all} . destroy all creatures in the pile of ${{ chooser: onePlayer }}'s choice`,
  ),
);
