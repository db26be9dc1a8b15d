import type { Stat, Trait } from '@lawmage/ability';
import {
  an,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  oneOf,
  orList,
  type Phrase,
  part,
  partForms,
  run,
  table,
} from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { cardinal, counterKind, keywordName, numeral } from '../words/index.ts';

const keyword = is({ is: 'keyword' })`${{ keyword: keywordName }}`;
const keywordTrait: Phrase<Trait> = part<Trait>()(keyword);
const anyOfKeywords = is({ is: 'either' })`${{ of: orList(keywordTrait) }}`;

const stat: Phrase<Stat> = part<Stat>()(
  table('a characteristic', {
    power: 'power',
    toughness: 'toughness',
    'mana value': 'manaValue',
    loyalty: 'loyalty',
    'total power and toughness': 'totalPowerToughness',
  }),
);

const compared = oneOf(
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
);

const amountOfCounters = oneOf(
  'how many counters',
  is({ is: 'counter' })`${an} ${{ kind: counterKind }} counter`,
  is({ is: 'counter', kind: 'any' })`a counter`,
  is({ is: 'counter', compare: 'atLeast', to: 1 })`one or more ${{ kind: counterKind }} counters`,
  is({ is: 'counter', kind: 'any', compare: 'atLeast', to: 1 })`one or more counters`,
  is({ is: 'counter', compare: 'atLeast' })`${{ to: cardinal }} or more ${{ kind: counterKind }} counters`,
);
const someCounters: Phrase<Trait> = part<Trait>()(amountOfCounters);
const noCounters = is({ is: 'not' })`no ${{
  trait: oneOf(
    'counters',
    is({ is: 'counter' })`${{ kind: counterKind }} counters`,
    is({ is: 'counter', kind: 'any' })`counters`,
  ),
}}`;
const counters = forms({})`${oneOf('counters', someCounters, part<Trait>()(noCounters))} on [it|them]`;

const withTrait = eitherOf(
  'a quality',
  forms({})`with ${oneOf('a quality', keyword, anyOfKeywords, compared)}`,
  forms({})`with ${counters}`,
  forms({ is: 'not' })`without ${{ trait: keywordTrait }}`,
);

const chosen = eitherOf(
  'a quality',
  forms({ is: 'chosenType' })`of the chosen type`,
  forms({ is: 'color', color: 'chosen' })`of the chosen color`,
);

const history = eitherOf(
  'what happened',
  forms({ is: 'history', what: 'dealtDamageThisTurn' })`that [was|were] dealt damage this turn`,
  forms({ is: 'history', what: 'attackedThisTurn' })`that attacked this turn`,
  forms({ is: 'history', what: 'blockedThisTurn' })`that blocked this turn`,
  forms({ is: 'history', what: 'enteredThisTurn' })`that entered this turn`,
);

const fighting = oneOf(
  'a quality',
  is({ is: 'combatWith', role: 'blocking' })`blocking ${{ what: later.oneObject }}`,
  is({ is: 'combatWith', role: 'blockedBy' })`blocked by ${{ what: later.oneObject }}`,
  is({ is: 'combatWith', role: 'either' })`blocking or blocked by ${{ what: later.oneObject }}`,
  is({ is: 'attached' })`attached to ${{ to: later.anyObjects }}`,
);

/** A quality after the noun: "with flying", "without flying", "with power 3 or greater", "that was dealt damage this turn". */
export const traitAfter: Forms<Trait> = partForms<Trait>()(
  eitherOf('a quality', withTrait, chosen, history, { one: fighting, many: fighting }),
);

/** One quality after the noun, or more. */
export const traitsAfter: Forms<readonly Trait[]> = inBoth(traitAfter, form => run(form));
