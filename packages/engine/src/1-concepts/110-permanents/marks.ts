/** Marks: designations and once-per-turn reminders on objects and players. */

import { applyPrepare, PREPARED } from '../../2-parts/preparation.ts';
import { FULLY_UNLOCKED, isDoor, lockedDoors } from '../../2-parts/rooms.ts';
import { onBattlefield } from '../../2-parts/turning.ts';
import { stale, staleOne } from '../../6-spells-and-effects/613-layers/stale.ts';
import { MONARCH } from '../../7-additional/725-monarch/monarch.ts';
import { INITIATIVE } from '../../7-additional/726-initiative/initiative.ts';
import type { Game } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { delist, enlist } from '../../state/indexing.ts';
import { thingOrNone, write, writePlayer } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';

/** A creature that a player has goaded, with the seat of that player. */
export const GOADED = 'goaded:';

/** Sets or takes a mark; nothing happens if that is how it is. */
export function applyMark(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  if (event.mark === MONARCH) return crown(game, event);
  if (event.mark === INITIATIVE) return takeInitiative(game, event);
  if (isDoor(event.mark)) return unlock(game, event);
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

/** [CR 709.5e, 709.5i | 2007: none] A door opens: what is behind it is there from now on. */
function unlock(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  const record = onBattlefield(game, event.id);
  if (record === null || record.marks.includes(event.mark)) return null;
  delist(game, record.id);
  const written = write(game, record.id);
  written.marks = [...written.marks, event.mark];
  enlist(game, record.id);
  stale(game);
  return lockedDoors(written).length > 0 ? [event] : [event, { ...event, mark: FULLY_UNLOCKED, rule: '709.5i|' }];
}

/** What has the mark already does not get it again; of some marks a rule says so. */
function citeAgain({ mark, on }: EventOf<'mark'>): null {
  if (on && mark.startsWith(GOADED)) cite('701.15d|');
  return null;
}

/** [CR 726.3, 726.5] Only one player has the initiative; who has it already takes it all the same. */
function takeInitiative(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  if (game.players[event.seat]?.left !== false) return null;
  game.initiative = event.seat;
  stale(game);
  return [event];
}

/** [CR 725.3] Only one player is the monarch at a time. */
function crown(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  if (game.monarch === event.seat || game.players[event.seat]?.left !== false) return null;
  game.monarch = event.seat;
  stale(game);
  return [event];
}
