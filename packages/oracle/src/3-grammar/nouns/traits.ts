import type { Objects, Stat, Trait } from '@lawmage/ability';
import {
  an,
  andList,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  listWith,
  oneOf,
  orList,
  type Phrase,
  part,
  partForms,
  run,
  table,
  where,
} from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { cardinal, counterKind, keywordName, name, numeral, subtype } from '../words/index.ts';
import { thatObject, thoseObjects } from './pronouns.ts';
import { relative } from './relative.ts';
import { allThisWay } from './this-way.ts';

const keyword = is({ is: 'keyword' })`${{ keyword: keywordName }}`;
const keywordTrait: Phrase<Trait> = part<Trait>()(keyword);
const anyOfKeywords = oneOf(
  'keywords',
  is({ is: 'either' })`${{ of: orList(keywordTrait) }}`,
  is({ is: 'either', said: 'and/or' })`${{ of: listWith('and/or', keywordTrait) }}`,
);

const stat: Phrase<Stat> = part<Stat>()(
  table('a characteristic', {
    power: 'power',
    toughness: 'toughness',
    'mana value': 'manaValue',
    loyalty: 'loyalty',
    defense: 'defense',
    'base power': 'basePower',
    'base toughness': 'baseToughness',
    'total power and toughness': 'totalPowerToughness',
  }),
);

/** "power 3 or greater", "the greatest power among creatures". */
export const compared: Phrase<Trait> = part<Trait>()(
  oneOf(
    'a comparison',
    is({ is: 'stat', compare: 'equal' })`${{ stat }} ${{ to: numeral }}`,
    is({ is: 'stat', compare: 'atLeast' })`${{ stat }} ${{ to: numeral }} or greater`,
    is({ is: 'stat', compare: 'atMost' })`${{ stat }} ${{ to: numeral }} or less`,
    is({ is: 'stat', compare: 'equal', said: 'equal to' })`${{ stat }} equal to ${{ to: later.amount }}`,
    is({ is: 'stat', compare: 'atMost', said: 'equal to' })`${{ stat }} less than or equal to ${{ to: later.amount }}`,
    is({
      is: 'stat',
      compare: 'atLeast',
      said: 'equal to',
    })`${{ stat }} greater than or equal to ${{ to: later.amount }}`,
    is({ is: 'stat', compare: 'less' })`${{ stat }} less than ${{ to: later.amount }}`,
    is({ is: 'stat', compare: 'more' })`${{ stat }} greater than ${{ to: later.amount }}`,
    is({ is: 'extreme', which: 'greatest' })`the greatest ${{ stat }} among ${{ among: later.filter.many }}`,
    is({ is: 'extreme', which: 'least' })`the least ${{ stat }} among ${{ among: later.filter.many }}`,
  ),
);

const amountOfCounters = oneOf(
  'how many counters',
  is({ is: 'counter' })`${an} ${{ kind: counterKind }} counter`,
  is({ is: 'counter', kind: 'any' })`a counter`,
  is({ is: 'counter', compare: 'atLeast', to: 1 })`one or more ${{ kind: counterKind }} counters`,
  is({ is: 'counter', kind: 'any', compare: 'atLeast', to: 1 })`one or more counters`,
  is({ is: 'counter', said: 'many' })`${{ kind: counterKind }} counters`,
  is({ is: 'counter', said: 'many', kind: 'any' })`counters`,
  is({ is: 'counter', compare: 'atLeast' })`${{ to: cardinal }} or more ${{ kind: counterKind }} counters`,
);
/** "a +1/+1 counter", "three or more charge counters". */
export const someCounters: Phrase<Trait> = part<Trait>()(amountOfCounters);
const noneOf = is({ is: 'not' })`no ${{
  trait: oneOf(
    'counters',
    is({ is: 'counter' })`${{ kind: counterKind }} counters`,
    is({ is: 'counter', kind: 'any' })`counters`,
  ),
}}`;
/** "no ice counters". */
export const noCounters: Phrase<Trait> = part<Trait>()(noneOf);
const counters = forms({})`${oneOf('counters', someCounters, noCounters)} on [it|them]`;

const withTrait = eitherOf(
  'a quality',
  forms({})`with ${oneOf('a quality', keyword, anyOfKeywords, compared)}`,
  {
    one: is({ is: 'keyword', said: 'ability' })`with ${an} ${{ keyword: keywordName }} ability`,
    many: is({ is: 'keyword', said: 'ability' })`with ${{ keyword: keywordName }} abilities`,
  },
  forms({})`with ${counters}`,
  forms({ is: 'not' })`without ${{ trait: keywordTrait }}`,
  forms({ is: 'xInCost' })`with {X} in [its|their] mana cost[|s]`,
  { one: is({ is: 'singleTarget' })`with a single target`, many: is({ is: 'singleTarget' })`with a single target` },
);

/** "color", "creature type": what two objects may share. */
export const shared = table('what is shared', {
  color: 'color',
  'creature type': 'creatureType',
  'card type': 'cardType',
  'land type': 'landType',
  'permanent type': 'permanentType',
});

/** "the most common color among all permanents or a color tied for most common" stands behind what shares it. */
const commonColor = forms({
  is: 'mostCommonColor',
})`that share[s|] a color with the most common color among all ${{
  among: later.filter.many,
}} or a color tied for most common`;

const chosen = eitherOf(
  'a quality',
  forms({ is: 'chosenType' })`of the chosen type`,
  forms({ is: 'color', color: 'chosen' })`of the chosen color`,
  forms({ is: 'mostVotes' })`with the most votes or tied for most votes`,
  forms({ is: 'chosenName' })`with the chosen name`,
  forms({ is: 'chosenName', said: 'that' })`with that name`,
  forms({ is: 'chosenWord', slot: -1, kind: 'color' })`of that color`,
  forms({ is: 'chosenWord', slot: -1, kind: 'creatureType' })`of that type`,
  forms({ is: 'chosenWord', slot: -1, kind: 'creatureType', said: 'this way' })`of a type chosen this way`,
  forms({ is: 'chosenType', said: 'of your choice' })`of the creature type of your choice`,
);

const sharing = eitherOf(
  'a quality',
  forms({ is: 'shares', what: 'name' })`with the same name as ${{ with: later.anyObjects }}`,
  forms({ is: 'differentName' })`with a different name than ${{ than: later.anyObjects }}`,
  forms({ is: 'shares', what: 'manaValue' })`with the same mana value as ${{ with: later.anyObjects }}`,
  forms({ is: 'shares' })`that share[s|] a ${{ what: shared }} with ${{ with: later.anyObjects }}`,
);

/** What another ability of this object exiled [CR 607.2a | 2007: 217.7d]. */
const exiledWith = part<Objects>()(is({ what: 'linked', by: 'exiled' })`exiled with ~`);

/** The tokens that another ability of this object created. */
const createdWith = part<Objects>()(
  oneOf(
    'what created it',
    is({ what: 'linked', by: 'created' })`created with ~`,
    is({ what: 'linked', by: 'created', said: 'with it' })`created with it`,
  ),
);

/** "Knights and Goblins", of which each is one kind. */
const severalKinds: Phrase<Trait> = part<Trait>()(
  is({ is: 'either' })`${{ of: andList(part<Trait>()(is({ is: 'type' })`${{ type: subtype.many }}`)) }}`,
);

const fighting = oneOf(
  'a quality',
  is({ is: 'not' })`other than ${{ trait: severalKinds }}`,
  is({ is: 'combatWith', role: 'blocking' })`blocking ${{ what: later.oneObject }}`,
  is({ is: 'combatWith', role: 'blockedBy' })`blocked by ${{ what: later.oneObject }}`,
  is({ is: 'combatWith', role: 'either' })`blocking or blocked by ${{ what: later.oneObject }}`,
  is({ is: 'attacking' })`attacking ${{ whom: later.anyPlayers }}`,
  is({
    is: 'not',
  })`other than ${{ trait: part<Trait>()(is({ is: 'among' })`${{ what: oneOf('an object', later.oneNamed, thatObject) }}`) }}`,
  is({ is: 'attached' })`attached to ${{ to: later.anyObjects }}`,
  is({ is: 'attached', said: 'enchanting' })`enchanting ${{ to: later.anyObjects }}`,
  is({ is: 'among' })`from among ${{ what: oneOf('objects', thoseObjects, allThisWay) }}`,
  is({ is: 'among' })`${{ what: exiledWith }}`,
  is({ is: 'among' })`${{ what: createdWith }}`,
  is({ is: 'named' })`named ${{ name }}`,
);

/** A quality after the noun: "with flying", "without flying", "with power 3 or greater", "that was dealt damage this turn". */
export const traitAfter: Forms<Trait> = partForms<Trait>()(
  eitherOf('a quality', withTrait, chosen, commonColor, sharing, relative, { one: fighting, many: fighting }),
);

/** True if a noun is part of it: what follows belongs to that noun. */
export const hasNoun = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('sort' in value || Object.values(value).some(hasNoun));

/** One quality after the noun, or more. */
export const traitsAfter: Forms<readonly Trait[]> = inBoth(traitAfter, form =>
  where('qualities', run(form), traits => !traits.slice(0, -1).some(hasNoun)),
);
