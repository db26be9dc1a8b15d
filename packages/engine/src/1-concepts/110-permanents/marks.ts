/** Marks: designations and once-per-turn reminders on objects and players. */

import { applyDoor } from '../../2-parts/doors.ts';
import { applyPrepare, PREPARED } from '../../2-parts/preparation.ts';
import { isDoor } from '../../2-parts/rooms.ts';
import { stale, staleOne } from '../../6-spells-and-effects/613-layers/stale.ts';
import { MONARCH } from '../../7-additional/725-monarch/monarch.ts';
import { INITIATIVE } from '../../7-additional/726-initiative/initiative.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE } from '../../state/ids.ts';
import { thingOrNone, write, writePlayer } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';

/** A creature that a player has goaded, with the seat of that player. */
export const GOADED = 'goaded:';

/** Sets or takes a mark; nothing happens if that is how it is. */
export function applyMark(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  if (event.mark === MONARCH) return crown(game, event);
  if (event.mark === INITIATIVE) return takeInitiative(game, event);
  if (isDoor(event.mark)) return applyDoor(game, event);
  if (event.mark === PREPARED) return applyPrepare(game, event);
  const bearer = event.id === NONE ? game.players[event.seat] : thingOrNone(game, event.id);
  if (bearer === undefined) return null;
  if (bearer.marks.includes(event.mark) === event.on) return citeAgain(event);
  if ('zone' in bearer && bearer.zone === null) return null;
  const written = event.id === NONE ? writePlayer(game, event.seat) : write(game, event.id);
  written.marks = event.on ? [...written.marks, event.mark] : written.marks.filter(mark => mark !== event.mark);
  if (event.id !== NONE) staleOne(game, event.id);
  return [event];
}

/** What has the mark already does not get it again; of some marks a rule says so. */
function citeAgain({ mark, on }: EventOf<'mark'>): null {
  if (on && mark.startsWith(GOADED)) cite('701.15d|');
  return null;
}

/** [CR 726.3, 726.5] Only one player has the initiative; who has it already takes it all the same. */
function takeInitiative(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  if (game.players[event.seat]?.left !== false) return null;
  if (game.initiative !== NOBODY) cite(game.initiative === event.seat ? '726.5|' : '726.3|');
  game.initiative = event.seat;
  stale(game);
  return [event];
}

/** [CR 725.3] Only one player is the monarch at a time. */
function crown(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  if (game.monarch === event.seat || game.players[event.seat]?.left !== false) return null;
  if (game.monarch !== NOBODY) cite('725.3|');
  game.monarch = event.seat;
  stale(game);
  return [event];
}
