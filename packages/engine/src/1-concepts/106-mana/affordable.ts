/** Whether mana could suffice, by counting alone. */
import { playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { player } from '../../state/store.ts';
import { type ManaNeed, unitsOf } from './need.ts';
import { openMana } from './open.ts';
import { eachWay } from './sources.ts';
import { type Supply, Tally } from './supply.ts';
import type { TypeSet } from './types.ts';
import { isManaChanged } from './units-instead.ts';

/** What a player could pay with now: the pool and the sources. */
export function supplyOf(game: Game, seat: Seat): Supply {
  const { pool } = player(game, seat);
  if (pool.length === 0 && !isManaChanged(game)) {
    const supply = openMana(game, seat)?.supply;
    if (supply != null && playerRules(game, seat).length === 0) return supply;
  }
  const tally = new Tally();
  tally.addPool(pool);
  eachWay(game, seat, (id, ways) => tally.addWays(id, ways));
  return tally.done();
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
