import type { Count, Filter, KeywordName, Modification } from '@lawmage/ability';
import {
  andList,
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  listWith,
  oneOf,
  type Phrase,
  part,
  partForms,
  same,
  say,
  where,
} from '../../2-kernel/index.ts';
import { amount, forEach, type SignedPair, signedPair, size } from '../amounts/index.ts';
import { filter } from '../nouns/index.ts';
import { keywordAlone } from '../words/index.ts';
import { abilities, abilityChoice } from './abilities.ts';

type Gets = Extract<Modification, { change: 'gets' }>;

const pair: Phrase<SignedPair> = as(
  signedPair,
  (both): SignedPair => both,
  both => both,
  ['power', 'toughness', 'minusPower', 'minusToughness'],
);

/** "gets +2/+2". */
export const gets: Forms<Gets> = partForms<Gets>()(
  eitherOf(
    'a change',
    forms({ change: 'gets' })`[gets|get] ${pair}`,
    forms({ change: 'gets', said: 'additional' })`[gets|get] an additional ${pair}`,
  ),
);

/** Multiplies both numbers of "gets +1/+0 for each …"; a zero stays what it is. */
export function multiplied(change: Gets, of: Count): Gets | undefined {
  const { power, toughness } = change;
  if (typeof power !== 'number' || typeof toughness !== 'number' || (power === 0 && toughness === 0)) return undefined;
  const times = (n: number): Count => (n === 0 ? 0 : { count: 'times', n, of });
  return { ...change, power: times(power), toughness: times(toughness) };
}

/** The inverse of `multiplied`. */
export function factored(change: Modification): { readonly change: Gets; readonly per: Count } | undefined {
  if (change.change !== 'gets') return undefined;
  const { power, toughness } = change;
  const times = [power, toughness].find(n => typeof n === 'object' && n.count === 'times');
  if (typeof times !== 'object' || times.count !== 'times') return undefined;
  const plain = (n: Count): Count => (typeof n === 'object' && n.count === 'times' ? n.n : n);
  return { change: { ...change, power: plain(power), toughness: plain(toughness) }, per: times.of };
}

const getsPer: Forms<Gets> = inBoth(gets, form =>
  as(
    say`${{ change: form }} ${{ per: forEach }}`,
    ({ change, per }) => multiplied(change, per),
    change => factored(change),
  ),
);

const keywords: Phrase<readonly KeywordName[]> = andList(keywordAlone, 1);
const both = as(
  size,
  (value): { readonly power: Count; readonly toughness: Count } => value,
  value => value,
  ['power', 'toughness'],
);

/** This object alone. */
const thisOne: Phrase<Filter> =
  part<Filter>()(is({ sort: 'permanent', with: [{ is: 'among', what: { what: 'self' } }] })`~`);
/** What stands behind "A and/or B" is said of B alone. */
const oneKind: Phrase<Filter> = where(
  'a kind of object',
  filter.many,
  of => 'anyOf' in of || of.with === undefined || of.said?.includes('and/or') !== true,
);
/** "artifact creatures and/or red creatures". */
const eitherKinds: Phrase<Filter> = as(
  listWith('and/or', filter.many),
  (anyOf): Filter => ({ anyOf }),
  of => ('anyOf' in of ? of.anyOf : undefined),
);
const forbidden = oneOf(
  'what is forbidden',
  is({ rule: 'cantBlock' })`block`,
  is({ rule: 'cantBlock' })`block ${{ whom: filter.many }}`,
  is({ rule: 'cantBlock' })`block ${{ whom: thisOne }}`,
  is({ rule: 'cantAttack' })`attack`,
  is({ rule: 'cantBeBlocked' })`be blocked`,
  is({ rule: 'cantBeBlocked' })`be blocked except by ${{ exceptBy: oneKind }}`,
  is({ rule: 'cantBeBlocked' })`be blocked except by ${{ exceptBy: eitherKinds }}`,
  is({ rule: 'cantBeBlocked' })`be blocked by ${{ by: filter.many }}`,
  is({ rule: 'cantBeCountered' })`be countered`,
);

/** "base power and base toughness each equal to its mana value": one amount for both. */
const alike = as(
  say`base power and base toughness each equal to ${{ of: amount }}`,
  ({ of }): { readonly power: Count; readonly toughness: Count } => ({ power: of, toughness: of }),
  ({ power, toughness }) => (same(power, toughness) ? { of: power } : undefined),
  ['power', 'toughness'],
);

/** One change of what objects are: "gets +2/+2", "gains flying", "loses all abilities", "can't be blocked". */
export const change: Forms<Modification> = partForms<Modification>()(
  eitherOf(
    'a change',
    gets,
    getsPer,
    forms({ change: 'gain' })`[gains|gain] ${{ abilities }}`,
    forms({ change: 'gain', said: 'has' })`[has|have] ${{ abilities }}`,
    forms({ change: 'gainOneOf' })`[gains|gain] your choice of ${{ abilities: abilityChoice }}`,
    forms({
      change: 'gain',
      said: 'choice',
      abilities: [{ is: 'keyword', keyword: 'protection', quality: { every: 'chosenColor' } }],
    })`[gains|gain] protection from the color of your choice`,
    forms({ change: 'color', colors: 'chosen', said: 'choice' })`[becomes|become] the color of your choice`,
    forms({
      change: 'type',
      subtypes: 'chosen',
      said: 'creatureType',
    })`[becomes|become] the creature type of your choice`,
    forms({
      change: 'type',
      subtypes: 'chosen',
      said: 'basicLandType',
    })`[becomes|become] the basic land type of your choice`,
    forms({ change: 'type', subtypes: 'chosen', said: 'that type' })`[becomes|become] that type`,
    forms({ change: 'color', colors: 'chosen', said: 'that color' })`[becomes|become] that color`,
    forms({ change: 'color', colors: 'all' })`[becomes|become] all colors`,
    forms({ change: 'type', subtypes: 'everyCreatureType', keep: true })`[gains|gain] all creature types`,
    forms({ change: 'loseType', types: ['creature'] })`[isn't a creature|aren't creatures]`,
    forms({ change: 'allNames' })`[has|have] all names of ${{ of: filter.many }} in addition to [its name|their names]`,
    forms({ change: 'lose', abilities: 'all' })`[loses|lose] all abilities`,
    forms({ change: 'lose', abilities: 'this' })`[loses|lose] this ability`,
    forms({ change: 'lose' })`[loses|lose] ${{ abilities: keywords }}`,
    forms({ change: 'cantHave' })`can't have or gain ${{ abilities: keywords }}`,
    forms({ change: 'base' })`[has|have] base power and toughness ${both}`,
    forms({ change: 'base', said: 'each' })`[has|have] ${alike}`,
    forms({ change: 'rule' })`can't ${{ rule: forbidden }}`,
  ),
);
