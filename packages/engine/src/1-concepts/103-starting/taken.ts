/** Mulligans as events. */
import type { Game } from '../../state/game.ts';
import { writePlayer } from '../../state/store.ts';
import type { EventOf } from '../../work/event.ts';

/** A player takes a mulligan; `n` counts those taken. */
export function applyMulligan(
  game: Game,
  event: EventOf<'mulligan' | 'keep'>,
): readonly EventOf<'mulligan' | 'keep'>[] {
  writePlayer(game, event.seat).mulligans = event.n;
  return [event];
}
