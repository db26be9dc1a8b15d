/** [CR 122.1, 122.2 | 2007: 200.10] Counters on objects and players. */
import type { CounterKind } from '@lawmage/ability';
import { stale, staleOne } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Counters, Game } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { thingOrNone, write, writePlayer } from '../../state/store.ts';
import { touch } from '../../state/touch.ts';
import type { EventOf } from '../../work/event.ts';
import { stampCounter } from './keyword-counters.ts';

/** Counters with a change; kinds that are used up are left out. No more are removed than there are. */
export function changed(counters: Counters, kind: CounterKind, change: number): Counters {
  const n = Math.max(0, (counters[kind] ?? 0) + change);
  if (n > 0) return { ...counters, [kind]: n };
  const { [kind]: _, ...others } = counters;
  return others;
}

/** Puts counters on an object or player, or removes them; what happened names the number that really changed. */
export function applyCounters(game: Game, event: EventOf<'counters'>): readonly EventOf<'counters'>[] | null {
  return event.id === NONE ? onPlayer(game, event) : onObject(game, event);
}

function onObject(game: Game, event: EventOf<'counters'>): readonly EventOf<'counters'>[] | null {
  const record = thingOrNone(game, event.id);
  if (record === undefined || record.zone === null) return null;
  const n = Math.max(event.n, -(record.counters[event.kind] ?? 0));
  if (n === 0) return null;
  const written = write(game, event.id);
  written.counters = changed(written.counters, event.kind, n);
  if (n > 0) stampCounter(game, written, event.kind);
  if (event.kind === 'hone') stale(game);
  else staleOne(game, event.id);
  touch(game, event.id);
  return n === event.n ? [event] : [{ ...event, n }];
}

function onPlayer(game: Game, event: EventOf<'counters'>): readonly EventOf<'counters'>[] | null {
  const record = game.players[event.seat];
  if (record === undefined || record.left) return null;
  const n = Math.max(event.n, -(record.counters[event.kind] ?? 0));
  if (n === 0) return null;
  const written = writePlayer(game, event.seat);
  written.counters = changed(written.counters, event.kind, n);
  return n === event.n ? [event] : [{ ...event, n }];
}
