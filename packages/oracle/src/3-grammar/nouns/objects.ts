import type { Filter, Objects, Quantity } from '@lawmage/ability';
import { plural } from '../../1-text/index.ts';
import { an, andList, as, is, oneOf, orList, type Phrase, part, say, where } from '../../2-kernel/index.ts';
import { later, tie } from '../knots.ts';
import { cardinal, name } from '../words/index.ts';
import { bearer, ringBearer, self, selfElsewhere } from './bearer.ts';
import { targetOfTwo } from './either.ts';
import { filter, otherThan, plainFilter } from './filter.ts';
import { playersPossessive } from './players.ts';
import { thatObject, thoseObjects } from './pronouns.ts';
import { pluralQuantity, upToOne } from './quantity.ts';
import { withSameController } from './same-controller.ts';
import { withoutSharedZone, withSharedZone } from './shared-zone.ts';
import { targetMany, targetOne } from './targets.ts';
import { allThisWay, eachThisWay, manyDealtDamage, oneDealtDamage } from './this-way.ts';
import { hasNoun } from './traits.ts';

/** One object chosen as the instruction is followed, or any in an event: "a creature", "another artifact you control". */
/** [CR 607.2n | 2007: none] */
const exiledBefore: Phrase<Filter> = part<Filter>()(
  as(
    say`cards named ${{ name }}`,
    (said): Filter => ({ sort: 'card', with: [{ is: 'exiledBefore', ...said }], in: { zone: 'exile' } }),
    (of): { readonly name: string } | undefined => {
      const [only] = 'anyOf' in of ? [] : (of.with ?? []);
      return only?.is === 'exiledBefore' ? { name: only.name } : undefined;
    },
  ),
);

export const someOne: Phrase<Objects> = part<Objects>()(
  oneOf(
    'an object',
    is({ what: 'some' })`${an} ${{ filter: plainFilter.one }}`,
    is({ what: 'some' })`another ${{ filter: otherThan.one }}`,
    is({ what: 'some' })`another ${{ filter: withSameController.one }}`,
    is({ what: 'some' })`${{ count: part<Quantity>()(upToOne) }} ${{ filter: filter.one }}`,
    is({ what: 'some', said: 'one' })`one ${{ filter: filter.one }}`,
    is({ what: 'some' })`a card you exiled with ${{ filter: exiledBefore }}`,
    is({ what: 'some', random: true })`${an} ${{ filter: plainFilter.one }} at random`,
  ),
);

/** Several of them: "two creatures", "one or more other creatures you control", "any number of lands". */
export const someMany: Phrase<Objects> = part<Objects>()(
  oneOf(
    'objects',
    is({ what: 'some' })`${{ count: pluralQuantity }} ${{ filter: filter.many }}`,
    is({ what: 'some', random: true })`${{ count: pluralQuantity }} ${{ filter: filter.many }} at random`,
    is({
      what: 'some',
      said: 'a number of',
    })`a number of ${{ filter: filter.many }} equal to ${{ count: say`${{ exactly: later.amount }}` }}`,
  ),
);

/** All that fit, one by one: "each creature", "each other creature you control". */
export const eachOne: Phrase<Objects> = part<Objects>()(
  oneOf(
    'each object',
    is({ what: 'each', said: 'each' })`each ${{ filter: filter.one }}`,
    is({ what: 'each', said: 'each' })`each other ${{ filter: withSameController.one }}`,
  ),
);

/** "Enchanted Equipment" is one: the plural of the word is the same. */
function isBearer(described: Filter): boolean {
  if ('anyOf' in described || described.whose !== undefined) return false;
  const { adj, types } = described;
  return (
    adj?.[0]?.is === 'state' && adj[0].state === 'enchanted' && types?.some(type => plural(type) === type) === true
  );
}

/** All that fit: "creatures you control", "all creatures". */
export const eachMany: Phrase<Objects> = part<Objects>()(
  oneOf(
    'objects',
    where('objects', is({ what: 'each' })`${{ filter: filter.many }}`, each => !isBearer(each.filter)),
    is({ what: 'each', said: 'all' })`all ${{ filter: filter.many }}`,
  ),
);

const library = say`of ${{ of: playersPossessive }} library`;
const libraries = say`of ${{ of: playersPossessive }} libraries`;
/** "the top creature card of your graveyard" [CR 404.3 | 2007: 217.4c]. */
const endOfGraveyard = oneOf(
  'cards of a graveyard',
  is({ what: 'top', count: 1, in: 'graveyard' })`the top ${{ filter: plainFilter.one }} of ${{
    of: playersPossessive,
  }} graveyard`,
  is({ what: 'bottom', count: 1, in: 'graveyard' })`the bottom card of ${{ of: playersPossessive }} graveyard`,
);
export const TOP_OF_GRAVEYARD = {
  what: 'top',
  count: 1,
  in: 'graveyard',
  filter: { sort: 'card' },
  of: { who: 'you' },
} as const;
/** "the top card of your library". */
export const topOne = oneOf(
  'cards of a library',
  is({ what: 'top', count: 1 })`the top card ${library}`,
  is({ what: 'bottom', count: 1 })`the bottom card ${library}`,
);
const topMany = oneOf(
  'cards of a library',
  is({ what: 'top' })`the top ${{ count: cardinal }} cards ${library}`,
  is({ what: 'bottom' })`the bottom ${{ count: cardinal }} cards ${library}`,
  is({ what: 'top', count: 1, said: 'many' })`the top card ${libraries}`,
);

/** [CR 702.55b | 2007: 502.51b] */
export const hauntedOne: Phrase<Objects> = part<Objects>()(
  oneOf(
    'a haunted creature',
    is({ what: 'linked', by: 'haunted' })`the creature it haunts`,
    is({ what: 'linked', by: 'haunted', said: 'name' })`the creature ~ haunts`,
  ),
);

/** [CR 903.3, 702.124e] Your commander, or either of two. */
const commanders = (sort: 'permanent' | 'spell'): Phrase<Objects> =>
  part<Objects>()(
    is({
      what: 'some',
      said: 'your commander',
      filter: {
        adj: [{ is: 'state', state: 'commander' }],
        sort,
        whose: { by: 'owner', who: { who: 'you' } },
      },
    })`your commander`,
  );
export const yourCommander = commanders('permanent');
export const yourCommanderSpell = commanders('spell');

/** [CR 702.167c | 2007: none] */
export const craftedOne: Phrase<Objects> = part<Objects>()(
  is({ what: 'linked', by: 'crafted', said: 'one' })`the exiled card used to craft it`,
);
export const craftedMany: Phrase<Objects> = part<Objects>()(
  is({ what: 'linked', by: 'crafted' })`the exiled cards used to craft it`,
);

/** One object that has possessions: its power, its controller. */
export const oneNamed: Phrase<Objects> = tie(
  'oneNamed',
  part<Objects>()(oneOf('an object', self, bearer, targetOne, ringBearer)),
);

/** Objects whose verb stands in the singular. */
export const oneObject: Phrase<Objects> = tie(
  'oneObject',
  part<Objects>()(
    oneOf(
      'an object',
      self,
      selfElsewhere,
      bearer,
      targetOne,
      thatObject,
      someOne,
      eachOne,
      topOne,
      endOfGraveyard,
      targetOfTwo,
      eachThisWay,
      oneDealtDamage,
      hauntedOne,
      ringBearer,
    ),
  ),
);

const several = oneOf('objects', thoseObjects, targetMany, someMany, eachMany, topMany, allThisWay, manyDealtDamage);
/** A plural noun without modifiers, or one that ends in another noun: a following "and" may still belong to it. */
function isOpen(objects: Objects): boolean {
  if (!('filter' in objects) || objects.filter === undefined || 'anyOf' in objects.filter) return false;
  const { whose, with: traits, in: place } = objects.filter;
  if (place !== undefined || (whose !== undefined && traits === undefined)) return false;
  return traits === undefined ? objects.what === 'each' || 'count' in objects : hasNoun(traits.at(-1));
}

/** "Goblins and Orcs you control" is one filter, not all Goblins and those Orcs. */
const distinct = (of: readonly Objects[]): boolean =>
  of.every((noun, at) => {
    const before = of[at - 1];
    return before === undefined || noun.what !== 'each' || noun.said !== undefined || !isOpen(before);
  });
const joined = is({ what: 'both' })`${{
  of: as(
    where('objects', andList(oneOf('an object', later.oneObject, several)), distinct),
    withSharedZone,
    withoutSharedZone,
  ),
}}`;

/** Objects whose verb stands in the plural. */
export const manyObjects: Phrase<Objects> = part<Objects>()(oneOf('objects', several, joined));

/** Objects in any number, where no verb tells. */
export const anyObjects: Phrase<Objects> = tie(
  'anyObjects',
  part<Objects>()(oneOf('an object', oneObject, manyObjects)),
);

/** One of several as the subject of an event: "~ or another creature you control". */
export const eitherObject: Phrase<Objects> = part<Objects>()(is({ what: 'either' })`${{ of: orList(oneObject) }}`);
