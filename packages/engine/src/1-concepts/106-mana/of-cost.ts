/** Mana that is represented by the symbols of a cost [CR 106.8–106.11 | 2007: 104.3d, 104.3g]. */
import type { ManaSymbol, ManaType } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import { cite } from '../../work/cite.ts';
import type { Output } from './outputs.ts';
import { COLORLESS, setOf, setOfAll, type TypeSet } from './types.ts';

type Units = readonly TypeSet[];
const colorless = (n: number): Units => Array.from({ length: n }, () => COLORLESS);

/** The possible outcomes: for a hybrid symbol with a generic half there are two of different size. */
export function ofCost(symbols: readonly ManaSymbol[]): readonly Output[] {
  let all: readonly Units[] = [[]];
  for (const symbol of symbols) {
    const ways = waysOf(symbol);
    all = all.flatMap(units => ways.map(way => [...units, ...way]));
  }
  return all.filter(units => units.length > 0).map(units => ({ units, limit: null }));
}

function waysOf(symbol: ManaSymbol): readonly Units[] {
  if (typeof symbol === 'number') return named('106.10|104.3d', [colorless(symbol)]);
  if (symbol === 'X' || symbol === 'Y' || symbol === 'Z') return [[]];
  if (symbol === 'S') return named('106.11|', [colorless(1)]);
  const [first = '', second] = symbol.split('/');
  const colors = symbol.split('/').filter((half): half is ManaType => half !== 'P' && half !== '2');
  const units: Units = [setOfAll(colors)];
  if (symbol.endsWith('/P')) return named('106.9|', [units]);
  if (first === '2') return named('106.8|104.3g', [units, colorless(2)]);
  return second === undefined ? [[setOf(first as ManaType)]] : named('106.8|104.3g', [units]);
}

function named(rule: Rule, ways: readonly Units[]): readonly Units[] {
  cite(rule);
  return ways;
}
