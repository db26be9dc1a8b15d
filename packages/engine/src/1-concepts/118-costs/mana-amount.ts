/** Arithmetic on the mana part of a cost. */

import { COLORS, type ManaCost, type ManaSymbol } from '@lawmage/ability';
import { cite } from '../../work/cite.ts';

/** The mana part of a total cost: generic mana, and the other symbols in order. */
export type ManaAmount = { readonly generic: number; readonly symbols: readonly ManaSymbol[] };

export const NO_MANA: ManaAmount = Object.freeze({ generic: 0, symbols: [] });

const AMOUNTS = new WeakMap<ManaCost, ManaAmount>();
const COSTS = new WeakMap<ManaAmount, ManaCost>();

/** A mana cost with X as announced. Without X what is printed is added up once. */
export function amountOf(cost: ManaCost, x: number): ManaAmount {
  if (x !== 0) return added(cost, x);
  let amount = AMOUNTS.get(cost);
  if (amount === undefined) {
    amount = added(cost, 0);
    AMOUNTS.set(cost, amount);
    COSTS.set(amount, costFrom(amount));
  }
  return amount;
}

function added(cost: ManaCost, x: number): ManaAmount {
  let generic = 0;
  const symbols: ManaSymbol[] = [];
  for (const symbol of cost) {
    if (typeof symbol === 'number') generic += symbol;
    else if (symbol === 'X' || symbol === 'Y' || symbol === 'Z') generic += x;
    else symbols.push(symbol);
  }
  return { generic, symbols };
}

export const plus = (a: ManaAmount, b: ManaAmount): ManaAmount =>
  a === NO_MANA
    ? b
    : {
        generic: a.generic + b.generic,
        symbols: b.symbols.length === 0 ? a.symbols : [...a.symbols, ...b.symbols],
      };

export const times = (amount: ManaAmount, n: number): ManaAmount => ({
  generic: amount.generic * n,
  symbols: Array.from({ length: n }, () => amount.symbols).flat(),
});

/**
 * [CR 118.7a–g, 601.2f | 2007: 409.1f, 104.3h] A cost less some mana: generic mana takes only from the generic part; a
 * colour takes from its own symbols, then from the generic part; Phyrexian symbols count as their colour, snow as generic.
 */
export function minus(cost: ManaAmount, less: ManaAmount): ManaAmount {
  let { generic } = cost;
  const symbols = [...cost.symbols];
  if (less.generic > 0) cite('118.7a|502.31b');
  generic -= less.generic;
  for (const symbol of less.symbols) {
    const at = symbol === 'S' ? -1 : symbols.findIndex(mine => isOf(mine, symbol));
    if (at >= 0) symbols.splice(at, 1);
    else generic -= String(symbol).startsWith('2/') ? 2 : 1;
    citeLess(cost, symbol, at >= 0);
  }
  return { generic: Math.max(0, generic), symbols };
}

/** Which of the rules about reductions by symbols acts. */
function citeLess({ symbols }: ManaAmount, less: ManaSymbol, found: boolean): void {
  if (less === 'S') cite('118.7g|');
  else if (isHybrid(less)) cite('118.7e|');
  else if (String(less).endsWith('/P')) cite('118.7f|');
  else if (!found) {
    const exceeds = symbols.includes(less);
    cite(!exceeds ? '118.7b|' : less === 'C' ? '118.7d|' : '118.7c|');
  }
}

/** [CR 118.7e | 2007: none] Of the halves of a reduction that one counts which takes something from the cost. */
const isHybrid = (symbol: ManaSymbol): boolean => String(symbol).includes('/') && !String(symbol).endsWith('/P');

/** Whether a symbol of a cost is one that a reduction by another symbol takes away. */
function isOf(mine: ManaSymbol, less: ManaSymbol): boolean {
  if (mine === less) return true;
  if (isHybrid(less)) return String(less).split('/').includes(String(mine));
  const color = COLORS.find(known => String(less).includes(known));
  return color !== undefined && String(less).endsWith('/P') && (mine === color || mine === `${color}/P`);
}

/** How much mana it is in all, two-hybrid symbols at their dearer half. */
export const totalOf = ({ generic, symbols }: ManaAmount): number =>
  symbols.reduce((sum: number, symbol) => sum + (String(symbol).startsWith('2/') ? 2 : 1), generic);

/** The amount as a mana cost; the same one each time for what is printed. */
export const costOf = (amount: ManaAmount): ManaCost => COSTS.get(amount) ?? costFrom(amount);

const costFrom = ({ generic, symbols }: ManaAmount): ManaCost => (generic > 0 ? [generic, ...symbols] : symbols);
