/** The payment solver: pays a cost with the mana that is least worth keeping. */
import { MANA_TYPES, type ManaType } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { player } from '../../state/store.ts';
import type { Aid } from '../118-costs/aids.ts';
import { assign } from './assign.ts';
import { maySpend, type Purpose } from './limits.ts';
import type { ManaNeed, Slot } from './need.ts';
import { type Source, sourcesOf, type Way } from './sources.ts';
import { COLORLESS, setOf, type TypeSet, typesIn } from './types.ts';
import { type Wishes, wishesOf, worthOf } from './worth.ts';

export type SpendAs = 'itself' | 'anyColor' | 'anyType';

/** What a payment may use. */
export type Means = {
  readonly purpose: Purpose;
  /** Permanents that the rest of the cost needs and that must not be tapped for mana. */
  readonly except: readonly ObjectId[];
  /** What else may pay for mana: creatures to tap, cards to exile. */
  readonly aids: readonly Aid[];
  /** Mana may be spent as though it were of any colour, or of any type [CR 118.14, 609.4b | 2007: none]. */
  readonly spendAs: SpendAs;
};

/** One mana ability to activate, with the type chosen for each unit it adds. */
export type Tap = { readonly id: ObjectId; readonly at: number; readonly types: readonly ManaType[] };

/** How a payment is made: mana abilities first, then units of the pool and aids. */
export type Plan = {
  readonly taps: readonly Tap[];
  readonly aids: readonly { readonly aid: Aid; readonly slot: Slot | null }[];
  /** Indices of pool units that were there before. */
  readonly pool: readonly number[];
  readonly worth: number;
};

/** One unit that may pay one symbol. */
type Column = {
  readonly types: TypeSet;
  readonly snow: boolean;
  readonly cost: number;
  readonly from:
    | { readonly is: 'pool'; readonly at: number }
    | { readonly is: 'tap'; readonly source: Source; readonly way: Way; readonly unit: number }
    | { readonly is: 'aid'; readonly aid: Aid };
};

/** Rows to serve: slots, then generic mana. */
type Row = { readonly slot: Slot | null };

/** At most so many combinations of sources that give several units are tried. */
const MOST_TRIES = 64;

/** The best way to pay, or null where the solver finds none. */
export function planPayment(game: Game, seat: Seat, need: ManaNeed, means: Means): Plan | null {
  const sources = sourcesOf(game, seat, means.except).filter(source =>
    source.ways.some(way => maySpend(game, way.limit, means.purpose)),
  );
  return planWith(game, seat, need, means, sources);
}

/** Which units of the pool pay, if they suffice. */
export const planFromPool = (game: Game, seat: Seat, need: ManaNeed, means: Means): Plan | null =>
  planWith(game, seat, need, { ...means, aids: [] }, []);

function planWith(game: Game, seat: Seat, need: ManaNeed, means: Means, sources: readonly Source[]): Plan | null {
  const wishes = wishesOf(game, seat, means.purpose.id);
  const fixed = fixedColumns(game, seat, means, sources, wishes);
  const rich = sources.filter(isRich);
  let best: Plan | null = null;
  for (const rows of rowsOf(need)) {
    for (const taken of combinations(game, rich, means)) {
      const plan = solve(game, rows, fixed, taken, means, wishes);
      if (plan !== null && (best === null || plan.worth < best.worth)) best = plan;
    }
  }
  return best;
}

/** A source that gives several units at once is used as a whole. */
const isRich = (source: Source): boolean => source.ways.some(way => way.units.length !== 1);

/** Units of the pool, aids, and sources of which each way gives one unit. */
function fixedColumns(
  game: Game,
  seat: Seat,
  means: Means,
  sources: readonly Source[],
  wishes: Wishes,
): readonly Column[] {
  const columns: Column[] = [];
  player(game, seat).pool.forEach((unit, at) => {
    if (!maySpend(game, unit.limit, means.purpose)) return;
    columns.push({
      types: setOf(unit.type),
      snow: unit.snow,
      cost: unit.limit === null ? 1 : 0,
      from: { is: 'pool', at },
    });
  });
  for (const source of sources) if (!isRich(source)) columns.push(...singles(game, source, means, wishes));
  for (const aid of means.aids)
    columns.push({ types: aid.types, snow: false, cost: aid.worth, from: { is: 'aid', aid } });
  return columns;
}

/** One column for each burden and limit of a source's ways; several that pay alike are one. */
function singles(game: Game, source: Source, means: Means, wishes: Wishes): readonly Column[] {
  const columns: Column[] = [];
  for (const way of source.ways) {
    if (!maySpend(game, way.limit, means.purpose)) continue;
    columns.push({
      types: way.units[0] ?? 0,
      snow: source.snow,
      cost: worthOf(game, source, way, wishes),
      from: { is: 'tap', source, way, unit: 0 },
    });
  }
  return columns;
}

/** The rows of a need; each symbol that generic mana pays as well gives two forms. */
function rowsOf(need: ManaNeed): readonly (readonly Row[])[] {
  let forms: Row[][] = [[]];
  for (const slot of need.slots) {
    const typed = forms.map(rows => [...rows, { slot }]);
    const generic = slot.generic === 0 ? [] : forms.map(rows => [...rows, ...blank(slot.generic)]);
    forms = [...typed, ...generic];
  }
  return forms.map(rows => [...rows, ...blank(need.generic)]);
}

const blank = (n: number): readonly Row[] => Array.from({ length: n }, () => ({ slot: null }));

type Taken = readonly { readonly source: Source; readonly way: Way }[];

/** Which of the rich sources are used, and how: few are tried in full, of many the first. */
function combinations(game: Game, rich: readonly Source[], means: Means): readonly Taken[] {
  let all: Taken[] = [[]];
  for (const source of rich) {
    const ways = source.ways.filter(way => maySpend(game, way.limit, means.purpose));
    const grown = all.flatMap(taken => ways.map(way => [...taken, { source, way }]));
    if (all.length + grown.length > MOST_TRIES) {
      const widest = must(all.at(-1), 'there is always a combination');
      const [way] = ways;
      if (way !== undefined) all.push([...widest, { source, way }]);
    } else all = [...all, ...grown];
  }
  return all;
}

function solve(
  game: Game,
  rows: readonly Row[],
  fixed: readonly Column[],
  taken: Taken,
  means: Means,
  wishes: Wishes,
): Plan | null {
  let worth = 0;
  const columns = [...fixed];
  for (const { source, way } of taken) {
    worth += worthOf(game, source, way, wishes) * Math.max(1, way.units.length);
    way.units.forEach((types, unit) => {
      columns.push({ types, snow: source.snow, cost: 0, from: { is: 'tap', source, way, unit } });
    });
  }
  const chosen = assignOnce(rows, columns, means);
  if (chosen === null) return null;
  for (const at of chosen) worth += must(columns[at], 'a chosen column exists').cost;
  return describe(rows, columns, chosen, taken, worth);
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
      at !== kept && sameSource(column, columns[kept]) ? { ...column, types: 0 } : column,
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
  for (const at of chosen) {
    const same = chosen.filter(other => sameSource(columns[at], columns[other]));
    if (same.length > 1) return same;
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

function pays(column: Column, { slot }: Row, means: Means): boolean {
  if (column.from.is === 'aid')
    return slot === null ? column.from.aid.generic : (slot.types & column.types) !== 0 && !slot.snow;
  if (column.types === 0) return false;
  if (slot === null) return true;
  if (slot.snow) return column.snow;
  return paysTypes(slot.types, column.types, means.spendAs);
}

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
  const taps = new Map<ObjectId, { at: number; types: ManaType[] }>();
  for (const { source, way } of taken) taps.set(source.id, { at: way.at, types: way.units.map(firstOf) });
  const pool: number[] = [];
  const aids: { aid: Aid; slot: Slot | null }[] = [];
  chosen.forEach((at, row) => {
    const { from, types } = must(columns[at], 'a chosen column exists');
    const slot = rows[row]?.slot ?? null;
    if (from.is === 'pool') pool.push(from.at);
    else if (from.is === 'aid') aids.push({ aid: from.aid, slot });
    else {
      const tap = taps.get(from.source.id) ?? { at: from.way.at, types: from.way.units.map(firstOf) };
      const wanted = slot === null ? types : slot.types & types;
      tap.types[from.unit] = firstOf(wanted === 0 ? types : wanted);
      taps.set(from.source.id, tap);
    }
  });
  return { taps: [...taps].map(([id, { at, types }]) => ({ id, at, types })), aids, pool, worth };
}

const firstOf = (types: TypeSet): ManaType => must(typesIn(types)[0] ?? MANA_TYPES[5], 'a unit of mana has a type');
