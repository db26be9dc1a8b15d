/** Cards that players see although they are in hidden zones [CR 701.20 | 2007: glossary Reveal]. */
import type { Game } from '../state/game.ts';
import { NOBODY, type ObjectId, type Seat } from '../state/ids.ts';
import { thingOrNone } from '../state/store.ts';
import { cite } from '../work/cite.ts';
import type { EventOf, GameEvent } from '../work/event.ts';

/** [CR 701.20a | 2007: glossary Reveal] Revealed cards are seen by everybody. */
export function applyReveal(game: Game, event: EventOf<'reveal'>): readonly GameEvent[] {
  game.shown = [...game.shown, { seat: NOBODY, ids: event.ids }];
  return [event];
}

/** Whether everybody sees a card just now because it has been revealed. */
export const isRevealed = (game: Game, id: ObjectId): boolean =>
  game.shown.some(({ seat, ids }) => seat === NOBODY && ids.includes(id));

/** Cards that a player looks at are seen by that player. */
export function applyLook(game: Game, event: EventOf<'look'>): readonly GameEvent[] {
  game.shown = [...game.shown, { seat: event.seat, ids: event.ids }];
  return [event];
}

/** [CR 701.20a] What was revealed or looked at is shown as long as the effect needs it. */
export function coverUp(game: Game): void {
  if (game.shown.length > 0) game.shown = [];
}

/** [CR 701.20d] Cards of a library that is reordered stop being revealed. */
export function coverLibrary(game: Game, seat: Seat): void {
  if (game.shown.length === 0) return;
  const stays = (id: ObjectId): boolean => {
    const record = thingOrNone(game, id);
    return record?.zone !== 'library' || record.owner !== seat;
  };
  if (game.shown.some(({ ids }) => !ids.every(stays))) cite('701.20d|');
  game.shown = game.shown.map(one => ({ ...one, ids: one.ids.filter(stays) }));
}
