import type { Effect, Filter, Objects, Players } from '@lawmage/ability';
import {
  an,
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
  table,
} from '../../2-kernel/index.ts';
import { anyObjects, place, plainFilter, pluralQuantity, thoseObjects } from '../nouns/index.ts';
import { subtype } from '../words/index.ts';

const theirs: Players = { who: 'that', slot: -1, said: 'it' };

/** "from it": of the hand that was just shown. */
const fromIt: Forms<Filter> = inBoth(plainFilter, form =>
  as(
    say`${{ filter: form }} from it`,
    ({ filter }): Filter | undefined =>
      'anyOf' in filter || filter.in ? undefined : { ...filter, in: { zone: 'hand', of: theirs } },
    described => {
      if ('anyOf' in described || described.in === undefined) return undefined;
      const { in: place, ...filter } = described;
      const { of } = place;
      return of?.who === 'that' && of.said === 'it' ? { filter } : undefined;
    },
  ),
);

const among: Phrase<Filter> = as(
  say`${{ what: thoseObjects }}`,
  ({ what }): Filter => ({ sort: 'card', with: [{ is: 'among', what }] }),
  described => {
    const [trait] = 'anyOf' in described ? [] : (described.with ?? []);
    return trait?.is === 'among' ? { what: trait.what } : undefined;
  },
);

/** Some of those that were spoken of: "one of them", "two of those cards". */
export const someOfThem: Phrase<Objects> = part<Objects>()(
  oneOf(
    'some of them',
    is({ what: 'some', said: 'of them' })`one of ${{ filter: among }}`,
    is({ what: 'some', said: 'of them' })`${{ count: pluralQuantity }} of ${{ filter: among }}`,
  ),
);

/** Cards of a hand that was shown: "a nonland card from it". */
export const fromShown: Phrase<Objects> = part<Objects>()(
  oneOf(
    'cards',
    is({ what: 'some' })`${an} ${{ filter: fromIt.one }}`,
    is({ what: 'some' })`${{ count: pluralQuantity }} ${{ filter: fromIt.many }}`,
  ),
);

/** "creature card at random from your graveyard": the zone stands behind. */
const randomFrom: Phrase<Filter> = as(
  say`${{ filter: plainFilter.one }} at random from ${{ in: place }}`,
  ({ filter, in: zone }): Filter | undefined => ('anyOf' in filter || filter.in ? undefined : { ...filter, in: zone }),
  described => {
    if ('anyOf' in described || described.in === undefined) return undefined;
    const { in: zone, ...filter } = described;
    return { filter, in: zone };
  },
);

/** What chance picks from a zone, which stands behind: "a creature card at random from your graveyard". */
export const atRandom: Phrase<Objects> = part<Objects>()(
  is({ what: 'some', random: true })`${an} ${{ filter: randomFrom }}`,
);

const word = table('what is chosen', {
  'a color': 'color',
  'a creature type': 'creatureType',
  'a card type': 'cardType',
  'a basic land type': 'basicLandType',
  'a card name': 'cardName',
  'a number': 'number',
  'odd or even': 'oddOrEven',
});

const land = { is: 'type', type: 'land' } as const;
const basic = { is: 'type', type: 'basic' } as const;
/** Of which cards a name is chosen [CR 201.4 | 2007: none]. */
const cardsNamed: Phrase<Filter> = part<Filter>()(
  table('a card name', {
    'a nonland card name': { adj: [{ is: 'not', trait: land }], sort: 'card' },
    'a land card name': { types: ['land'], sort: 'card' },
    'a creature card name': { types: ['creature'], sort: 'card' },
    'an artifact card name': { types: ['artifact'], sort: 'card' },
    'a nonbasic land card name': { adj: [{ is: 'not', trait: basic }], types: ['land'], sort: 'card' },
    'a card name other than a basic land card name': {
      sort: 'card',
      with: [{ is: 'not', trait: { is: 'either', of: [basic] } }],
    },
  }),
);

/** Choices of objects and of words [CR 608.2d | 2007: 413.2c]. */
export const chooseVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'choose',
    forms({
      do: 'choose',
    })`[chooses|choose] ${{ what: oneOf('an object', atRandom, anyObjects, fromShown, someOfThem) }}`,
    forms({ do: 'chooseWord' })`[chooses|choose] ${{ kind: word }}`,
    forms({
      do: 'chooseWord',
      kind: 'creatureType',
    })`[chooses|choose] a creature type other than ${{ except: subtype.one }}`,
    forms({ do: 'chooseWord', kind: 'cardName' })`[chooses|choose] ${{ which: cardsNamed }}`,
  ),
);
