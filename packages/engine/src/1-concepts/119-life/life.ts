/** [CR 119.3] Gaining and losing life. */

import type { Game } from '../../state/game.ts';
import { writePlayer } from '../../state/store.ts';
import type { EventOf } from '../../work/event.ts';

/** [CR 119.9, 119.10] Gaining or losing no life is no event. */
export function applyLife(game: Game, event: EventOf<'life'>): readonly EventOf<'life'>[] | null {
  if (event.change === 0 || game.players[event.seat]?.left !== false) return null;
  writePlayer(game, event.seat).life += event.change;
  return [event];
}
