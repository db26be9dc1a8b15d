/** Status of permanents: tapped or untapped [CR 110.5, 701.26 | 2007: 510.1]. */

import type { Game } from '../../state/game.ts';
import { thingOrNone, write } from '../../state/store.ts';
import type { EventOf } from '../../work/event.ts';
import { closeMana } from '../106-mana/open.ts';

type Turned = EventOf<'tap' | 'untap'>;

/** [CR 701.26a, 701.26b] Only untapped permanents can be tapped, only tapped ones untapped. */
export function applyTap(game: Game, event: Turned): readonly Turned[] | null {
  const tapped = event.what === 'tap';
  const record = thingOrNone(game, event.id);
  if (record === undefined || record.zone !== 'battlefield' || record.tapped === tapped) return null;
  write(game, event.id).tapped = tapped;
  closeMana(game);
  return [event];
}
