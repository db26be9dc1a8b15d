/** Batches of events while they are being changed. */

import type { ManaType } from '@lawmage/ability';
import { must } from '../../state/must.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import type { EventsFrame } from './frames.ts';

/** The event at a place. */
export const eventAt = ({ batch }: EventsFrame, at: number): GameEvent =>
  must(batch[at], 'a place in a batch has an event');

export const usedAt = ({ used }: EventsFrame, at: number): readonly string[] => used[at] ?? [];

/** The batch with other events in place of one; an effect has had its opportunity on them [CR 614.5 | 2007: 419.6a]. */
export function withInstead(frame: EventsFrame, at: number, events: readonly GameEvent[], key: string): EventsFrame {
  const used = [...usedAt(frame, at), key];
  if (events.length > 0) cite('614.5|419.6a');
  return {
    ...frame,
    batch: frame.batch.toSpliced(at, 1, ...events),
    used: frame.used.toSpliced(at, 1, ...events.map(() => used)),
  };
}

/** An event with another amount; none if nothing is left of it. */
export function withAmount(event: GameEvent, n: number): readonly GameEvent[] {
  if (n <= 0) return [];
  switch (event.what) {
    case 'damage':
      return [{ ...event, amount: n }];
    case 'life':
      return [{ ...event, change: event.change < 0 ? -n : n }];
    case 'counters':
      return [{ ...event, n: event.n < 0 ? -n : n }];
    case 'draws':
    case 'mills':
      return [{ ...event, n }];
    case 'addMana':
      cite('106.12b|', ...(event.limit === null || n <= event.mana.length ? [] : ['106.6a|' as const]));
      return [
        { ...event, mana: Array.from({ length: n }, (_, at) => must(event.mana[at % event.mana.length], 'mana')) },
      ];
    default:
      return Array.from({ length: n }, () => event);
  }
}

/** The amount of an event: what "that much" and "twice that many" are about. */
export function amountOf(event: GameEvent): number {
  switch (event.what) {
    case 'damage':
      return event.amount;
    case 'life':
      return Math.abs(event.change);
    case 'counters':
      return Math.abs(event.n);
    case 'draws':
    case 'mills':
      return event.n;
    case 'addMana':
      return event.mana.length;
    default:
      return 1;
  }
}

/** [CR 106.12b | 2007: none] Mana of another type; with `whole` one mana, whatever the amount. */
export function ofOtherType(event: GameEvent, type: ManaType, whole: boolean): GameEvent {
  if (event.what !== 'addMana') return event;
  cite('106.12b|', '614.1a|419.1a');
  return { ...event, mana: whole ? [type] : event.mana.map(() => type) };
}
