/** What happened this turn, for tallies and "this turn" conditions. */
import type { Game } from '../state/game.ts';
import type { EventKind, GameEvent } from './event.ts';

/** Kinds that no text asks about afterwards. */
const NOT_KEPT: ReadonlySet<EventKind> = new Set(['look', 'emptyPool', 'assignDamage', 'takeBack']);

/** The list, which this game may add to. */
function ownEvents(game: Game): GameEvent[] {
  if (game.history.own !== game.own) game.history = { own: game.own, events: game.history.events.slice() };
  return game.history.events as GameEvent[];
}

export function recordHistory(game: Game, happened: readonly GameEvent[]): void {
  for (const event of happened) if (!NOT_KEPT.has(event.what)) ownEvents(game).push(event);
}
