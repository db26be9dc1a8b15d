/** Drawing cards [CR 121 | 2007: 423]. */

import { leave } from '../../4-zones/leave.ts';
import { hasEntered } from '../../4-zones/settle.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import { hasKeyword } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { offerMiracle } from '../../7-additional/702-keywords/miracle.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { player, thing, writePlayer } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';
import { coverDrawn } from './unseen.ts';

/**
 * [CR 121.1, 121.4, 702.94a, 704.5b | 2007: 423.1, 423.4, 420.5g] The top card of the library goes to the hand. Who draws from an empty
 * library loses when state-based actions are next checked.
 */
export function applyDraw(game: Game, event: EventOf<'draw'>): readonly EventOf<'draw'>[] | null {
  const { library, left } = player(game, event.seat);
  if (left) return null;
  const top = library.at(-1);
  if (top === undefined) {
    cite('121.4|423.4');
    writePlayer(game, event.seat).drewFromEmpty = true;
    return null;
  }
  cite('121.1|423.1');
  const old = thing(game, top);
  const drawn = newThing(game, old.kind, old.card, old.owner, 'hand', old.id);
  drawn.marks = old.marks;
  if (game.kept.length > 0) coverDrawn(game, drawn);
  leave(game, old, drawn.id, null);
  putIn(game, drawn);
  hasEntered(game, drawn);
  const nth = drawnThisTurn(game, event.seat) + 1;
  if (nth === 1 && hasKeyword(game, drawn.id, 'miracle')) offerMiracle(game, drawn.id, event.seat);
  return [{ ...event, nth, newId: drawn.id }];
}

/** How many cards a player has drawn this turn. */
export function drawnThisTurn(game: Game, seat: Seat): number {
  const last = game.history.events.findLast(event => event.what === 'draw' && event.seat === seat);
  return last?.what === 'draw' ? last.nth : 0;
}
