import type { Condition, Count, Objects } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, table } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { oneNamed, thatObject } from '../nouns/index.ts';
import { cardinal, colorWord, counterKind, manaType, numberWord, numeral, xCount } from '../words/index.ts';
import { playerNumbers } from './players.ts';

const few: Phrase<Count> = part<Count>()(numberWord);

const object: Phrase<Objects> = part<Objects>()(oneOf('an object', oneNamed, thatObject));
const countersOn: Phrase<Count> = part<Count>()(
  oneOf(
    'counters',
    is({ count: 'counters' })`${{ kind: counterKind }} counters on ${{ on: object }}`,
    is({ count: 'counters', kind: 'any' })`counters on ${{ on: object }}`,
  ),
);

const spent = is({ count: 'spentMana' });
const manaSpent: Phrase<Count> = part<Count>()(spent`mana was spent to cast ${{ of: object }}`);
const colorSpent: Phrase<Count> = part<Count>()(
  spent`${{ color: colorWord }} mana was spent to cast ${{ of: object }}`,
);
const symbolSpent: Phrase<Count> = part<Count>()(spent`${{ color: manaType }} was spent to cast ${{ of: object }}`);

/** Mana that was paid for a spell: "if {G} was spent to cast this spell", "if no mana was spent to cast it". */
const spentCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'compare', is: 'atLeast', b: 1, said: 'symbol' })`${{ a: symbolSpent }}`,
    is({ if: 'compare', is: 'atLeast', said: 'at least' })`at least ${{ b: cardinal }} ${{
      a: oneOf('mana', manaSpent, colorSpent),
    }}`,
    is({ if: 'compare', is: 'atLeast', said: 'or more' })`${{ b: cardinal }} or more ${{ a: manaSpent }}`,
    is({ if: 'compare', is: 'equal', b: 0, said: 'spent' })`no ${{ a: manaSpent }}`,
  ),
);

/** [CR 120.10 | 2007: none] */
const excessDealt: Phrase<Condition> = part<Condition>()(
  is({ if: 'compare', a: { count: 'excess' }, is: 'more', b: 0 })`${{
    said: table('excess damage', [
      'excess damage was dealt this way',
      'excess damage was dealt to that creature this way',
      'excess damage was dealt to a creature this way',
      'excess damage was dealt to a permanent this way',
    ]),
  }}`,
);

const OPPONENTS: Count = { count: 'players', of: { who: 'each', of: 'opponent' } };

/** Comparisons of numbers: "you have no cards in hand", "its power is 4 or greater", "there are no ice counters on ~". */
export const numberCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    playerNumbers,
    spentCondition,
    excessDealt,
    is({ if: 'compare', a: OPPONENTS, is: 'atLeast' })`you have ${{ b: cardinal }} or more opponents`,
    is({ if: 'compare', is: 'atLeast', said: 'is' })`${{ a: amount }} is ${{ b: numeral }} or greater`,
    is({ if: 'compare', is: 'atLeast', said: 'more' })`${{ a: xCount }} is ${{ b: numeral }} or more`,
    is({ if: 'compare', is: 'atMost', said: 'is' })`${{ a: amount }} is ${{ b: numeral }} or less`,
    is({ if: 'compare', is: 'atLeast', said: 'was' })`${{ a: amount }} was ${{ b: numeral }} or greater`,
    is({ if: 'compare', is: 'atMost', said: 'was' })`${{ a: amount }} was ${{ b: numeral }} or less`,
    is({
      if: 'compare',
      is: 'less',
      said: 'is',
    })`${{ a: amount }} is less than ${{ b: oneOf('an amount', few, amount) }}`,
    is({ if: 'compare', is: 'more', said: 'is' })`${{ a: amount }} is greater than ${{ b: amount }}`,
    is({ if: 'compare', is: 'atMost', said: 'than' })`${{ a: amount }} is less than or equal to ${{ b: amount }}`,
    is({ if: 'compare', is: 'atLeast', said: 'than' })`${{ a: amount }} is greater than or equal to ${{ b: amount }}`,
    is({ if: 'compare', is: 'equal', b: 0, said: 'there' })`there are no ${{ a: countersOn }}`,
    is({ if: 'compare', is: 'atLeast', said: 'there' })`there are ${{ b: cardinal }} or more ${{ a: countersOn }}`,
  ),
);
