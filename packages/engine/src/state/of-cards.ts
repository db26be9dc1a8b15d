/** What the cards of a game say, whatever happens in it. */
import type { Ability, Card } from '@lawmage/ability';
import type { Game } from './game.ts';

/** Reads something off the cards of a game, once for each list of cards; what was asked about last is at hand. */
export function ofCards<T>(read: (cards: readonly Card[]) => T): (game: Game) => T {
  const kept = new WeakMap<readonly Card[], { readonly value: T }>();
  let lastCards: readonly Card[] = [];
  let last: { readonly value: T } | undefined;
  return ({ cards }) => {
    if (last !== undefined && cards === lastCards) return last.value;
    last = kept.get(cards) ?? { value: read(cards) };
    lastCards = cards;
    kept.set(cards, last);
    return last.value;
  };
}

/** Whether some card of the game has abilities that say so; each card is read once, whatever games it is in. */
export function someCardSays(says: (abilities: readonly Ability[]) => boolean): (game: Game) => boolean {
  const known = new WeakMap<Card, boolean>();
  return ofCards(cards =>
    cards.some(card => {
      const before = known.get(card);
      if (before !== undefined) return before;
      const now = card.faces.some(({ abilities }) => says(abilities));
      known.set(card, now);
      return now;
    }),
  );
}
