import { characteristics, hasKeyword, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeSeveral } from '../../7-additional/702-keywords/rules.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { player, thing } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';

/**
 * [CR 302.6 | 2007: 212.3d] A creature that its controller has not controlled since that player's most recent turn
 * began, and that has no haste.
 */
export function isSick(
  game: Game,
  id: ObjectId,
  haste: '702.10b|502.5b' | '702.10c|502.5b' = '702.10c|502.5b',
): boolean {
  const since = thing(game, id).since;
  if (since < player(game, characteristics(game, id).controller).turns) return false;
  if (!isType(game, id, 'creature')) return false;
  if (!hasKeyword(game, id, 'haste')) return by('302.6|212.3d', true);
  cite(haste);
  citeSeveral(characteristics(game, id), 'haste');
  return false;
}
