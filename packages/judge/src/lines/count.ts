/** Counting what is legal, as perft does in chess: a silent change in what is legal changes a number. */
import { type Game, pick, picks } from '@lawmage/engine';

/** How many sequences of single picks there are from a game, so many picks deep; a game that has ended is one line. */
export function countLines(game: Game, depth: number): number {
  if (depth === 0) return 1;
  const next = picks(game);
  if (next.length === 0) return 1;
  return next.reduce((sum, chosen) => {
    const after = pick(game, chosen);
    return sum + (after.ok ? countLines(after.game, depth - 1) : 0);
  }, 0);
}
