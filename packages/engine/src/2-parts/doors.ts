/** The doors of Rooms: which are there, and how they open and shut [CR 709.5 | 2007: none]. */
import type { Card } from '@lawmage/ability';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { copiedBy } from '../7-additional/707-copying/copiable.ts';
import type { Game, Thing } from '../state/game.ts';
import { delist, enlist } from '../state/indexing.ts';
import { write } from '../state/store.ts';
import { cite } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';
import { FULLY_UNLOCKED, isRoom, lockedDoors } from './rooms.ts';
import { onBattlefield } from './turning.ts';

/** [CR 709.5b] The card whose halves a permanent has: its own, or one of which it is a copy; null where that is no Room. */
export function roomOf(game: Game, record: Thing): Card | null {
  if (record.faceDown !== 'no') return null;
  const copied = copiedBy(game, record);
  const card = game.cards[copied?.card ?? record.card];
  if (!isRoom(card)) return null;
  if (copied !== null) cite('709.5b|');
  return card;
}

/**
 * [CR 709.5e, 709.5f, 709.5g, 709.5i] A door opens, and what is behind it is there from now on; or it is locked, and what is
 * behind it is there no more. When the last one opens, that is said too.
 */
export function applyDoor(game: Game, event: EventOf<'mark'>): readonly EventOf<'mark'>[] | null {
  const record = onBattlefield(game, event.id);
  if (record === null || record.marks.includes(event.mark) === event.on) return null;
  delist(game, record.id);
  const written = write(game, record.id);
  written.marks = event.on ? [...written.marks, event.mark] : written.marks.filter(mark => mark !== event.mark);
  enlist(game, record.id);
  stale(game);
  if (!event.on || lockedDoors(written).length > 0) return [event];
  return [event, { ...event, mark: FULLY_UNLOCKED, rule: '709.5i|' }];
}
