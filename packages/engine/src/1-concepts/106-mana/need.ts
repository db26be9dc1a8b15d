/** What a mana payment asks for. */
import type { ManaCost, ManaSymbol, ManaType } from '@lawmage/ability';
import { must } from '../../state/must.ts';
import { ANY_TYPE, NO_TYPE, setOf, type TypeSet } from './types.ts';

/** One symbol that not every mana pays. */
export type Slot = {
  readonly symbol: ManaSymbol;
  /** Types that pay it. */
  readonly types: TypeSet;
  /** Only mana from a snow source pays it [CR 107.4h | 2007: 104.3h]. */
  readonly snow: boolean;
  /** It may be paid with 2 life [CR 107.4f]. */
  readonly life: boolean;
  /** Any mana of this amount pays it as well: the generic half of a hybrid symbol [CR 107.4e]; 0: it has none. */
  readonly generic: number;
};

/** A mana payment: its special symbols and its generic mana. */
export type ManaNeed = {
  readonly slots: readonly Slot[];
  readonly generic: number;
  /** Sets of types with how many slots only they can pay: what Hall's condition asks. */
  readonly bounds: readonly { readonly types: TypeSet; readonly n: number }[];
  /** Whether counting types says exactly what can be paid: no snow, no life, no two ways. */
  readonly plain: boolean;
};

/** [CR 107.4f | 2007: none] What a Phyrexian symbol costs in life. */
export const LIFE_FOR_SYMBOL = 2;

const KNOWN = new WeakMap<ManaCost, ManaNeed>();

/** [CR 107.4, 202.1 | 2007: 104.3, 203.1] What paying a mana cost asks for, with X as announced. */
export function needOf(cost: ManaCost, x = 0): ManaNeed {
  if (x > 0 && cost.includes('X')) return makeNeed(cost, x);
  const known = KNOWN.get(cost);
  if (known !== undefined) return known;
  const need = makeNeed(cost, 0);
  KNOWN.set(cost, need);
  return need;
}

/** A payment of slots and generic mana. */
export function needFrom(slots: readonly Slot[], generic: number): ManaNeed {
  return { slots, generic, bounds: boundsOf(slots), plain: slots.every(isPlain) };
}

/** How many units of mana a payment takes at most. */
export const unitsOf = (need: ManaNeed): number => need.slots.length + need.generic;
export const isNothing = (need: ManaNeed): boolean => need.generic === 0 && need.slots.length === 0;

const isPlain = (slot: Slot): boolean => !slot.snow && !slot.life && slot.generic === 0;

function makeNeed(cost: ManaCost, x: number): ManaNeed {
  const slots: Slot[] = [];
  let generic = 0;
  for (const symbol of cost) {
    if (typeof symbol === 'number') generic += symbol;
    else if (symbol === 'X') generic += x;
    else if (symbol !== 'Y' && symbol !== 'Z') slots.push(slotOf(symbol));
  }
  return needFrom(slots, generic);
}

/** [CR 107.4a, 107.4c–f, 107.4h | 2007: 104.3a, 104.3f, 104.3h] What pays a symbol. */
export function slotOf(symbol: Exclude<ManaSymbol, number | 'X' | 'Y' | 'Z'>): Slot {
  if (symbol === 'S') return { symbol, types: ANY_TYPE, snow: true, life: false, generic: 0 };
  let types = NO_TYPE;
  let life = false;
  let generic = 0;
  for (const half of symbol.split('/')) {
    if (half === 'P') life = true;
    else if (half === '2') generic = 2;
    else types |= setOf(half as ManaType);
  }
  return { symbol, types, snow: false, life, generic };
}

/** Unions of the slots' sets, each with the number of slots inside it. */
function boundsOf(slots: readonly Slot[]): ManaNeed['bounds'] {
  const unions = new Set<TypeSet>();
  for (const slot of slots) {
    if (slot.snow) continue;
    for (const union of [...unions]) unions.add(union | slot.types);
    unions.add(slot.types);
  }
  return [...unions].map(types => ({ types, n: slots.filter(slot => !slot.life && within(slot, types)).length }));
}

const within = (slot: Slot, types: TypeSet): boolean => !slot.snow && slot.generic === 0 && (slot.types & ~types) === 0;

/** The same payment without one of its slots. */
export function withoutSlot(need: ManaNeed, at: number): ManaNeed {
  must(need.slots[at], 'a slot that is paid is part of the payment');
  return needFrom(need.slots.toSpliced(at, 1), need.generic);
}
