import { type ReactNode, useState } from 'react';
import { starterSetup } from '../../decks/choose.ts';
import type { Setup } from '../../game/door.ts';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RoomLinks } from '../room-links.tsx';
import { Choices } from './choices.tsx';
import { DeckCards } from './deck-cards.tsx';
import { PasteDeck } from './paste-deck.tsx';
import { decksFor, FIRST_WISH, type GameWish, setupOf } from './wish.ts';

type HomeProps = {
  start: (setup: Omit<Setup, 'seed'>) => void;
  back: (() => void) | null;
  /** Something that must be said before all else. */
  notice: ReactNode;
};

/** One page, one big button: a starter deck against the computer. Everything else is below it. */
export function Home({ start, back, notice }: HomeProps) {
  const [wish, setWish] = useState<GameWish>(FIRST_WISH);
  const [settings, setSettings] = useState(false);
  const change = (some: Partial<GameWish>): void => setWish({ ...wish, ...some });
  const { mine } = wish;
  return (
    <main className="home">
      <HomeTop back={back} />
      {notice}
      <section className="home-play" aria-label="Play">
        <button type="button" className="primary play-now" data-play="" onClick={() => start(setupOf(wish))}>
          <span className="primary-label">Play now</span>
          <span className="primary-note">{mine === null ? 'with a starter deck' : mine.deck.name}</span>
        </button>
        <Choices wish={wish} change={change} settings={() => setSettings(true)} />
      </section>
      <DeckCards
        decks={decksFor(wish.edition)}
        chosen={mine?.id ?? ''}
        choose={deck => change({ mine: deck === null ? null : { deck: starterSetup(deck), id: deck.id } })}
      />
      <PasteDeck
        chosen={mine?.id === 'pasted'}
        choose={deck => change({ mine: { deck, id: 'pasted' } })}
        play={() => start(setupOf(wish))}
      />
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

function HomeTop({ back }: Pick<HomeProps, 'back'>) {
  return (
    <header className="home-top">
      <RoomLinks here="" />
      <h1>Lawmage</h1>
      <p>
        The game of Magic, by its rules. In this page, against the computer, with nothing to install and nobody to tell.
      </p>
      {back !== null && (
        <button type="button" className="second" onClick={back}>
          Back to the running game
        </button>
      )}
    </header>
  );
}
