import type { Cost, Effect } from '@lawmage/ability';
import { as, eitherOf, type Forms, forms, partForms, say } from '../../2-kernel/index.ts';
import { possessive } from '../nouns/index.ts';
import { manaCost, numeral } from '../words/index.ts';
import { energy } from './energy.ts';

/** A cost of mana alone. */
export const manaOnly = as(
  manaCost,
  (cost): Cost => [{ pay: 'mana', cost }],
  cost => {
    const [only, ...more] = cost;
    return only?.pay === 'mana' && only.said === undefined && only.bends === undefined && more.length === 0
      ? only.cost
      : undefined;
  },
);

/** The mana cost of something: "its mana cost" [CR 107.3h | 2007: none]. */
const costOfOne = as(
  say`${{ of: possessive }} mana cost`,
  ({ of }): Cost => [{ pay: 'costOf', of }],
  ([only, ...more]) =>
    only?.pay === 'costOf' && only.said === undefined && more.length === 0 ? { of: only.of } : undefined,
);

/** [CR 701.67a | 2007: none] */
const bentMana = as(
  manaCost,
  (cost): Cost => [{ pay: 'mana', cost, bends: true }],
  cost => {
    const [only, ...more] = cost;
    return only?.pay === 'mana' && only.bends === true && more.length === 0 ? only.cost : undefined;
  },
);

/** "pay {2}", "pay 3 life": costs as things a player does [CR 118]. */
export const payVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a verb',
    forms({ do: 'pay' })`[pays|pay] ${{ cost: manaOnly }}`,
    forms({ do: 'pay' })`[pays|pay] ${{ cost: costOfOne }}`,
    forms({ do: 'payTimes' })`[pays|pay] ${{ cost: manaOnly }} any number of times`,
    forms({ do: 'pay' })`[waterbends|waterbend] ${{ cost: bentMana }}`,
    forms({ do: 'removeCounters', kind: 'energy', from: { who: 'you' }, said: 'pay' })`[pays|pay] ${{ count: energy }}`,
    forms({ do: 'loseLife', said: 'pay' })`[pays|pay] ${{ amount: numeral }} life`,
  ),
);
