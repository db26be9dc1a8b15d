import type { Condition, Count } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { onePlayer, playersPossessive, you } from '../nouns/index.ts';
import { cardinal, numeral } from '../words/index.ts';

const life = is({ count: 'player', stat: 'life' });
const yourLife: Phrase<Count> = part<Count>()(life`${{ of: you }}`);
const theirLife: Phrase<Count> = part<Count>()(life`${{ of: onePlayer }}`);
const yourHand: Phrase<Count> = part<Count>()(is({ count: 'player', stat: 'handSize' })`${{ of: you }}`);
const theirHand: Phrase<Count> = part<Count>()(is({ count: 'player', stat: 'handSize' })`${{ of: onePlayer }}`);
const total: Phrase<Count> = part<Count>()(life`${{ of: playersPossessive }}`);

/** Comparisons of numbers: "you have 5 or less life", "you have no cards in hand", "its power is 4 or greater". */
export const numberCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'compare', is: 'atMost' })`${{ a: yourLife }} have ${{ b: numeral }} or less life`,
    is({ if: 'compare', is: 'atLeast' })`${{ a: yourLife }} have ${{ b: numeral }} or more life`,
    is({ if: 'compare', is: 'atMost' })`${{ a: theirLife }} has ${{ b: numeral }} or less life`,
    is({ if: 'compare', is: 'atLeast' })`${{ a: theirLife }} has ${{ b: numeral }} or more life`,
    is({ if: 'compare', is: 'more' })`${{ a: yourLife }} have more life than ${{ b: theirLife }}`,
    is({ if: 'compare', is: 'more' })`${{ a: theirLife }} has more life than ${{ b: yourLife }}`,
    is({ if: 'compare', is: 'equal', b: 0 })`${{ a: yourHand }} have no cards in hand`,
    is({ if: 'compare', is: 'equal', b: 0 })`${{ a: theirHand }} has no cards in hand`,
    is({ if: 'compare', is: 'atLeast' })`${{ a: yourHand }} have ${{ b: cardinal }} or more cards in hand`,
    is({ if: 'compare', is: 'atMost' })`${{ a: yourHand }} have ${{ b: cardinal }} or fewer cards in hand`,
    is({ if: 'compare', is: 'atLeast' })`${{ a: theirHand }} has ${{ b: cardinal }} or more cards in hand`,
    is({ if: 'compare', is: 'atMost' })`${{ a: theirHand }} has ${{ b: cardinal }} or fewer cards in hand`,
    is({ if: 'compare', is: 'more' })`${{ a: theirHand }} has more cards in hand than ${{ b: yourHand }}`,
    is({ if: 'compare', is: 'atLeast', said: 'is' })`${{ a: amount }} is ${{ b: numeral }} or greater`,
    is({ if: 'compare', is: 'atMost', said: 'is' })`${{ a: amount }} is ${{ b: numeral }} or less`,
    is({
      if: 'compare',
      is: 'atMost',
      said: 'total',
    })`${{ a: total }} life total is less than or equal to ${{ b: amount }}`,
  ),
);
