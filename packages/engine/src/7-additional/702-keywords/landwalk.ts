import type { Quality } from '@lawmage/ability';
import { controllerOf, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import { hasQuality, keywordsOf } from './protection.ts';

/** [CR 702.14c | 2007: 502.6c] Snow landwalk asks for a snow land. */
function citeSnow(quality: Quality): true {
  const adjectives = 'filter' in quality && !('anyOf' in quality.filter) ? (quality.filter.adj ?? []) : [];
  if (adjectives.some(trait => trait.is === 'type' && trait.type === 'snow')) cite('702.14c|502.6c');
  return true;
}

/** [CR 702.14c | 2007: 502.6b, 502.6c] Whether a defending player controls a land that one of its landwalks names. */
export function landwalks(game: Game, id: ObjectId, defender: Seat): boolean {
  return keywordsOf(game, id, 'landwalk').some(({ quality, live }) =>
    game.battlefield.some(
      land =>
        isType(game, land, 'land') &&
        controllerOf(game, land) === defender &&
        hasQuality(game, land, quality, live, id) &&
        citeSnow(quality),
    ),
  );
}
