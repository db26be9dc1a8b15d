/** Sets of mana types as bits, in the order of `MANA_TYPES`. */
import { MANA_TYPES, type ManaType } from '@lawmage/ability';

/** A set of mana types. */
export type TypeSet = number;

export const NO_TYPE: TypeSet = 0;
/** The five colours. */
export const ANY_COLOR: TypeSet = 0b011111;
/** The six types. */
export const ANY_TYPE: TypeSet = 0b111111;
export const COLORLESS: TypeSet = 0b100000;

const BIT: Readonly<Record<ManaType, TypeSet>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };

export const setOf = (type: ManaType): TypeSet => BIT[type];

/** The set of several types. */
export function setOfAll(types: readonly ManaType[]): TypeSet {
  let set = NO_TYPE;
  for (const type of types) set |= BIT[type];
  return set;
}

/** The types in a set. */
export const typesIn = (set: TypeSet): readonly ManaType[] => MANA_TYPES.filter(type => (set & BIT[type]) !== 0);

/** How many types are in a set. */
export function sizeOf(set: TypeSet): number {
  let left = set;
  let n = 0;
  while (left !== 0) {
    left &= left - 1;
    n++;
  }
  return n;
}
