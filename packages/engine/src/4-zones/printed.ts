/** What is printed on an object, or copied by it: where its characteristics start [CR 613.1 | 2007: 418.5a]. */
import type { Card, Face } from '@lawmage/ability';
import { faceOf } from '../2-parts/faces.ts';
import type { Copiable, Game, Thing } from '../state/game.ts';
import { must } from '../state/must.ts';

/** A card definition. */
export const cardAt = (game: Game, index: number): Card => must(game.cards[index], 'an index names a card', game);

/** One face of a card; of a card with fewer faces, the front. */
export function faceAt(game: Game, card: number, face: number): Face {
  return faceOf(cardAt(game, card), face);
}

/** The face an object has or copies; null for abilities on the stack. */
export function printedFace(
  game: Game,
  of: { readonly card: number; readonly face: number; readonly copied: Copiable | null },
): Face | null {
  const from = of.copied ?? of;
  return from.card < 0 ? null : faceAt(game, from.card, from.face);
}

/** The face of a permanent whose characteristics anybody may read; null for one that is face down [CR 708.2 | 2007: 504.2]. */
export const openFace = (game: Game, record: Thing): Face | null =>
  record.faceDown === 'no' ? printedFace(game, record) : null;
