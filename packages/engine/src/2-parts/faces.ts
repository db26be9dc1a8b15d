/** Which cards have a back, and what kind of back it is [CR 712.1 | 2007: none]. */
import type { Card, Face } from '@lawmage/ability';

/** [CR 712.2, 712.8a | 2007: none] A card that is cast with its front up and can turn over: transforming cards and battles. */
export const hasNonmodalBack = (card: Card | undefined): boolean =>
  card !== undefined && card.faces.length === 2 && (card.layout === 'transform' || card.layout === 'battle');

/** One face of a card; of a card with fewer faces, the front. */
export function faceOf(card: Card, face: number): Face {
  if (face === 1 && card.layout === 'flip') return flipped(card);
  return card.faces[face] ?? card.faces[0];
}

const halves = new WeakMap<Card, Face>();

/** [CR 710.1c | 2007: 508.1c] The other half of a flip card, with the mana cost and the colour that do not change. */
function flipped(card: Card): Face {
  let half = halves.get(card);
  if (half === undefined) {
    const [{ cost, indicator }, other] = card.faces;
    half = { ...(other ?? card.faces[0]), cost, ...(indicator && { indicator }) };
    halves.set(card, half);
  }
  return half;
}
