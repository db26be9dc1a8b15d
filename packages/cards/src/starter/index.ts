/** The starter pack: real cards as facts and abilities, and decks of them. Their words are written by the oracle's writer. */
import type { Card } from '@lawmage/ability';
import { type CardNames, cardNames } from '../decks/card-names.ts';
import pack from './cards.json' with { type: 'json' };

export { STARTER_DECKS, type StarterDeck } from './decks.ts';

/** Every card of the pack; made by `npm run starter-pack`, proved by its tests. */
export const STARTER_CARDS = pack as unknown as readonly Card[];

const byName: ReadonlyMap<string, Card> = new Map(STARTER_CARDS.map(card => [card.name, card]));

/** Finds the names of the pack. */
export const starterNames: CardNames = cardNames(byName.keys());

/** A card of the pack by its full name; throws where there is none, as names come from `starterNames` or a starter deck. */
export function starterCard(name: string): Card {
  const card = byName.get(name);
  if (card === undefined) throw new RangeError(`"${name}" is not in the starter pack`);
  return card;
}
