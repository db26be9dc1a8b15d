/** Says that computed characteristics are no longer valid. */
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { touch, touchAll } from '../../state/touch.ts';

let stamps = 1;
/** A stamp that no game has had: forks share records, so a stamp means the same in all of them. */
export const newStamp = (): number => stamps++;

/** Characteristics of several objects may have changed, or which continuous effects there are. */
export function stale(game: Game): void {
  game.stamp = newStamp();
  game.live = null;
  touchAll(game);
}

/** Something has changed that only continuous effects read: where there are none, everything is as it was. */
export function staleIfRead(game: Game): void {
  if (game.index.statics.length + game.lasting.length > 0) stale(game);
}

/** Something about one object has changed that only its own characteristics show: its counters, its status. */
export function staleOne(game: Game, id: ObjectId): void {
  if (game.live?.entangled) {
    stale(game);
    return;
  }
  const record = thingOrNone(game, id);
  if (record?.zone === 'battlefield' || record?.zone === 'command') game.ready = null;
  touch(game, id);
  if (record !== undefined && record.zone !== null && record.is !== null) write(game, id).is = null;
}
