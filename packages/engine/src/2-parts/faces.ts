/** Which cards have a back, and what kind of back it is [CR 712.1 | 2007: none]. */
import type { Ability, Card, Face } from '@lawmage/ability';

/** [CR 712.2, 712.8a | 2007: none] A card that is cast with its front up and can turn over: transforming cards and battles. */
export const hasNonmodalBack = (card: Card | undefined): boolean =>
  card !== undefined && card.faces.length === 2 && (card.layout === 'transform' || card.layout === 'battle');

/** [CR 712.1, 712.9 | 2007: none] Whether a card has a front and a back, each of which it may show: not one that melds. */
export const hasTwoSides = (card: Card | undefined): boolean =>
  card !== undefined && card.faces.length === 2 && TWO_SIDED.has(card.layout);

const TWO_SIDED: ReadonlySet<string> = new Set(['transform', 'battle', 'modal_dfc', 'token']);

/** One face of a card; of a card with fewer faces, the front. */
export function faceOf(card: Card, face: number): Face {
  if (face === 1 && card.layout === 'flip') return flipped(card);
  if (face === FUSED && hasFuse(card)) return fused(card);
  return card.faces[face] ?? card.faces[0];
}

/** The number of the face that both halves of a split card with fuse are together. */
export const FUSED = 2;

/** [CR 702.102a | 2007: none] Whether both halves of a split card may be cast together. */
export const hasFuse = (card: Card | undefined): boolean =>
  card?.layout === 'split' && card.faces.length === 2 && card.faces[0].abilities.some(isFuse);

const isFuse = (ability: Ability): boolean => ability.is === 'keyword' && ability.keyword === 'fuse';

const fusions = new WeakMap<Card, Face>();

/** [CR 702.102b, 702.102d, 709.4d | 2007: none] The halves combined, the instructions of the left one first. */
function fused(card: Card): Face {
  let both = fusions.get(card);
  if (both === undefined) {
    const [left, right = left] = card.faces;
    const types = [...left.type.types, ...right.type.types];
    both = {
      ...left,
      name: card.name,
      cost: [...(left.cost ?? []), ...(right.cost ?? [])],
      type: { ...left.type, types: [...new Set(types)] },
      abilities: [...left.abilities, ...right.abilities].filter(ability => !isFuse(ability)),
    };
    fusions.set(card, both);
  }
  return both;
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
