/** Whether mana could suffice, by counting alone. */
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { player } from '../../state/store.ts';
import { type ManaNeed, unitsOf } from './need.ts';
import { eachWay } from './sources.ts';
import { setOf, type TypeSet } from './types.ts';

/** How many units of mana a player could have, by the set of types of which each is one. */
export type Supply = {
  readonly total: number;
  /** Sets of types, and how many units each has. */
  readonly sets: readonly TypeSet[];
  readonly counts: readonly number[];
  /** Whether counting is exact: every source gives one unit in one way, for anything. */
  readonly exact: boolean;
};

/** What a player could pay with now: the pool and the sources. */
export function supplyOf(game: Game, seat: Seat): Supply {
  const tally = new Tally();
  for (const unit of player(game, seat).pool) {
    tally.add(setOf(unit.type), 1);
    tally.exact &&= unit.limit === null;
  }
  let source: ObjectId = NONE;
  let types: TypeSet = 0;
  let most = 0;
  eachWay(game, seat, (id, ways) => {
    if (id !== source) {
      tally.add(types, most);
      source = id;
      types = 0;
      most = 0;
    }
    for (const way of ways) {
      most = Math.max(most, way.units.length);
      tally.exact &&= way.limit === null && way.units.length === 1 && way.feed === null;
      for (const unit of way.units) types |= unit;
    }
  });
  tally.add(types, most);
  return tally;
}

/** Counts units by their sets of types. */
class Tally implements Supply {
  total = 0;
  exact = true;
  readonly sets: TypeSet[] = [];
  readonly counts: number[] = [];

  add(types: TypeSet, n: number): void {
    if (n === 0) return;
    this.total += n;
    const at = this.sets.indexOf(types);
    if (at < 0) {
      this.sets.push(types);
      this.counts.push(n);
    } else this.counts[at] = (this.counts[at] ?? 0) + n;
  }
}

/**
 * Hall's condition: every set of symbols must find as many units that could pay one of them. Necessary; with an exact
 * supply and a plain need also sufficient.
 */
export function couldAfford(supply: Supply, need: ManaNeed): boolean {
  const free = need.plain ? 0 : need.slots.filter(slot => slot.life).length;
  if (unitsOf(need) - free > supply.total) return false;
  for (const bound of need.bounds) {
    if (bound.n > reach(supply, bound.types)) return false;
  }
  return true;
}

function reach({ sets, counts }: Supply, types: TypeSet): number {
  let n = 0;
  for (let at = 0; at < sets.length; at++) if (((sets[at] ?? 0) & types) !== 0) n += counts[at] ?? 0;
  return n;
}
