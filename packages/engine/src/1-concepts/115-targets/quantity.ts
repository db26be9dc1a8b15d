import type { Quantity } from '@lawmage/ability';
import { countOf } from '../../nouns/count.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import { cite } from '../../work/cite.ts';

/** The least and the most of a quantity, whatever there is to choose from. */
export type Range = { readonly least: number; readonly most: number };
const ONE: Range = Object.freeze({ least: 1, most: 1 });

/** [CR 601.2c, 107.1c | 2007: 409.1c] How many a phrase asks for. */
export function rangeOf(game: Game, quantity: Quantity | undefined, scope: Scope): Range {
  if (quantity === undefined) return ONE;
  if ('exactly' in quantity) {
    const n = Math.max(0, countOf(game, quantity.exactly, scope));
    return { least: n, most: n };
  }
  if ('upTo' in quantity) return { least: 0, most: Math.max(0, countOf(game, quantity.upTo, scope)) };
  if ('atLeast' in quantity) return { least: countOf(game, quantity.atLeast, scope), most: Number.MAX_SAFE_INTEGER };
  if ('between' in quantity) return { least: quantity.between[0], most: quantity.between[1] };
  cite('107.1c|');
  return { least: 0, most: Number.MAX_SAFE_INTEGER };
}
