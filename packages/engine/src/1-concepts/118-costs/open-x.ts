/** An X of a cost for which nothing has set a value yet [CR 107.3d, 107.3f | 2007: 104.3c]. */
import type { Cost } from '@lawmage/ability';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game, Memory } from '../../state/game.ts';
import { NONE, type Seat } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { canPay } from './can-pay.ts';
import { variableMana, variableParts } from './cost.ts';

/** More than this is never offered where nothing else bounds X. */
export const MOST_X = 1000;

/** Whether the payer is to choose X: the spell or ability that asks for the payment has no X of its own. */
export function isXOpen(game: Game, cost: Cost, { x, item, source, defined }: Memory): boolean {
  if (x > 0 || defined || (variableMana(cost) === 0 && !variableParts(cost))) return false;
  const stack = thingOrNone(game, item)?.stack ?? null;
  if (stack?.what === 'activated') return stack.ability?.is !== 'activated' || variableMana(stack.ability.cost) === 0;
  if (item === NONE) return true;
  return thingOrNone(game, source) === undefined || !characteristics(game, source).cost?.includes('X');
}

/** The highest X with which something can be paid, found by doubling and halving; -1 if not even with none. */
export function highest(payable: (x: number) => boolean): number {
  if (!payable(0)) return -1;
  let low = 0;
  let high = 1;
  while (high <= MOST_X && payable(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (payable(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The highest X that a player could pay. */
export const highestX = (game: Game, seat: Seat, cost: Cost, scope: Memory): number =>
  highest(x => canPay(game, seat, cost, { ...scope, you: seat, x }));
