/** "Bands with other" [CR 702.22c, 702.22j, 702.22k | 2007: 502.11]. */

import { characteristics, hasKeyword } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { hasQuality, keywordsOf } from '../../7-additional/702-keywords/protection.ts';
import { citeSeveral } from '../../7-additional/702-keywords/rules.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { by, cite } from '../../work/cite.ts';

const OTHER = 'bands with other';

/**
 * [CR 702.22c | 2007: 502.11b] Whether a creature can be in the band that another one forms by its n-th such ability. Today
 * both have the quality; in 2007 both have the ability, or the other has banding.
 */
export function bandsWith(game: Game, leader: ObjectId, n: number, other: ObjectId): boolean {
  const ability = keywordsOf(game, leader, OTHER)[n];
  if (ability === undefined) return false;
  cite('702.22c|502.11b');
  citeSeveral(characteristics(game, leader), OTHER);
  const { quality, live } = ability;
  if (editionOf(game).bandsWithOther === 'quality') {
    return [leader, other].every(id => hasQuality(game, id, quality, live, leader));
  }
  const same = JSON.stringify(quality);
  return (
    hasKeyword(game, other, 'banding') ||
    keywordsOf(game, other, OTHER).some(one => JSON.stringify(one.quality) === same)
  );
}

/**
 * [CR 702.22j, 702.22k | 2007: 502.10h, 502.11c] Whether creatures that fight one opponent together are led so that their
 * player divides its damage.
 */
export function divideForThemselves(game: Game, ids: readonly ObjectId[]): boolean {
  for (const id of ids) citeSeveral(characteristics(game, id), 'banding');
  if (ids.some(id => hasKeyword(game, id, 'banding'))) return by('702.22j|502.10h', true);
  return by(
    '702.22j|502.11c',
    ids.some(leader =>
      keywordsOf(game, leader, OTHER).some((_, n) => ids.some(id => id !== leader && bandsWith(game, leader, n, id))),
    ),
  );
}
