/** The payment solver: pays a cost with the mana that is least worth keeping. */
import type { ManaType } from '@lawmage/ability';
import type { Game, PoolMana } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { player } from '../../state/store.ts';
import type { Aid } from '../118-costs/aids.ts';
import { couldAfford } from './affordable.ts';
import { maySpend, type Purpose } from './limits.ts';
import { type ManaNeed, type Slot, unitsOf } from './need.ts';
import { type Column, type Row, solve, type Taken } from './solve.ts';
import { type Source, sourcesOf, type Way } from './sources.ts';
import { Tally } from './supply.ts';
import { setOf } from './types.ts';
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
  /** For how much generic mana artifacts and creatures may be tapped by waterbending; absent: none. */
  readonly bent?: number;
};

/** One mana ability to activate, with the type chosen for each unit it adds. */
export type Tap = {
  readonly id: ObjectId;
  readonly at: number;
  readonly types: readonly ManaType[];
  /** What its own cost is paid with; none for most. */
  readonly feed: readonly ManaType[];
};

/** How a payment is made: mana abilities first, then units of the pool and aids. */
export type Plan = {
  readonly taps: readonly Tap[];
  readonly aids: readonly { readonly aid: Aid; readonly slot: Slot | null }[];
  /** Indices of pool units that were there before. */
  readonly pool: readonly number[];
  readonly worth: number;
};

/** At most so many combinations of sources that give several units are tried. */
const MOST_TRIES = 64;

/** The best way to pay, or null where the solver finds none. */
export function planPayment(game: Game, seat: Seat, need: ManaNeed, means: Means): Plan | null {
  const sources = sourcesOf(game, seat, means.except).filter(source =>
    source.ways.some(way => maySpend(game, way.limit, means.purpose, source.id)),
  );
  return planWith(game, seat, need, means, sources);
}

const NO_TAPS: Plan['taps'] = [];
const NO_AIDS: Plan['aids'] = [];

/** Which units of the pool pay, if they suffice. */
export const planFromPool = (game: Game, seat: Seat, need: ManaNeed, means: Means): Plan | null =>
  takesWholePool(player(game, seat).pool, need)
    ? { taps: NO_TAPS, aids: NO_AIDS, pool: player(game, seat).pool.map((_, at) => at), worth: 0 }
    : planWith(game, seat, need, { ...means, aids: [] }, []);

/** Whether a payment is all that is in a pool, so that nothing is to be decided. */
function takesWholePool(pool: readonly PoolMana[], need: ManaNeed): boolean {
  if (!need.plain || pool.length !== unitsOf(need)) return false;
  const tally = new Tally();
  tally.addPool(pool);
  return tally.exact && couldAfford(tally, need);
}

function planWith(game: Game, seat: Seat, need: ManaNeed, means: Means, sources: readonly Source[]): Plan | null {
  const wishes = wishesOf(game, seat, means.purpose.id);
  const rich = sources.filter(isRich);
  const alike = need.plain && rich.length === 0 ? unitsOf(need) : Number.POSITIVE_INFINITY;
  const fixed = fixedColumns(game, seat, means, sources, wishes, alike);
  let best: Plan | null = null;
  for (const rows of rowsOf(need, means.bent ?? 0)) {
    for (const taken of combinations(game, rich, means)) {
      const plan = solve(game, rows, fixed, taken, means, wishes);
      if (plan !== null && (best === null || plan.worth < best.worth)) best = plan;
    }
  }
  return best;
}

/** A source that gives several units at once, or costs mana itself, is used as a whole. */
const isRich = (source: Source): boolean => source.ways.some(way => way.units.length !== 1 || way.feed !== null);

/**
 * Units of the pool, aids, and sources of which each way gives one unit. Of sources that are alike, no more than `alike`
 * need to be looked at.
 */
function fixedColumns(
  game: Game,
  seat: Seat,
  means: Means,
  sources: readonly Source[],
  wishes: Wishes,
  alike: number,
): readonly Column[] {
  const columns: Column[] = [];
  player(game, seat).pool.forEach((unit, at) => {
    if (!maySpend(game, unit.limit, means.purpose, unit.source)) return;
    columns.push({
      types: setOf(unit.type),
      snow: unit.snow,
      cost: unit.limit === null ? 1 : 0,
      from: { is: 'pool', at },
    });
  });
  for (const source of sources) if (!isRich(source)) addSingles(columns, game, source, means, wishes, alike);
  for (const aid of means.aids)
    columns.push({ types: aid.types, snow: false, cost: aid.worth, from: { is: 'aid', aid } });
  return columns;
}

/** One column for each of a source's ways. */
function addSingles(columns: Column[], game: Game, source: Source, means: Means, wishes: Wishes, alike: number): void {
  for (const way of source.ways) {
    if (!maySpend(game, way.limit, means.purpose, source.id)) continue;
    const cost = worthOf(game, source, way, wishes);
    if (source.ways.length === 1 && countLike(columns, source, way, cost) >= alike) continue;
    columns.push({
      types: way.units[0] ?? 0,
      snow: source.snow,
      cost,
      from: { is: 'tap', source, way, unit: 0 },
    });
  }
}

/** How many sources pay the same in the same way and are worth the same. */
function countLike(columns: readonly Column[], source: Source, way: Way, cost: number): number {
  let n = 0;
  for (const { from, snow, cost: other } of columns)
    if (from.is === 'tap' && from.way === way && snow === source.snow && other === cost) n++;
  return n;
}

/** The rows of a need; each symbol that generic mana pays as well gives two forms. */
function rowsOf(need: ManaNeed, bent: number): readonly (readonly Row[])[] {
  if (need.plain && bent === 0) return [plainRows(need)];
  let forms: Row[][] = [[]];
  for (const slot of need.slots) {
    const typed = forms.map(rows => [...rows, { slot, feeds: NONE }]);
    const generic = slot.generic === 0 ? [] : forms.map(rows => [...rows, ...blank(slot.generic)]);
    forms = [...typed, ...generic];
  }
  const bending = Math.min(bent, need.generic);
  return forms.map(rows => [...rows, ...new Array<Row>(bending).fill(BENT), ...blank(need.generic - bending)]);
}

function plainRows({ slots, generic }: ManaNeed): readonly Row[] {
  const rows: Row[] = [];
  for (const slot of slots) rows.push({ slot, feeds: NONE });
  for (let n = 0; n < generic; n++) rows.push(BLANK);
  return rows;
}

const BLANK: Row = Object.freeze({ slot: null, feeds: NONE });
/** Generic mana of a waterbend cost. */
const BENT: Row = Object.freeze({ slot: null, feeds: NONE, bends: true });
const blank = (n: number): readonly Row[] => new Array<Row>(n).fill(BLANK);

/** Which of the rich sources are used, and how: few are tried in full, of many the first. */
function combinations(game: Game, rich: readonly Source[], means: Means): readonly Taken[] {
  let all: Taken[] = [[]];
  for (const source of rich) {
    const ways = source.ways.filter(way => maySpend(game, way.limit, means.purpose, source.id));
    const grown = all.flatMap(taken => ways.map(way => [...taken, { source, way }]));
    if (all.length + grown.length > MOST_TRIES) {
      const widest = must(all.at(-1), 'there is always a combination');
      const [way] = ways;
      if (way !== undefined) all.push([...widest, { source, way }]);
    } else all = [...all, ...grown];
  }
  return all;
}
