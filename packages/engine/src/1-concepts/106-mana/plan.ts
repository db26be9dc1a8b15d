/** The payment solver: pays a cost with the mana that is least worth keeping. */
import type { ManaType } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { player } from '../../state/store.ts';
import type { Aid } from '../118-costs/aids.ts';
import { maySpend, type Purpose } from './limits.ts';
import type { ManaNeed, Slot } from './need.ts';
import { type Column, type Row, solve, type Taken } from './solve.ts';
import { type Source, sourcesOf } from './sources.ts';
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

/** A source that gives several units at once, or costs mana itself, is used as a whole. */
const isRich = (source: Source): boolean => source.ways.some(way => way.units.length !== 1 || way.feed !== null);

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
    const typed = forms.map(rows => [...rows, { slot, feeds: NONE }]);
    const generic = slot.generic === 0 ? [] : forms.map(rows => [...rows, ...blank(slot.generic)]);
    forms = [...typed, ...generic];
  }
  return forms.map(rows => [...rows, ...blank(need.generic)]);
}

const blank = (n: number): readonly Row[] => Array.from({ length: n }, () => ({ slot: null, feeds: NONE }));

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
