/** Hone counters [CR 122.1j | 2007: none]. */
import type { Game, Thing } from '../../state/game.ts';
import { thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { characteristics } from './characteristics.ts';

/** What the hone counters on Equipment attached to a permanent add to its power. */
export function honed(game: Game, { attachments }: Thing): number {
  let n = 0;
  for (const id of attachments) {
    const hone = thingOrNone(game, id)?.counters.hone ?? 0;
    if (hone > 0 && characteristics(game, id).subtypes.has('Equipment')) n += hone;
  }
  if (n > 0) cite('122.1j|', '613.4c|');
  return n;
}
