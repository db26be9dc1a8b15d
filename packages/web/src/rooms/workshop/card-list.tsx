import type { CardSeen } from './door.ts';
import { STATE_WORDS } from './words.ts';

type CardListProps = { cards: readonly CardSeen[]; shown: CardSeen | null; choose: (card: CardSeen) => void };

/** All cards of the set with what became of each. */
export function CardList({ cards, shown, choose }: CardListProps) {
  const playable = cards.filter(({ state }) => state === 'playable').length;
  return (
    <section className="workshop-list" aria-label="All cards">
      <h2>
        {playable} of {cards.length} cards playable
      </h2>
      <ul>
        {cards.map(card => (
          <li key={`${card.line}${card.name}`}>
            <button type="button" aria-pressed={card.line === shown?.line} onClick={() => choose(card)}>
              <span>{card.name}</span>
              <span className="workshop-state" data-state={card.state}>
                {STATE_WORDS[card.state]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
