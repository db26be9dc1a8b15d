/** [CR 701.24a | 2007: 101.1] Shuffling a library. */

import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { shuffled } from '../state/random.ts';
import { player, writePlayer } from '../state/store.ts';
import { coverLibrary } from '../view/shown.ts';
import { cite } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';

/** [CR 701.24e, 701.20d] A library of no cards or one is shuffled all the same. */
export function applyShuffle(game: Game, event: EventOf<'shuffle'>): readonly EventOf<'shuffle'>[] {
  const { keep } = event;
  const { library } = player(game, event.seat);
  const order = keep === undefined ? shuffled(game, library) : shuffledAround(game, library, keep);
  const before = game.history.events.at(-1);
  if (before?.what === 'shuffle' && before.seat === event.seat) cite('701.24f|');
  cite('401.2|217.2b');
  if (order.length < 2) cite('701.24e|');
  writePlayer(game, event.seat).library = order;
  coverLibrary(game, event.seat);
  return [event];
}

/** [CR 701.24g | 2007: none] Some objects stay in their places. */
function shuffledAround(game: Game, library: readonly ObjectId[], keep: readonly ObjectId[]): readonly ObjectId[] {
  cite('701.24g|');
  const others = shuffled(
    game,
    library.filter(id => !keep.includes(id)),
  );
  let at = 0;
  return library.map(id => (keep.includes(id) ? id : (others[at++] ?? id)));
}
