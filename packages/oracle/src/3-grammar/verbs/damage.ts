import type { Effect } from '@lawmage/ability';
import { eitherOf, type Forms, forms, partForms } from '../../2-kernel/index.ts';
import { amount, thatMuch } from '../amounts/index.ts';
import { recipient } from '../nouns/index.ts';
import { numeral } from '../words/index.ts';
import { perEach } from './counted.ts';

type Damage = Extract<Effect, { do: 'damage' }>;

/** "deals 3 damage to any target": the source is the subject [CR 120 | 2007: 119]. */
export const damageVerbs: Forms<Damage> = perEach(
  'amount',
  partForms<Damage>()(
    eitherOf(
      'damage',
      forms({ do: 'damage' })`[deals|deal] ${{ amount: numeral }} damage to ${{ to: recipient }}`,
      forms({ do: 'damage' })`[deals|deal] ${{ amount: thatMuch }} damage to ${{ to: recipient }}`,
      forms({ do: 'damage' })`[deals|deal] damage equal to ${{ amount }} to ${{ to: recipient }}`,
      forms({ do: 'damage', said: 'behind' })`[deals|deal] damage to ${{ to: recipient }} equal to ${{ amount }}`,
      forms({ do: 'damage', divided: true })`[deals|deal] ${{ amount: numeral }} damage divided as you choose among ${{
        to: recipient,
      }}`,
    ),
  ),
);
