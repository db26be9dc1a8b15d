/** What happened this turn, for tallies and "this turn" conditions. */
import type { Game } from '../state/game.ts';
import type { EventKind, GameEvent } from './event.ts';

/** Whether some text asks about events of this kind afterwards. */
const isKept = (what: EventKind): boolean =>
  what !== 'look' && what !== 'emptyPool' && what !== 'assignDamage' && what !== 'takeBack' && what !== 'shortcut';

/** The list, which this game may add to. */
function ownEvents(game: Game): GameEvent[] {
  if (game.history.own !== game.own) game.history = { own: game.own, events: game.history.events.slice() };
  return game.history.events as GameEvent[];
}

export function recordHistory(game: Game, happened: readonly GameEvent[]): void {
  for (const event of happened) if (isKept(event.what)) ownEvents(game).push(event);
}
