import type { CSSProperties } from 'react';
import { blazonOf } from '../../card/blazon.ts';
import { Sym } from '../../card/symbol.tsx';
import type { StarterDeck } from '../../decks/choose.ts';

type DeckCardsProps = { decks: readonly StarterDeck[]; chosen: string; choose: (deck: StarterDeck | null) => void };

/** The starter decks, one of which may be chosen to play with. */
export function DeckCards({ decks, chosen, choose }: DeckCardsProps) {
  return (
    <section aria-labelledby="decks-title">
      <h2 id="decks-title">Starter decks</h2>
      <ul className="deck-cards">
        {decks.map(deck => (
          <li key={deck.id}>
            <DeckCard deck={deck} chosen={deck.id === chosen} choose={choose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeckCard({ deck, chosen, choose }: { deck: StarterDeck; chosen: boolean; choose: DeckCardsProps['choose'] }) {
  const [first = 'W', second = first] = deck.colors;
  const style = {
    '--edge': `var(--edge-${first.toLowerCase()})`,
    '--edge2': `var(--edge-${second.toLowerCase()})`,
    '--plate': `var(--plate-${first.toLowerCase()})`,
    '--plate2': `var(--plate-${second.toLowerCase()})`,
  } as CSSProperties;
  return (
    <button
      type="button"
      className="deck-card"
      style={style}
      aria-pressed={chosen}
      onClick={() => choose(chosen ? null : deck)}
    >
      <span className="deck-blazon" aria-hidden="true" style={{ backgroundImage: blazonOf(deck.name) }} />
      <span className="deck-name">
        {deck.name}
        <span className="pips">
          {deck.colors.map(color => (
            <Sym key={color} text={color} />
          ))}
        </span>
      </span>
      <span className="deck-words">{deck.plan}</span>
    </button>
  );
}
