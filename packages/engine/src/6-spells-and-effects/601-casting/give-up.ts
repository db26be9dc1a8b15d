import { cease } from '../../4-zones/leave.ts';
import { takeBack } from '../../7-additional/733-illegal-actions/take-back.ts';
import type { Game } from '../../state/game.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import type { Announcement } from './announcement.ts';

/**
 * [CR 601.2, 603.3c, 603.3d, 733.1 | 2007: 409.1, 410.4, 422.1] A step cannot be complied with: a spell or activated
 * ability is taken back, a triggered ability is removed from the stack.
 */
export function giveUp(game: Game, of: Announcement): Done {
  if (of.what !== 'triggered') return takeBack(game);
  cease(game, of.item);
  game.agenda = game.agenda.filter(frame => !('of' in frame && isFor(frame.of, of)));
  return nothing();
}

const isFor = (other: unknown, { item }: Announcement): boolean =>
  typeof other === 'object' && other !== null && 'item' in other && other.item === item;
