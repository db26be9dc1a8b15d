/** Status of permanents: tapped or untapped [CR 110.5, 701.26 | 2007: 510.1]. */

import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { countersEvent } from '../../work/events.ts';
import { closeMana } from '../106-mana/open.ts';
import { applyCounters } from '../122-counters/counters.ts';

type Turned = EventOf<'tap' | 'untap'>;

/** [CR 122.1d, 701.26a, 701.26b] Only untapped permanents can be tapped, only tapped ones untapped; a stun counter goes instead. */
export function applyTap(game: Game, event: Turned): readonly GameEvent[] | null {
  const tapped = event.what === 'tap';
  const record = thingOrNone(game, event.id);
  if (record === undefined || record.zone !== 'battlefield' || record.tapped === tapped) return null;
  if (!tapped && (record.counters.stun ?? 0) > 0) {
    cite('122.1d|');
    return applyCounters(game, countersEvent(event, 'stun', -1, { rule: '122.1d|', source: event.id }));
  }
  write(game, event.id).tapped = tapped;
  closeMana(game, controllerOf(game, event.id));
  return [event];
}
