/** Objects as they go: a record stays as last known information [CR 113.7a, 608.2h | 2007: 402.6, 413.2f]. */

import { rememberAttacked } from '../5-turns/combat/entering.ts';
import { withoutFighter } from '../5-turns/combat/removal.ts';
import { characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game, Thing } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { thingOrNone, write } from '../state/store.ts';
import type { EventOf, GameEvent } from '../work/event.ts';
import { hasLeft } from './settle.ts';
import { isHidden, takeOut } from './zones.ts';

/** What objects of a batch were like before any of its events [CR 603.10, 608.2h | 2007: 410.10, 413.2f]. */
export type Before = ReadonlyMap<ObjectId, Characteristics>;

/** The characteristics of permanents that a batch moves together, while all of them are still there. */
export function lookBefore(game: Game, batch: readonly GameEvent[]): Before | null {
  if (batch.length < 2) return null;
  let before: Map<ObjectId, Characteristics> | null = null;
  for (const event of batch) {
    if (event.what !== 'move' || event.from !== 'battlefield') continue;
    if (thingOrNone(game, event.id)?.zone !== 'battlefield') continue;
    before ??= new Map();
    before.set(event.id, characteristics(game, event.id));
  }
  return before;
}

/** Ends an object: its record is pinned as it last was. `next` is what it becomes, or NONE. */
export function leave(game: Game, record: Thing, next: ObjectId, before: Before | null): void {
  const is = before?.get(record.id) ?? lastCharacteristics(game, record);
  const gone = write(game, record.id);
  takeOut(game, gone);
  if (gone.attachedTo !== NONE) unhook(game, gone);
  if (game.combat !== null && gone.home === 'battlefield') {
    rememberAttacked(game, gone);
    game.combat = withoutFighter(game.combat, gone.id);
  }
  gone.zone = null;
  gone.next = next;
  gone.is = is;
  hasLeft(game, gone);
}

/** Cards that leave a hidden zone are known by what is printed on them, so nothing is pinned. */
const lastCharacteristics = (game: Game, record: Thing): Characteristics | null =>
  isHidden(record.home) ? null : characteristics(game, record.id);

/** The host no longer holds it. Where it was attached stays on record. */
function unhook(game: Game, record: Thing): void {
  const host = thingOrNone(game, record.attachedTo);
  if (host === undefined || host.zone === null) return;
  const hostNow = write(game, host.id);
  hostNow.attachments = hostNow.attachments.filter(id => id !== record.id);
}

/**
 * [CR 111.7, 704.5d, 704.5e | 2007: 216.3, 420.5f, 420.5j] An object ceases to exist: a token or copy where it cannot be,
 * an ability that has left the stack.
 */
export function cease(game: Game, id: ObjectId): void {
  const record = thingOrNone(game, id);
  if (record !== undefined && record.zone !== null) leave(game, record, NONE, null);
}

/** [CR 704.5d, 704.5e | 2007: 420.5f, 420.5j] */
export function applyCease(game: Game, event: EventOf<'cease'>): readonly GameEvent[] | null {
  if (thingOrNone(game, event.id)?.zone == null) return null;
  cease(game, event.id);
  return [event];
}
