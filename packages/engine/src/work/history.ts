/** What happened this turn, for tallies and "this turn" conditions. */
import type { Game } from '../state/game.ts';
import type { EventKind, GameEvent } from './event.ts';

/** Kinds that no text asks about afterwards. */
const NOT_KEPT: ReadonlySet<EventKind> = new Set(['look', 'emptyPool', 'assignDamage', 'takeBack']);

export function recordHistory(game: Game, happened: readonly GameEvent[]): void {
  const kept = happened.filter(event => !NOT_KEPT.has(event.what));
  if (kept.length > 0) game.history = { events: [...game.history.events, ...kept] };
}
