import type { Count, Effect, Objects } from '@lawmage/ability';
import {
  andList,
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  say,
} from '../../2-kernel/index.ts';
import { forEach } from '../amounts/index.ts';
import { anyObjects, filter, playersPossessive, topOne } from '../nouns/index.ts';
import { cardinal, numeral } from '../words/index.ts';
import { atRandom } from './choosing.ts';
import { counted, perEach } from './counted.ts';

const cards = counted(forms({})`card[|s]`);
const handOf = is({ zone: 'hand' })`${{ of: playersPossessive }} hand`;

/** All cards of a hand: "your hand", "their hand" after "discard". */
export const wholeHand: Phrase<Objects> = part<Objects>()(
  oneOf(
    'a hand',
    is({ what: 'each', said: 'hand' })`${{ filter: is({ sort: 'card' })`${{ in: handOf }}` }}`,
    is({
      what: 'each',
      said: 'all the cards',
    })`all the cards in ${{ filter: is({ sort: 'card' })`${{ in: handOf }}` }}`,
  ),
);

const draw = perEach(
  'count',
  partForms<Extract<Effect, { do: 'draw' }>>()(
    eitherOf(
      'draw',
      forms({ do: 'draw' })`[draws|draw] ${cards}`,
      forms({ do: 'draw', count: 1, said: 'additional' })`[draws|draw] an additional card`,
      forms({ do: 'draw', said: 'additional' })`[draws|draw] ${{ count: cardinal }} additional cards`,
    ),
  ),
);
const mill = perEach(
  'count',
  partForms<Extract<Effect, { do: 'mill' }>>()(forms({ do: 'mill' })`[mills|mill] ${cards}`),
);

const discard = forms({
  do: 'discard',
})`[discards|discard] ${{ what: oneOf('cards', atRandom, anyObjects, wholeHand) }}`;

/** "exile all the cards from your hand". */
const exileHand = forms({ do: 'move', to: { zone: 'exile' } })`[exiles|exile] ${{
  what: is({ what: 'each', said: 'all the cards' })`all the cards from ${{
    filter: is({ sort: 'card', said: 'from' })`${{ in: handOf }}`,
  }}`,
}}`;

/** "discards a card for each Swamp you control". */
const discardPerEach: Forms<Effect> = inBoth(forms({})`[discards|discard] a card ${{ per: forEach }}`, form =>
  as(
    form,
    ({ per }: { readonly per: Count }): Effect => ({
      do: 'discard',
      said: 'for each',
      what: { what: 'some', filter: { sort: 'card' }, count: { exactly: { count: 'times', n: 1, of: per } } },
    }),
    effect => {
      if (effect.do !== 'discard' || effect.said !== 'for each' || effect.what.what !== 'some') return undefined;
      const { count } = effect.what;
      const times = count && 'exactly' in count ? count.exactly : undefined;
      return typeof times === 'object' && times.count === 'times' ? { per: times.of } : undefined;
    },
  ),
);

const libraries = oneOf('a library', say`${{ of: playersPossessive }} library`);
const shuffle = eitherOf(
  'shuffle',
  forms({ do: 'shuffle' })`[shuffles|shuffle]`,
  forms({ do: 'shuffle' })`[shuffles|shuffle] ${libraries}`,
);

const hands = is({})`${{ hand: playersPossessive }} hand`;
const shown = oneOf('cards', atRandom, anyObjects, hands);
const reveal = forms({ do: 'reveal' })`[reveals|reveal] ${{ what: shown }}`;
/** "target player's hand, the top card of that player's library, and any face-down creatures they control". */
const severalShown: Phrase<Objects> = part<Objects>()(
  is({ what: 'both' })`${{
    of: andList(
      part<Objects>()(
        oneOf('cards', wholeHand, topOne, is({ what: 'each', said: 'any' })`any ${{ filter: filter.many }}`),
      ),
    ),
  }}`,
);
const look = eitherOf(
  'look',
  forms({ do: 'look' })`[looks|look] at ${{ what: shown }}`,
  forms({ do: 'look', said: 'several' })`[looks|look] at ${{ what: severalShown }}`,
);

/** What players do with cards of libraries and hands [CR 701]. */
export const cardVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a verb',
    draw,
    discard,
    exileHand,
    discardPerEach,
    mill,
    shuffle,
    reveal,
    look,
    forms({ do: 'scry' })`[scries|scry] ${{ count: numeral }}`,
    forms({ do: 'surveil' })`[surveils|surveil] ${{ count: numeral }}`,
    forms({ do: 'fateseal' })`[fateseals|fateseal] ${{ count: numeral }}`,
  ),
);
