import type { Count, Effect, Recipient } from '@lawmage/ability';
import { as, eitherOf, type Forms, forms, inBoth, part, partForms, say } from '../../2-kernel/index.ts';
import { amount, thatMuch } from '../amounts/index.ts';
import { recipient } from '../nouns/index.ts';
import { numeral } from '../words/index.ts';
import { perEach } from './counted.ts';
import type { ObjectVerb } from './subject.ts';

type Damage = Extract<Effect, { do: 'damage' }>;

const damage: Forms<Damage> = perEach(
  'amount',
  partForms<Damage>()(
    eitherOf(
      'damage',
      forms({ do: 'damage' })`[deals|deal] ${{ amount: numeral }} damage to ${{ to: recipient }}`,
      forms({ do: 'damage' })`[deals|deal] ${{ amount: thatMuch }} damage to ${{ to: recipient }}`,
      forms({ do: 'damage' })`[deals|deal] damage equal to ${{ amount }} to ${{ to: recipient }}`,
      forms({ do: 'damage', said: 'behind' })`[deals|deal] damage to ${{ to: recipient }} equal to ${{ amount }}`,
      forms({
        do: 'damage',
        divided: 'evenly',
      })`[deals|deal] ${{ amount: numeral }} damage divided evenly, rounded down, among ${{
        to: recipient,
      }}`,
      forms({ do: 'damage', divided: true })`[deals|deal] ${{ amount: numeral }} damage divided as you choose among ${{
        to: recipient,
      }}`,
    ),
  ),
);

const share = say`${{ amount: numeral }} damage to ${{ to: recipient }}`;
type Share = { readonly amount: Count; readonly to: Recipient };
type Shares = { readonly first: Share; readonly second: Share };

/** "deals 3 damage to target creature and 1 damage to its controller": two amounts under one verb. */
const twoAmounts: Forms<ObjectVerb> = inBoth(
  forms({})`[deals|deal] ${{ first: part<Share>()(share) }} and ${{ second: part<Share>()(share) }}`,
  form =>
    as(
      form,
      ({ first, second }: Shares): ObjectVerb => ({
        do: 'sequence',
        said: 'damage',
        steps: [
          { do: 'damage', ...first },
          { do: 'damage', ...second },
        ],
      }),
      verb => {
        if (verb.do !== 'sequence' || verb.said !== 'damage') return undefined;
        const [first, second] = verb.steps;
        if (first?.do !== 'damage' || second?.do !== 'damage') return undefined;
        return { first: { amount: first.amount, to: first.to }, second: { amount: second.amount, to: second.to } };
      },
    ),
);

/** "deals 3 damage to any target": the source is the subject [CR 120]. */
export const damageVerbs: Forms<ObjectVerb> = partForms<ObjectVerb>()(eitherOf('damage', damage, twoAmounts));
