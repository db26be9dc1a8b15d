/** Copies of cards, to be cast [CR 707.12 | 2007: 503.12]. */

import { isCombined } from '../../2-parts/split.ts';
import { hasEntered } from '../../4-zones/settle.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';

/**
 * [CR 707.12, 704.5e | 2007: 503.12, 420.5j] A copy of a card, in the zone the card is in, to be cast from there. One that
 * is not cast ceases to exist at the next check.
 */
export function copyCard(game: Game, seat: Seat, id: ObjectId): ObjectId {
  cite('707.12|503.12', '112.2a|');
  const original = thing(game, id);
  const card = game.cards[original.card];
  if (card !== undefined && isCombined(card, original.home)) cite('709.3c|');
  const record = newThing(game, 'copy', original.card, seat, original.home);
  record.copied = original.copied;
  putIn(game, record);
  hasEntered(game, record);
  return record.id;
}
