import { is, oneOf, table } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { oneObject } from '../nouns/index.ts';
import { cardinal, numeral } from '../words/index.ts';

/** The dice that texts name [CR 706.1a | 2007: none]. */
const one = table('a die', { d20: 20, 'six-sided die': 6, d4: 4, d8: 8, d10: 10, d12: 12 });
const several = table('dice', { d20: 20, 'six-sided dice': 6, d4: 4, d8: 8, d10: 10, d12: 12 });
const plus = oneOf('an amount', numeral, amount);

/** "roll a d20", "roll two d6", "roll a d20 and add 2". */
export const roll = oneOf(
  'a roll',
  is({ do: 'roll' })`roll a ${{ sides: one }}`,
  is({ do: 'roll' })`roll ${{ count: cardinal }} ${{ sides: several }}`,
  is({ do: 'roll' })`roll a ${{ sides: one }} and add ${{ plus }}`,
  is({ do: 'roll', sides: 6, said: 'd6' })`roll a d6`,
  is({ do: 'roll', sides: 6, said: 'd6' })`roll ${{ count: cardinal }} d6`,
  is({ do: 'roll', sides: 6, said: 'd6' })`roll a d6 and add ${{ plus }}`,
);

/** [CR 706.8 | 2007: none] "roll two d8 and store those results on this creature", "reroll any number of results stored on it". */
export const storing = oneOf(
  'stored results',
  is({ do: 'roll' })`roll a ${{ sides: one }} and store that result on ${{ store: oneObject }}`,
  is({
    do: 'roll',
  })`roll ${{ count: cardinal }} ${{ sides: several }} and store those results on ${{ store: oneObject }}`,
  is({ do: 'roll', sides: 6, said: 'd6' })`roll a d6 and store that result on ${{ store: oneObject }}`,
  is({
    do: 'roll',
    sides: 6,
    said: 'd6',
  })`roll ${{ count: cardinal }} d6 and store those results on ${{ store: oneObject }}`,
  is({ do: 'rerollStored' })`reroll any number of results stored on ${{ on: oneObject }}`,
);
