/** Runs the agenda until somebody must be asked or the game has ended. */
import { leaveSubgame } from '../7-additional/729-subgames/subgame.ts';
import type { Game } from '../state/game.ts';
import { must } from '../state/must.ts';
import type { Done } from './agenda.ts';
import type { Reply } from './decision.ts';
import type { Frame } from './frames.ts';
import { carryOut } from './handlers.ts';

/** Carries out one frame. `reply` is the answer to the question that the frame asked, or empty. */
export type Handler<F extends Frame> = (game: Game, frame: F, reply: Reply) => Done;
export type Handlers<F extends Frame> = { readonly [K in F['do']]: Handler<Extract<F, { readonly do: K }>> };

const NO_REPLY: Reply = [];

let pauses: ((game: Game) => boolean) | null = null;

/** Runs stop before a frame at which `when` holds, while the work is done; the work must be done when it returns. */
export function pausing<T>(when: (game: Game) => boolean, work: () => T): T {
  const before = pauses;
  pauses = when;
  try {
    return work();
  } finally {
    pauses = before;
  }
}

/** Goes on until `game.asking` holds a question or `game.result` an end. */
export function run(game: Game): void {
  while (game.asking === null && (game.result === null || leaveSubgame(game))) {
    if (pauses?.(game)) return;
    carryOut(game, must(game.agenda.pop(), 'a game that has not ended has work to do', game), NO_REPLY);
  }
}

/** Gives a checked reply to the frame that waits for it, and runs on. */
export function goOn(game: Game, reply: Reply): void {
  const frame = must(game.then, 'a question has a frame that waits for its answer', game);
  game.asking = null;
  game.then = null;
  carryOut(game, frame, reply);
  run(game);
}
