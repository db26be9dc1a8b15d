/** Replies that would fit and may not be given, since something else has to be chosen [CR 732.2c, 732.3 | 2007: 421.3]. */
import type { Game } from '../../state/game.ts';
import type { Reply } from '../../work/decision.ts';
import { picks } from '../../work/picks.ts';

/** Closes replies to the question that is asked; not if no other one is left. Whether they are closed. */
export function bar(game: Game, replies: readonly Reply[]): boolean {
  const { asking } = game;
  if (asking === null || replies.length === 0) return false;
  game.asking = { ...asking, barred: [...asking.barred, ...replies] };
  if (picks(game).length > 0) return true;
  game.asking = asking;
  return false;
}
