/** Words of type lines and colours as bits and sets, for quick tests. */
import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  SUPERTYPES,
  type Subtype,
  type Supertype,
  type TypeWord,
} from '@lawmage/ability';
import type { Characteristics } from '../state/characteristics.ts';

const bits = (words: readonly string[]): ReadonlyMap<string, number> => new Map(words.map((word, n) => [word, 1 << n]));
const CARD_TYPE_BITS = bits(CARD_TYPES);
const SUPERTYPE_BITS = bits(SUPERTYPES);
const COLOR_BITS = bits(COLORS);

/** Words of a type line by where they stand. */
export type TypeSet = { readonly types: number; readonly supertypes: number; readonly subtypes: readonly Subtype[] };

export function typeSet(words: readonly TypeWord[]): TypeSet {
  let types = 0;
  let supertypes = 0;
  const subtypes: Subtype[] = [];
  for (const word of words) {
    const type = CARD_TYPE_BITS.get(word);
    const supertype = SUPERTYPE_BITS.get(word);
    if (type !== undefined) types |= type;
    else if (supertype !== undefined) supertypes |= supertype;
    else subtypes.push(word as Subtype);
  }
  return { types, supertypes, subtypes };
}

/** Whether an object has at least one of the words. */
export function hasAny(is: Characteristics, set: TypeSet): boolean {
  if ((is.types & set.types) !== 0 || (is.supertypes & set.supertypes) !== 0) return true;
  for (const subtype of set.subtypes) if (is.subtypes.has(subtype)) return true;
  return false;
}

export const cardTypeBit = (type: CardType): number => CARD_TYPE_BITS.get(type) ?? 0;
export const supertypeBit = (type: Supertype): number => SUPERTYPE_BITS.get(type) ?? 0;
export const colorBit = (color: Color): number => COLOR_BITS.get(color) ?? 0;

export const isCardType = (is: Characteristics, type: CardType): boolean => (is.types & cardTypeBit(type)) !== 0;

/** How many bits are set. */
export function bitCount(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}
