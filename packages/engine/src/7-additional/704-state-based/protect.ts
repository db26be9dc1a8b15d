/** Protectors of battles. */

import type { Game } from '../../state/game.ts';
import { thing, write } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';

/** [CR 310.9f] A battle has one protector at a time. */
export function applyProtect(game: Game, event: EventOf<'protect'>): readonly EventOf<'protect'>[] | null {
  if (thing(game, event.id).zone !== 'battlefield') return null;
  cite('310.9f|');
  const record = write(game, event.id);
  record.memory = { ...record.memory, protector: event.seat };
  return [event];
}
