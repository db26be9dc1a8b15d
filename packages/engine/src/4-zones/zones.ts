/** Zones as ordered lists [CR 400.1, 400.5 | 2007: 217.1, 217.1b]: top of library, graveyard and stack last. */

import type { ZoneName } from '@lawmage/ability';
import type { Game, Thing } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';
import { add, player, writePlayer } from '../state/store.ts';
import { cite } from '../work/cite.ts';

/** The zones that each player has. */
export type OwnZone = 'library' | 'hand' | 'graveyard';
export const isOwnZone = (zone: ZoneName): zone is OwnZone =>
  zone === 'library' || zone === 'hand' || zone === 'graveyard';

/** [CR 400.2 | 2007: 217.2b, 217.3c] Zones whose cards not everybody may see. */
export const isHidden = (zone: ZoneName): boolean => zone === 'library' || zone === 'hand';

/** The objects in a zone; in one of a player's own for library, hand and graveyard. */
export const zoneOf = (game: Game, zone: ZoneName, seat: Seat): readonly ObjectId[] =>
  isOwnZone(zone) ? player(game, seat)[zone] : game[zone];

/** Replaces the list of a zone. */
export function setZone(game: Game, zone: ZoneName, seat: Seat, ids: readonly ObjectId[]): void {
  if (isOwnZone(zone)) writePlayer(game, seat)[zone] = ids;
  else game[zone] = ids;
}

/** Places counted from the end of a list: 0 is the top, -1 the bottom; too deep is the bottom [CR 401.7]. */
function inserted(ids: readonly ObjectId[], id: ObjectId, at: number): readonly ObjectId[] {
  if (at === 0) return [...ids, id];
  if (at > ids.length) cite('401.7|');
  if (at < 0 || at >= ids.length) return [id, ...ids];
  return ids.toSpliced(ids.length - at, 0, id);
}

/** Adds a new object to the store and to its zone. `at` counts from the top; -1 is the bottom. */
export function putIn(game: Game, record: Thing, at = 0): void {
  add(game, record);
  cite('400.5|217.1b');
  setZone(game, record.home, record.owner, inserted(zoneOf(game, record.home, record.owner), record.id, at));
}

/** Takes an object off the list of its zone. */
export function takeOut(game: Game, record: Thing): void {
  if (record.phasedOut && game.phasedOut.includes(record.id)) {
    game.phasedOut = game.phasedOut.filter(id => id !== record.id);
    return;
  }
  const ids = zoneOf(game, record.home, record.owner);
  const at = ids.lastIndexOf(record.id);
  if (at === ids.length - 1) setZone(game, record.home, record.owner, ids.slice(0, -1));
  else if (at >= 0) setZone(game, record.home, record.owner, ids.toSpliced(at, 1));
}
