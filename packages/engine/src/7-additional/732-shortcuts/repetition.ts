/**
 * Loops of optional actions that come back to the same position [CR 732.3 | 2007: 421.3]. Positions are named only in a turn
 * in which so much has been done that it may be a loop.
 */
import type { Game } from '../../state/game.ts';
import { hashOfStanding } from '../../state/hash.ts';
import type { Chosen } from '../../state/shortcut.ts';
import { cite } from '../../work/cite.ts';
import type { Decision, Reply } from '../../work/decision.ts';
import { isOptional } from '../../work/give.ts';
import { bar } from './differently.ts';
import { firstInvolved } from './involved.ts';

/** Optional actions that few turns have: from then on positions are compared. */
const PATIENCE = 40;
/** So many choices are remembered: a loop that is longer runs into a limit instead. */
const REMEMBERED = 300;

/** The choice is kept with its position, where positions are compared. */
export function noteChoice(game: Game, { seat, kind }: Decision, reply: Reply): void {
  const last = game.chosen.at(-1);
  if (last !== undefined) game.chosen = [...game.chosen.slice(0, -1), { at: last.at, seat, kind, reply }];
}

/** Names the position that is asked in, ends a loop that has come back to it, and closes what would go on with one. */
export function watchPosition(game: Game): void {
  const { asking } = game;
  if (game.acts < PATIENCE && game.closed.length === 0) {
    if (game.chosen.length > 0) game.chosen = [];
    return;
  }
  if (asking === null || game.shortcut !== null) return;
  const at = hashOfStanding(game);
  const first = game.chosen.findIndex(one => one.at === at);
  if (first >= 0) closeLoop(game, game.chosen.slice(first));
  const before = first >= 0 ? game.chosen.slice(0, first) : game.chosen.slice(-REMEMBERED);
  game.chosen = [...before, { at, seat: asking.seat, kind: asking.kind, reply: null }];
  const closed = game.closed.filter(one => one.at === at);
  bar(
    game,
    closed.map(({ reply }) => reply),
  );
}

/**
 * [CR 732.3 | 2007: 421.3] The same position has come back: the active player, or the first in turn order of those whose
 * optional actions are in the loop, must choose differently in each position of it. The others have the last word.
 */
export function closeLoop(game: Game, choices: readonly Chosen[]): void {
  const made = choices.flatMap(({ at, seat, kind, reply }) => (reply === null ? [] : [{ at, seat, kind, reply }]));
  const first = firstInvolved(game, made);
  const own = made.filter(one => one.seat === first && isOptional(one, one.reply));
  if (own.length === 0) return;
  const isShared = made.some(one => one.seat !== first && isOptional(one, one.reply));
  if (isShared) cite('732.3|421.3', '732.5|');
  else cite('732.1b|421.2');
  game.closed = [...game.closed, ...own.map(({ at, reply }) => ({ at, reply }))];
}
