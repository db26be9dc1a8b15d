/** Mana that could be had, counted. */
import type { PoolMana } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import type { Way } from './sources.ts';
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

export const NO_SUPPLY: Supply = { total: 0, sets: [], counts: [], exact: true };

/** Counts units by their sets of types, beyond those of a supply. */
export class Tally implements Supply {
  total: number;
  exact: boolean;
  readonly sets: TypeSet[];
  readonly counts: number[];
  #source: ObjectId = NONE;
  #types: TypeSet = 0;
  #most = 0;

  constructor({ total, exact, sets, counts }: Supply = NO_SUPPLY) {
    this.total = total;
    this.exact = exact;
    this.sets = sets.slice();
    this.counts = counts.slice();
  }

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
