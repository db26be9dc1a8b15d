import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { fork, writePlayer } from '../../state/store.ts';

/**
 * The game in which a player leaves payments to the solver, or pays by hand from the next payment on [CR 118.3c]. The game
 * given stays as it was.
 */
export function preferAutoPay(game: Game, seat: Seat, on: boolean): Game {
  const copy = fork(game);
  writePlayer(copy, seat).autoPay = on;
  return copy;
}
