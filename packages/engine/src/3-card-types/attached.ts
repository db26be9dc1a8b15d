/** What is attached to what: both ends are kept, here only. */

import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { ceaseToBeBestowed, isBestowed } from '../7-additional/702-keywords/bestowed.ts';
import type { Game, Thing } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { mintTimestamp, thingOrNone, write } from '../state/store.ts';
import { touch } from '../state/touch.ts';
import { cite } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';
import { canAttach } from './attach.ts';

/** Attaches a record this game may write to an object, or else to a player. */
export function attachTo(game: Game, record: Thing, to: ObjectId, seat: Seat): void {
  record.attachedTo = to;
  record.attachedToSeat = seat;
  touch(game, record.id);
  if (thingOrNone(game, to)?.zone == null) return;
  const host = write(game, to);
  host.attachments = [...host.attachments, record.id];
  touch(game, to);
}

/** Takes a record this game may write from what it is attached to. */
export function detach(game: Game, record: Thing): void {
  const host = thingOrNone(game, record.attachedTo);
  if (host !== undefined && host.zone !== null) {
    write(game, host.id).attachments = host.attachments.filter(id => id !== record.id);
    touch(game, host.id);
  }
  record.attachedTo = NONE;
  record.attachedToSeat = NOBODY;
  touch(game, record.id);
}

/**
 * [CR 701.3a–701.3c, 303.4j, 613.7e | 2007: 212.2h, 212.4k, 418.5e] Attaches a permanent, which gets a new timestamp. It does
 * not move where it may not be, or if it is there already.
 */
export function applyAttach(
  game: Game,
  event: EventOf<'attach'>,
): readonly (EventOf<'attach'> | EventOf<'unattach'>)[] | null {
  const { id, to, seat } = event;
  const record = thingOrNone(game, id);
  if (record === undefined || record.zone !== 'battlefield') return null;
  if (record.attachedTo === to && record.attachedToSeat === seat) return null;
  if (!canAttach(game, id, to, seat, event.asCreature === true)) {
    cite('701.3b|', '303.4j|212.4k');
    return null;
  }
  const written = write(game, id);
  const left = unattached(written, event);
  detach(game, written);
  attachTo(game, written, to, seat);
  cite('701.3c|', '613.7e|418.5e');
  written.timestamp = mintTimestamp(game);
  stale(game);
  return [...left, event];
}

/** [CR 701.3d | 2007: 212.2i] Moving on to another host is becoming unattached from the first. */
const unattached = (record: Thing, { rule, source }: EventOf<'attach'>): readonly EventOf<'unattach'>[] =>
  record.attachedTo === NONE ? [] : [{ what: 'unattach', rule, source, id: record.id, from: record.attachedTo }];

/** [CR 701.3d | 2007: 212.2i] */
export function applyUnattach(game: Game, event: EventOf<'unattach'>): readonly EventOf<'unattach'>[] | null {
  const record = thingOrNone(game, event.id);
  if (record === undefined || record.zone !== 'battlefield') return null;
  if (record.attachedTo === NONE && record.attachedToSeat === NOBODY) return null;
  const from = record.attachedTo;
  const written = write(game, event.id);
  detach(game, written);
  if (isBestowed(written)) ceaseToBeBestowed(game, event.id);
  stale(game);
  return [{ ...event, from }];
}

/** [CR 702.103f | 2007: none] What was bestowed on something that has gone is unattached at once, and no Aura any more. */
export function letGo(game: Game, gone: Thing): readonly EventOf<'unattach'>[] {
  return gone.attachments.flatMap(id => {
    const record = thingOrNone(game, id);
    if (record?.zone !== 'battlefield' || !isBestowed(record)) return [];
    return applyUnattach(game, { what: 'unattach', rule: '702.103f|', source: NONE, id }) ?? [];
  });
}
