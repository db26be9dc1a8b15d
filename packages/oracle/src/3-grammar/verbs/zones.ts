import type { Effect, Objects, Players } from '@lawmage/ability';
import { as, type Forms, forms, inBoth, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { anyObjects, place, playersPossessive } from '../nouns/index.ts';

const cards = is({ sort: 'card' })`${{ in: place }}`;

/** All cards of a zone: "your graveyard", "target player's graveyard", "all graveyards". */
export const wholeZone: Phrase<Objects> = part<Objects>()(is({ what: 'each', said: 'zone' })`${{ filter: cards }}`);

/** "their hand and graveyard": both zones of one player. */
const handAndGraveyard: Phrase<Objects> = as(
  say`${{ of: playersPossessive }} hand and graveyard`,
  ({ of }): Objects => ({ what: 'both', of: [cardsIn('hand', of), cardsIn('graveyard', of)] }),
  objects => {
    const [first] = objects.what === 'both' ? objects.of : [];
    const filter = first?.what === 'each' ? first.filter : undefined;
    const of = filter && !('anyOf' in filter) ? filter.in?.of : undefined;
    return of && { of };
  },
);
const cardsIn = (zone: 'hand' | 'graveyard', of: Players): Objects => ({
  what: 'each',
  said: 'zone',
  filter: { sort: 'card', in: { of, zone } },
});

type Into = { readonly what: Objects; readonly of: Players };

const into = say`${{ what: oneOf('cards', anyObjects, wholeZone, handAndGraveyard) }} into ${{ of: playersPossessive }} library`;

/** "shuffle target creature into its owner's library": the cards go there, and the library is shuffled [CR 701.24]. */
export const shuffleInto: Forms<Effect> = inBoth(forms({})`[shuffles|shuffle] ${into}`, form =>
  as(
    form,
    ({ what, of }: Into): Effect => ({
      do: 'sequence',
      said: 'shuffle into',
      steps: [
        { do: 'move', what, to: { zone: 'library', order: 'random' } },
        { do: 'shuffle', of },
      ],
    }),
    effect => {
      if (effect.do !== 'sequence' || effect.said !== 'shuffle into') return undefined;
      const [move, shuffle] = effect.steps;
      if (move?.do !== 'move' || shuffle?.do !== 'shuffle' || shuffle.of === undefined) return undefined;
      return { what: move.what, of: shuffle.of };
    },
  ),
);
