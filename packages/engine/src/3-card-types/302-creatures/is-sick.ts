import { characteristics, hasKeyword, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { player, thing } from '../../state/store.ts';

/**
 * [CR 302.6 | 2007: 212.3d] A creature that its controller has not controlled since that player's most recent turn
 * began, and that has no haste.
 */
export function isSick(game: Game, id: ObjectId): boolean {
  const since = thing(game, id).since;
  if (since < player(game, characteristics(game, id).controller).turns) return false;
  return isType(game, id, 'creature') && !hasKeyword(game, id, 'haste');
}
