import type { Cost, Effect, ManaCost, Modification, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say, where } from '../../2-kernel/index.ts';
import { plainFilter } from '../nouns/index.ts';
import { manaCost } from '../words/index.ts';
import { change } from './changes.ts';
import { joinedChanges } from './joined-changes.ts';

type CostChange = Extract<StaticRule, { readonly static: 'cost' }>;

const amountOf = (cost: ManaCost): CostChange['amount'] => {
  const [only, ...more] = cost;
  return typeof only === 'number' && more.length === 0 ? only : { mana: [{ pay: 'mana', cost }] satisfies Cost };
};
function costOf(amount: CostChange['amount']): ManaCost | undefined {
  if (typeof amount === 'number') return [amount];
  const [only] = 'mana' in amount ? amount.mana : [];
  return only?.pay === 'mana' ? only.cost : undefined;
}

/** "costs {2} less to cast": what the spell will say of itself. */
const cheaper: Phrase<Modification> = as(
  say`costs ${{ cost: where('an amount of mana', manaCost, cost => !cost.includes('X')) }} less to cast`,
  ({ cost }): Modification => ({
    change: 'gain',
    said: 'costs',
    abilities: [{ is: 'static', rule: { static: 'cost', of: 'this', less: true, amount: amountOf(cost) } }],
  }),
  (gift): { readonly cost: ManaCost } | undefined => {
    if (gift.change !== 'gain' || gift.said !== 'costs') return undefined;
    const [only] = gift.abilities;
    const cost = only?.is === 'static' && only.rule.static === 'cost' ? costOf(only.rule.amount) : undefined;
    return cost && { cost };
  },
);
const gifts: Phrase<readonly Modification[]> = joinedChanges(oneOf('a change', change.one, cheaper));
const spell = where('a spell', plainFilter.one, of => !('anyOf' in of) && of.sort === 'spell');

/** "The next creature spell you cast this turn has convoke": it will apply to that spell [CR 611.2f | 2007: none]. */
export const nextSpell: Phrase<Effect> = part<Effect>()(
  oneOf(
    'an effect on the next spell',
    is({ do: 'nextSpell', until: { until: 'endOfTurn' } })`the next ${{ what: spell }} you cast this turn ${{
      changes: gifts,
    }}`,
    is({ do: 'nextSpell' })`the next ${{ what: spell }} you cast ${{ changes: gifts }}`,
  ),
);
