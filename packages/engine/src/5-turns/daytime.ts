/** The game's designation [CR 731.1]. */

import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import type { Game } from '../state/game.ts';
import { cite } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';

/** [CR 731.1] The game has one of the designations from then on. */
export function applyDaytime(game: Game, event: EventOf<'daytime'>): readonly EventOf<'daytime'>[] | null {
  if (game.daytime === event.is) return null;
  cite('731.1|');
  game.daytime = event.is;
  stale(game);
  return [event];
}
