/** Mana pools [CR 106.4 | 2007: 300.3]. */

import { isSupertype } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game, PoolMana } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { player, thingOrNone, writePlayer } from '../../state/store.ts';
import type { Apply } from '../../work/apply.ts';
import { cite } from '../../work/cite.ts';

/** [CR 106.3, 106.4, 106.6 | 2007: 406.1] Mana goes into a player's pool, with its source and what it may be spent on. */
export const applyAddMana: Apply<'addMana'> = (game, event) => {
  if (event.mana.length === 0 || player(game, event.seat).left) return null;
  const snow = thingOrNone(game, event.source) !== undefined && isSupertype(game, event.source, 'snow');
  const units = event.mana.map(
    (type): PoolMana => ({ type, snow, source: event.source, limit: event.limit, keep: event.keep ?? 'no' }),
  );
  cite('106.4|');
  const record = writePlayer(game, event.seat);
  record.pool = [...record.pool, ...units];
  return [event];
};

/** Takes units out of a pool by their place. */
export function takeFromPool(game: Game, seat: Seat, places: readonly number[]): readonly PoolMana[] {
  cite('118.3a|');
  const { pool } = player(game, seat);
  const taken = pool.filter((_, at) => places.includes(at));
  writePlayer(game, seat).pool = pool.filter((_, at) => !places.includes(at));
  return taken;
}
