import { useState } from 'react';
import { type StarterDeck, starterDecks, starterSetup } from '../../decks/choose.ts';
import type { AgentName, DeckSetup, Setup } from '../../game/door.ts';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DeckCards } from './deck-cards.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { playableIn } from './editions.ts';
import { PasteDeck } from './paste-deck.tsx';

export type Chosen = { readonly deck: DeckSetup; readonly id: string };
type HomeProps = { start: (setup: Omit<Setup, 'seed'>) => void; back: (() => void) | null };

/** One page, one big button: a starter deck against the computer. Everything else is below it. */
export function Home({ start, back }: HomeProps) {
  const [edition, setEdition] = useState<Setup['edition']>('current');
  const [mine, setMine] = useState<Chosen | null>(null);
  const [theirs, setTheirs] = useState<StarterDeck | null>(null);
  const [agent, setAgent] = useState<AgentName>('heuristic');
  const [count, setCount] = useState(1);
  const [settings, setSettings] = useState(false);
  const decks = starterDecks.filter(deck => playableIn(deck, edition));
  const play = (): void => {
    const own = mine?.deck ?? starterSetup(anyOf(decks));
    const others = Array.from({ length: count }, (_, at) => ({
      name: count === 1 ? 'Computer' : `Computer ${at + 1}`,
      deck: starterSetup(
        theirs !== null && playableIn(theirs, edition) ? theirs : anyOf(decks.filter(deck => deck.id !== mine?.id)),
      ),
      agent,
    }));
    start({ edition, you: { name: 'You', deck: own }, opponents: others });
  };
  return (
    <main className="home">
      <header className="home-top">
        <h1>Lawmage</h1>
        <p>
          The game of Magic, by its rules. In this page, against the computer, with nothing to install and nobody to
          tell.
        </p>
        {back !== null && (
          <button type="button" className="second" onClick={back}>
            Back to the running game
          </button>
        )}
      </header>
      <section className="home-play" aria-label="Play">
        <button type="button" className="primary play-now" data-play="" onClick={play}>
          <span className="primary-label">Play now</span>
          <span className="primary-note">{mine === null ? 'with a starter deck' : mine.deck.name}</span>
        </button>
        <div className="home-choices">
          <EditionChoice edition={edition} choose={setEdition} />
          <label className="choice">
            <span>Opponents</span>
            <select value={count} onChange={event => setCount(Number(event.target.value))}>
              {[1, 2, 3].map(n => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </label>
          <label className="choice">
            <span>Who</span>
            <select
              value={agent}
              onChange={event => setAgent(event.target.value === 'random' ? 'random' : 'heuristic')}
            >
              <option value="heuristic">plays to win</option>
              <option value="random">plays at random</option>
            </select>
          </label>
          <label className="choice">
            <span>Opponent’s deck</span>
            <select
              value={theirs?.id ?? ''}
              onChange={event => setTheirs(decks.find(deck => deck.id === event.target.value) ?? null)}
            >
              <option value="">any starter deck</option>
              {decks.map(deck => (
                <option key={deck.id} value={deck.id}>
                  {deck.name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="second" onClick={() => setSettings(true)}>
            Settings
          </button>
        </div>
      </section>
      <DeckCards
        decks={decks}
        chosen={mine?.id ?? ''}
        choose={deck => setMine(deck === null ? null : { deck: starterSetup(deck), id: deck.id })}
      />
      <PasteDeck chosen={mine?.id === 'pasted'} choose={deck => setMine({ deck, id: 'pasted' })} />
      <footer className="home-foot">
        Lawmage is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by Wizards.
        Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.
      </footer>
      {settings && (
        <Dialog title="Settings" close={() => setSettings(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </main>
  );
}

function anyOf(decks: readonly StarterDeck[]): StarterDeck {
  const deck = decks[Math.floor(Math.random() * decks.length)];
  if (deck === undefined) throw new Error('the starter pack has decks for every edition');
  return deck;
}
