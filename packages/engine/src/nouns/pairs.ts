/** Which creatures are paired [CR 702.95b, 702.95d, 702.95e | 2007: none]. */
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thingOrNone } from '../state/store.ts';
import { by } from '../work/cite.ts';

/** The creature that another is paired with, if it is; a pair ends for good when one of them leaves the battlefield. */
export function partnersOf(game: Game, id: ObjectId): readonly ObjectId[] {
  if (game.lasting.length === 0) return [];
  for (const lasting of game.lasting) {
    if (lasting.is !== 'pair' || !lasting.ids.includes(id)) continue;
    if (by('702.95e|', !lasting.ids.every(one => isThere(game, one)))) continue;
    return lasting.ids.filter(one => one !== id);
  }
  return [];
}

export const isPaired = (game: Game, id: ObjectId): boolean => partnersOf(game, id).length > 0;

function isThere(game: Game, id: ObjectId): boolean {
  const record = thingOrNone(game, id);
  return record?.zone === 'battlefield' && !record.phasedOut;
}
