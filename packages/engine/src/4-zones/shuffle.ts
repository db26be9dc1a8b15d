/** [CR 701.24a | 2007: 101.1] Shuffling a library. */

import type { Game } from '../state/game.ts';
import { shuffled } from '../state/random.ts';
import { player, writePlayer } from '../state/store.ts';
import { coverLibrary } from '../view/shown.ts';
import { cite } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';

/** [CR 701.24e, 701.20d] A library of no cards or one is shuffled all the same. */
export function applyShuffle(game: Game, event: EventOf<'shuffle'>): readonly EventOf<'shuffle'>[] {
  const order = shuffled(game, player(game, event.seat).library);
  cite('401.2|217.2b');
  if (order.length < 2) cite('701.24e|');
  writePlayer(game, event.seat).library = order;
  coverLibrary(game, event.seat);
  return [event];
}
