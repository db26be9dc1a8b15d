/** Assigns what may pay to what is to be paid, so that the least worth keeping is used. */
import type { ManaType } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import type { Aid } from '../118-costs/aids.ts';
import { assign } from './assign.ts';
import type { ManaNeed, Slot } from './need.ts';
import type { Means, Plan, SpendAs } from './plan.ts';
import type { Source, Way } from './sources.ts';
import { ANY_TYPE, COLORLESS, type TypeSet, typesIn } from './types.ts';
import { type Wishes, worthOf } from './worth.ts';

/** One unit that may pay one symbol. */
export type Column = {
  readonly types: TypeSet;
  readonly snow: boolean;
  readonly cost: number;
  readonly from:
    | { readonly is: 'pool'; readonly at: number }
    | { readonly is: 'tap'; readonly source: Source; readonly way: Way; readonly unit: number }
    | { readonly is: 'aid'; readonly aid: Aid };
};

/** Rows to serve: slots, then generic mana. */
export type Row = {
  readonly slot: Slot | null;
  /** The source whose own cost it is, or NONE. */
  readonly feeds: ObjectId;
  readonly bends?: true;
};

export type Taken = readonly { readonly source: Source; readonly way: Way }[];

/** The rows of a source's own cost; a symbol that can be paid in two ways is paid by its types. */
const feedRows = (need: ManaNeed, feeds: ObjectId): readonly Row[] => [
  ...need.slots.map(slot => ({ slot, feeds })),
  ...Array.from({ length: need.generic }, () => ({ slot: null, feeds })),
];

/** The best payment with the rich sources that are taken, or null. */
export function solve(
  game: Game,
  rows: readonly Row[],
  fixed: readonly Column[],
  taken: Taken,
  means: Means,
  wishes: Wishes,
): Plan | null {
  let worth = 0;
  const columns = [...fixed];
  const all = [...rows];
  for (const { source, way } of taken) {
    if (way.feed !== null) all.push(...feedRows(way.feed, source.id));
    worth += worthOf(game, source, way, wishes) * Math.max(1, way.units.length);
    way.units.forEach((types, unit) => {
      columns.push({ types, snow: source.snow, cost: 0, from: { is: 'tap', source, way, unit } });
    });
  }
  const chosen = assignOnce(all, columns, means);
  if (chosen === null) return null;
  for (const at of chosen) worth += must(columns[at], 'a chosen column exists').cost;
  return describe(all, columns, chosen, taken, worth);
}

/** Assigns columns; where a permanent would be used twice, it is used in one of its ways and the rest is tried again. */
function assignOnce(rows: readonly Row[], columns: readonly Column[], means: Means): readonly number[] | null {
  if (rows.length === 0) return [];
  const costs = rows.map(row =>
    columns.map(column => (pays(column, row, means) ? column.cost : Number.POSITIVE_INFINITY)),
  );
  const chosen = assign(costs);
  if (chosen === null) return null;
  const twice = usedTwice(columns, chosen);
  if (twice === null) return chosen;
  let best: { chosen: readonly number[]; cost: number } | null = null;
  for (const kept of twice) {
    const rest = columns.map((column, at) =>
      at !== kept && sameSource(column, columns[kept]) ? { ...column, cost: Number.POSITIVE_INFINITY } : column,
    );
    const next = assignOnce(rows, rest, means);
    if (next === null) continue;
    const cost = next.reduce((sum, at) => sum + (columns[at]?.cost ?? 0), 0);
    if (best === null || cost < best.cost) best = { chosen: next, cost };
  }
  return best?.chosen ?? null;
}

/** Columns of one permanent that were both chosen though each is one activation. */
function usedTwice(columns: readonly Column[], chosen: readonly number[]): readonly number[] | null {
  for (let n = 1; n < chosen.length; n++) {
    const column = columns[chosen[n] ?? -1];
    for (let before = 0; before < n; before++)
      if (sameSource(columns[chosen[before] ?? -1], column))
        return chosen.filter(at => sameSource(columns[at], column));
  }
  return null;
}

function sameSource(a: Column | undefined, b: Column | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const id = tapped(a);
  if (id === NONE || id !== tapped(b)) return false;
  return !(a.from.is === 'tap' && b.from.is === 'tap' && a.from.way === b.from.way && a.from.way.units.length > 1);
}

/** The permanent that a column taps, or NONE. */
function tapped({ from }: Column): ObjectId {
  if (from.is === 'tap') return from.source.id;
  return from.is === 'aid' && from.aid.how === 'tap' ? from.aid.id : NONE;
}

function pays(column: Column, { slot, feeds, bends }: Row, means: Means): boolean {
  if (feeds !== NONE && (column.from.is === 'aid' || isFed(column))) return false;
  if (column.from.is === 'aid' && column.from.aid.bends) return bends === true;
  if (column.from.is === 'aid')
    return slot === null ? column.from.aid.generic : (slot.types & column.types) !== 0 && !slot.snow;
  if (column.types === 0) return false;
  if (slot === null) return true;
  if (slot.snow) return column.snow;
  return paysTypes(slot.types, column.types, means.spendAs);
}

/** Mana of a source that costs mana itself feeds no other source. */
const isFed = ({ from }: Column): boolean => from.is === 'tap' && from.way.feed !== null;

/** Whether mana of one of some types pays a symbol that wants one of others. */
export function paysTypes(wanted: TypeSet, types: TypeSet, as: SpendAs): boolean {
  if ((wanted & types) !== 0 || as === 'anyType') return true;
  return as === 'anyColor' && wanted !== COLORLESS;
}

function describe(
  rows: readonly Row[],
  columns: readonly Column[],
  chosen: readonly number[],
  taken: Taken,
  worth: number,
): Plan {
  const taps: NewTap[] = [];
  for (const { source, way } of taken) taps.push(newTap(source.id, way));
  const pool: number[] = [];
  const aids: { aid: Aid; slot: Slot | null }[] = [];
  for (let n = 0; n < rows.length; n++) {
    const { slot, feeds } = must(rows[n], 'a list has no gaps');
    const column = must(columns[chosen[n] ?? -1], 'a chosen column exists');
    const { from } = column;
    const type = typeFor(column, slot);
    if (from.is === 'tap') tapOf(taps, from.source.id, from.way).types[from.unit] = type;
    else if (from.is === 'aid') aids.push({ aid: from.aid, slot });
    else if (feeds === NONE) pool.push(from.at);
    if (feeds !== NONE) taps.find(({ id }) => id === feeds)?.feed.push(type);
  }
  return { taps, aids, pool, worth };
}

type NewTap = { readonly id: ObjectId; readonly at: number; readonly types: ManaType[]; readonly feed: ManaType[] };
const newTap = (id: ObjectId, { at, units }: Way): NewTap => ({ id, at, types: units.map(firstOf), feed: [] });

/** The use of a permanent among those so far, or a new one. */
function tapOf(taps: NewTap[], id: ObjectId, way: Way): NewTap {
  const known = taps.find(tap => tap.id === id);
  if (known !== undefined) return known;
  const tap = newTap(id, way);
  taps.push(tap);
  return tap;
}

/** The type of mana that a unit will be for a symbol. */
function typeFor({ types }: Column, slot: Slot | null): ManaType {
  const wanted = slot === null ? types : slot.types & types;
  return firstOf(wanted === 0 ? types : wanted);
}

/** By set: its first type. */
const FIRST = [...new Array(ANY_TYPE + 1).keys()].map(types => typesIn(types)[0] ?? 'C');
const firstOf = (types: TypeSet): ManaType => FIRST[types] ?? 'C';
