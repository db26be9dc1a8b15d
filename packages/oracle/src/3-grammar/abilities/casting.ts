import type { Cost, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { payment } from '../costs/index.ts';

/** One way to pay or another: "sacrifice a creature or pay {3}{B}". */
const either: Phrase<Cost> = as(
  say`${{ first: payment.many }} or ${{ second: payment.many }}`,
  ({ first, second }): Cost => [{ pay: 'or', of: [first, second] }],
  ([only, ...more]) => {
    if (only?.pay !== 'or' || more.length > 0) return undefined;
    const [first, second, ...others] = only.of;
    return first && second && others.length === 0 ? { first, second } : undefined;
  },
);
const additional: Phrase<Cost> = oneOf('a cost', payment.many, either);

/** Costs of casting the spell itself [CR 118.8, 118.9 | 2007: 409.1b]. */
export const castingCost: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a cost of casting',
    is({ static: 'additionalCost' })`as an additional cost to cast this spell, ${{ cost: additional }}`,
    is({
      static: 'additionalCost',
      optional: true,
    })`as an additional cost to cast this spell, you may ${{ cost: additional }}`,
    is({ static: 'alternativeCost' })`you may ${{ cost: payment.many }} rather than pay this spell's mana cost`,
    is({
      static: 'alternativeCost',
    })`if ${{ if: condition }}, you may ${{ cost: payment.many }} rather than pay this spell's mana cost`,
    is({
      static: 'alternativeCost',
      cost: [],
    })`if ${{ if: condition }}, you may cast this spell without paying its mana cost`,
  ),
);
