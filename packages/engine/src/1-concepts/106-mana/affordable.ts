/** Whether mana could suffice, by counting alone. */
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { player } from '../../state/store.ts';
import { type ManaNeed, unitsOf } from './need.ts';
import { type Source, sourcesOf } from './sources.ts';
import { setOf, type TypeSet } from './types.ts';

/** How many units of mana a player could have, by the set of types of which each is one. */
export type Supply = {
  readonly total: number;
  readonly sets: readonly { readonly types: TypeSet; readonly n: number }[];
  /** Whether counting is exact: every source gives one unit in one way, for anything. */
  readonly exact: boolean;
  readonly sources: readonly Source[];
};

/** What a player could pay with now: the pool and the sources. */
export function supplyOf(game: Game, seat: Seat): Supply {
  const sources = sourcesOf(game, seat);
  const counts = new Map<TypeSet, number>();
  const count = (types: TypeSet, n: number) => counts.set(types, (counts.get(types) ?? 0) + n);
  let total = 0;
  let exact = true;
  for (const unit of player(game, seat).pool) {
    count(setOf(unit.type), 1);
    total++;
    exact &&= unit.limit === null;
  }
  for (const source of sources) {
    const most = mostOf(source);
    count(typesOfSource(source), most);
    total += most;
    exact &&= most === 1 && source.ways.every(way => way.limit === null);
  }
  return { total, sets: [...counts].map(([types, n]) => ({ types, n })), exact, sources };
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

function reach(supply: Supply, types: TypeSet): number {
  let n = 0;
  for (const set of supply.sets) if ((set.types & types) !== 0) n += set.n;
  return n;
}

function mostOf(source: Source): number {
  let most = 0;
  for (const way of source.ways) most = Math.max(most, way.units.length);
  return most;
}

function typesOfSource(source: Source): TypeSet {
  let types = 0;
  for (const way of source.ways) for (const unit of way.units) types |= unit;
  return types;
}
