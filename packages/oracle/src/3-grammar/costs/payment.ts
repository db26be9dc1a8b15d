import type { Cost, Effect } from '@lawmage/ability';
import { as, type Forms, inBoth, orList } from '../../2-kernel/index.ts';
import { playerDoes } from '../verbs/index.ts';

const toCost = (effect: Effect): Cost => (effect.do === 'pay' ? effect.cost : [{ pay: 'do', effect }]);

function toEffect(cost: Cost): Effect | undefined {
  const [only, ...more] = cost;
  if (only === undefined || more.length > 0) return undefined;
  if (only.pay === 'mana' || only.pay === 'costOf') return { do: 'pay', cost };
  return only.pay === 'do' && only.said === undefined ? only.effect : undefined;
}

/** A cost as what a player does: "pays {2}", "discard a card" [CR 118.12 | 2007: 413.2d]. */
export const payment: Forms<Cost> = inBoth(playerDoes, form => as(form, toCost, toEffect));

/** One way to pay or another: "sacrifices a creature or discards a card". */
export const eitherPayment: Forms<Cost> = inBoth(payment, form =>
  as(
    orList(form),
    (of): Cost => [{ pay: 'or', of }],
    ([only, ...more]) => (only?.pay === 'or' && more.length === 0 ? only.of : undefined),
  ),
);
