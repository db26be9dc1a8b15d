/** Ending the game [CR 104 | 2007: 102]. */

import { leaving } from '../../8-multiplayer/leaving.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { livingSeats } from '../../state/seats.ts';
import { fork, player, writePlayer } from '../../state/store.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
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
  if (losers.length > 0) cite('104.5|102.5');
  if (losers.some(seat => player(game, seat).marks.includes(WON))) cite('104.3f|102.3e');
  if (winners.length > 0) endAs(game, winners, '104.2b|102.2b');
  else if (staying.length === 0) endAs(game, [], '104.4a|102.4a');
  else if (staying.length === 1) endAs(game, staying, '104.2a|102.2a');
  if (game.result === null) return losers.length === 0 ? nothing() : leave(game, losers);
  for (const seat of losers) writePlayer(game, seat).left = true;
  return nothing();
}

/** Those who leave also leave the games to which an announcement under way could be taken back. */
function leave(game: Game, losers: readonly Seat[]): Done {
  game.kept = game.kept.map(kept => ({ ...kept, game: without(kept.game, losers) }));
  return happen(
    game,
    losers.flatMap(seat => leaving(game, seat)),
  );
}

function without(before: Game, losers: readonly Seat[]): Game {
  const game = fork(before);
  for (const seat of losers) writePlayer(game, seat).lost = true;
  leave(game, losers);
  return game;
}

export const endingHandlers: Handlers<EndingFrame> = { ending };
