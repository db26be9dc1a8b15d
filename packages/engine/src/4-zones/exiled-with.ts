/** Cards exiled by an object, for its linked abilities [CR 607.2a | 2007: 217.7d]. */

import type { Game } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { thingOrNone, write } from '../state/store.ts';
import { cite } from '../work/cite.ts';

/**
 * [CR 607.2a, 406.6 | 2007: 217.7d] An object remembers what it has exiled, also when it has gone meanwhile; what its card
 * becomes is another object and does not [CR 400.7 | 2007: 217.1c].
 */
export function rememberExiled(game: Game, by: ObjectId, exiled: ObjectId): void {
  if (by === NONE || thingOrNone(game, by) === undefined) return;
  cite('406.6|217.7d', '607.2a|217.7d');
  const record = write(game, by);
  if (record.copied !== null) cite('707.7|503.8');
  const before = record.memory.exiled;
  record.memory = { ...record.memory, exiled: [...(Array.isArray(before) ? before : []), exiled] };
}
