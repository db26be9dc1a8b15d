import type { Comparison, Condition, Count, PlayerStat, Players } from '@lawmage/ability';
import {
  as,
  eitherOf,
  type Forms,
  forms,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  say,
  table,
} from '../../2-kernel/index.ts';
import { anyPlayers, onePlayer, otherPlayers, you } from '../nouns/index.ts';
import { cardinal, numberWord, numeral } from '../words/index.ts';

/** How a number of a player compares: "has 5 or less life", "have no cards in hand". */
type Measure = { readonly stat: PlayerStat; readonly is: Comparison; readonly b: Count };

const few = oneOf('a number', part<Count>()(numberWord), cardinal);
const life: Phrase<Count> = part<Count>()(is({ count: 'player', stat: 'life' })`${{ of: anyPlayers }}`);
const hand: Phrase<Count> = part<Count>()(is({ count: 'player', stat: 'handSize' })`${{ of: anyPlayers }}`);
const counters = table('a kind of counter', {
  'poison counters': 'poison',
  'experience counters': 'experience',
  '{E}': 'energy',
});

const measures: Forms<Measure> = partForms<Measure>()(
  eitherOf(
    'a number of a player',
    forms({ stat: 'life', is: 'atMost' })`[has|have] ${{ b: numeral }} or less life`,
    forms({ stat: 'life', is: 'atLeast' })`[has|have] ${{ b: numeral }} or more life`,
    forms({ stat: 'life', is: 'equal' })`[has|have] exactly ${{ b: numeral }} life`,
    forms({ stat: 'life', is: 'more' })`[has|have] more life than ${{ b: life }}`,
    forms({ stat: 'life', is: 'less' })`[has|have] less life than ${{ b: life }}`,
    forms({ stat: 'handSize', is: 'equal', b: 0 })`[has|have] no cards in hand`,
    forms({ stat: 'handSize', is: 'equal' })`[has|have] exactly ${{ b: cardinal }} cards in hand`,
    forms({ stat: 'handSize', is: 'equal', b: 1 })`[has|have] exactly one card in hand`,
    forms({ stat: 'handSize', is: 'atLeast' })`[has|have] ${{ b: cardinal }} or more cards in hand`,
    forms({ stat: 'handSize', is: 'atMost' })`[has|have] ${{ b: few }} or fewer cards in hand`,
    forms({ stat: 'handSize', is: 'more' })`[has|have] more cards in hand than ${{ b: hand }}`,
    forms({ stat: 'handSize', is: 'less' })`[has|have] fewer cards in hand than ${{ b: hand }}`,
    forms({
      stat: 'graveyardSize',
      is: 'atLeast',
    })`[has|have] ${{ b: cardinal }} or more cards in [their|your] graveyard`,
    forms({ is: 'atLeast' })`[has|have] ${{ b: cardinal }} or more ${{ stat: counters }}`,
  ),
);

type Measured = { readonly who: Players; readonly measure: Measure };
const measured: Phrase<Measured> = part<Measured>()(
  oneOf(
    'a number of a player',
    say`${{ who: onePlayer }} ${{ measure: measures.one }}`,
    say`${{ who: oneOf('players', you, otherPlayers) }} ${{ measure: measures.many }}`,
  ),
);

/** Comparisons of a player's numbers: "you have 5 or less life", "an opponent has three or more poison counters". */
export const playerNumbers: Phrase<Condition> = part<Condition>()(
  as(
    measured,
    ({ who, measure: { stat, ...rest } }): Condition => ({
      if: 'compare',
      a: { count: 'player', stat, of: who },
      ...rest,
    }),
    (condition): Measured | undefined => {
      if (condition.if !== 'compare' || condition.said !== undefined) return undefined;
      const { a, is: how, b } = condition;
      if (typeof a === 'number' || a.count !== 'player') return undefined;
      return { who: a.of, measure: { stat: a.stat, is: how, b } };
    },
  ),
);
