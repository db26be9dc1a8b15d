/** Conceding [CR 104.3a | 2007: 102.3a]. */

import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { fork, player } from '../../state/store.ts';
import { push } from '../../work/agenda.ts';
import type { Answered } from '../../work/answer.ts';
import { cite } from '../../work/cite.ts';
import { happen } from '../../work/happen.ts';
import { refuse } from '../../work/refusal.ts';
import { run } from '../../work/run.ts';

/**
 * [CR 104.3a, 800.4a | 2007: 102.3a, 600.4a] A player may concede at any time, also while another player is asked; the question is
 * asked again if the game goes on. Refused when the game has ended or the player has left.
 */
export function concede(before: Game, seat: Seat): Answered {
  if (before.result !== null) return { ok: false, refusal: refuse('gameOver') };
  if (before.players[seat] === undefined || player(before, seat).left)
    return { ok: false, refusal: refuse('notAsked') };
  const game = fork(before);
  const asking = must(game.asking, 'a game that has not ended asks somebody', game);
  const then = must(game.then, 'a question has a frame that waits for its answer', game);
  cite('405.6g|', '101.1|103.1');
  if (player(game, seat).controlledBy !== NOBODY) cite('723.6|507.3b');
  game.asking = null;
  game.then = null;
  game.events = [];
  push(game, { do: 'resume', asking, then });
  happen(game, [{ what: 'lose', seat, reason: 'concede', rule: '104.3a|102.3a', source: NONE }]);
  run(game);
  return { ok: true, game, events: game.events };
}
