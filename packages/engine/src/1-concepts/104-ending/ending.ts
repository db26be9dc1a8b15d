/** Ending the game [CR 104 | 2007: 102]. */
import { leaving } from '../../8-multiplayer/leaving.ts';
import type { Game } from '../../state/game.ts';
import { livingSeats } from '../../state/seats.ts';
import { player, writePlayer } from '../../state/store.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';
import { endAs, WON } from './apply.ts';

/** Somebody has won or lost: the game ends, or goes on without those who lost. */
export type EndingFrame = { readonly do: 'ending' };

/**
 * [CR 104.2a, 104.2b, 104.3f, 104.4a, 104.5 | 2007: 102.2a, 102.2b, 102.3e, 102.4a, 102.5] Who wins and loses at once loses; if all
 * lose the game is a draw; who remains alone wins; otherwise those who lost leave.
 */
function ending(game: Game): Done {
  const living = livingSeats(game);
  const losers = living.filter(seat => player(game, seat).lost);
  const staying = living.filter(seat => !losers.includes(seat));
  const winners = staying.filter(seat => player(game, seat).marks.includes(WON));
  if (winners.length > 0) endAs(game, winners, '104.2b|102.2b');
  else if (staying.length === 0) endAs(game, [], '104.4a|102.4a');
  else if (staying.length === 1) endAs(game, staying, '104.2a|102.2a');
  if (game.result === null) return losers.length === 0 ? nothing() : happen(game, losers.flatMap(seat => leaving(game, seat)));
  for (const seat of losers) writePlayer(game, seat).left = true;
  return nothing();
}

export const endingHandlers: Handlers<EndingFrame> = { ending };
