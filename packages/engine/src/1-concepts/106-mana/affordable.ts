/** Whether mana could suffice, by counting alone. */
import { playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import type { Game, PoolMana } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { player } from '../../state/store.ts';
import { type ManaNeed, unitsOf } from './need.ts';
import { openMana } from './open.ts';
import { eachWay, type Way } from './sources.ts';
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
  const { pool } = player(game, seat);
  if (pool.length === 0) {
    const supply = openMana(game, seat)?.supply;
    if (supply != null && playerRules(game, seat).length === 0) return supply;
  }
  const tally = new Tally();
  tally.addPool(pool);
  eachWay(game, seat, (id, ways) => tally.addWays(id, ways));
  return tally.done();
}

/** Counts units by their sets of types. */
export class Tally implements Supply {
  total = 0;
  exact = true;
  readonly sets: TypeSet[] = [];
  readonly counts: number[] = [];
  #source: ObjectId = NONE;
  #types: TypeSet = 0;
  #most = 0;

  addPool(pool: readonly PoolMana[]): void {
    for (const { type, limit } of pool) {
      this.#add(setOf(type), 1);
      this.exact &&= limit === null;
    }
  }

  /** Ways of a permanent; those of one permanent follow each other. */
  addWays(id: ObjectId, ways: readonly Way[]): void {
    if (id !== this.#source) this.#next(id);
    for (const way of ways) {
      this.#most = Math.max(this.#most, way.units.length);
      this.exact &&= way.limit === null && way.units.length === 1 && way.feed === null;
      for (const unit of way.units) this.#types |= unit;
    }
  }

  done(): Supply {
    this.#next(NONE);
    return this;
  }

  #next(id: ObjectId): void {
    this.#add(this.#types, this.#most);
    this.#source = id;
    this.#types = 0;
    this.#most = 0;
  }

  #add(types: TypeSet, n: number): void {
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
