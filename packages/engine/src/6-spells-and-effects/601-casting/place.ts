import type { Place } from '@lawmage/ability';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';

/** Whether an object is in a place. */
export function isIn(game: Game, id: ObjectId, place: Place, scope: Scope): boolean {
  const { zone, owner } = thing(game, id);
  if (zone !== place.zone) return false;
  return place.of === undefined || playersOf(game, place.of, scope).includes(owner);
}
