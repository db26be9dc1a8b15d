/** Which cards have a back, and what kind of back it is [CR 712.1 | 2007: none]. */
import type { Card } from '@lawmage/ability';

/** [CR 712.2, 712.8a | 2007: none] A card that is cast with its front up and can turn over: transforming cards and battles. */
export const hasNonmodalBack = (card: Card | undefined): boolean =>
  card !== undefined && card.faces.length === 2 && (card.layout === 'transform' || card.layout === 'battle');
