/** Loops and limits: no game goes on for ever [CR 104.4b, 732.4 | 2007: 102.4b, 421.4]. */
import { legalActs } from '../../6-spells-and-effects/601-casting/legal.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { hash } from '../../state/hash.ts';
import { NONE } from '../../state/ids.ts';
import { livingSeats } from '../../state/seats.ts';
import type { Done } from '../../work/agenda.ts';
import { cite, isCiting } from '../../work/cite.ts';
import { happen } from '../../work/happen.ts';

/** Forced steps that no ordinary turn of a player has: from then on positions are compared. */
const PATIENCE = 60;
/** So many positions are remembered: a loop that is longer, or that grows, runs into a limit instead. */
const REMEMBERED = 500;

/** Where a game that grows without end is called a draw. The reasons are told with the event. */
export const LIMITS = {
  forced: 4_000,
  acts: 10_000,
  waiting: 5_000,
  stack: 5_000,
  permanents: 20_000,
  turns: 5_000,
  memories: 5_000,
} as const;

const LOOP: Rule = '732.4|421.4';

/** Whether so much has been forced that it may be a loop: to decline what would break it is no choice to act [CR 732.6]. */
export const isInLoop = (game: Game): boolean => game.forced >= PATIENCE * game.players.length;

/**
 * [CR 104.4b, 732.4 | 2007: 102.4b, 421.4] A position that comes back though nobody has chosen to act is a loop of
 * mandatory actions, and the game is a draw. A game that outgrows a limit is one too.
 */
export function watchForLoop(game: Game): Done | null {
  const limit = limitPassed(game);
  if (limit !== null) return draw(game, `limit:${limit}`);
  if (!isInLoop(game)) {
    if (game.seen.length > 0) game.seen = [];
    return null;
  }
  if (game.seen.length >= REMEMBERED) return null;
  const now = hash(game);
  if (game.seen.includes(now)) {
    citeUnforced(game);
    return draw(game, 'loop');
  }
  game.seen = [...game.seen, now];
  return null;
}

/** [CR 732.5 | 2007: none] Somebody could act and break the loop, but nobody has to. */
function citeUnforced(game: Game): void {
  if (isCiting() && livingSeats(game).some(seat => legalActs(game, seat).length > 0)) cite('732.5|');
}

const draw = (game: Game, reason: string): Done =>
  happen(game, [{ what: 'drawGame', reason, rule: LOOP, source: NONE }]);

/** Whether a game has grown past a limit, so that it is drawn by that and not by a rule. */
export const isOutgrown = (game: Game): boolean => limitPassed(game) !== null;

function limitPassed(game: Game): keyof typeof LIMITS | null {
  if (game.forced > LIMITS.forced) return 'forced';
  if (game.acts > LIMITS.acts) return 'acts';
  if (game.waiting.length > LIMITS.waiting) return 'waiting';
  if (game.stack.length > LIMITS.stack) return 'stack';
  if (game.battlefield.length > LIMITS.permanents) return 'permanents';
  if (game.memories.length > LIMITS.memories) return 'memories';
  return game.turn > LIMITS.turns ? 'turns' : null;
}
