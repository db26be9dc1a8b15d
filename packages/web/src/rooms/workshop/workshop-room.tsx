import { useState } from 'react';
import { useStore } from '../../ui/store.ts';
import { RoomLinks } from '../room-links.tsx';
import type { RoomProps } from '../routes.ts';
import { CardList } from './card-list.tsx';
import { CardPanel } from './card-panel.tsx';
import type { CardSeen, SetSeen } from './door.ts';
import { Editor } from './editor.tsx';
import { deckOf, playDeck } from './play.ts';
import type { Reader } from './reader.ts';

/** Write on the left, see on the right what was understood. */
export function WorkshopRoom({ reader, play }: { reader: Reader } & Pick<RoomProps, 'play'>) {
  const now = useStore(reader.store);
  const [caret, setCaret] = useState(0);
  const { set, text } = now;
  const shown = set === null ? null : cardAt(set, lineAt(text, caret));
  return (
    <div className="workshop">
      <header className="workshop-top">
        <RoomLinks here="workshop" />
        <h1>Workshop</h1>
        <p>Write a card that was never printed. What is understood can be played at once.</p>
      </header>
      <main className="workshop-main">
        <Editor now={now} write={reader.write} at={setCaret} />
        <section className="workshop-seen" aria-label="What was understood" aria-busy={now.busy}>
          {set === null && <p className="workshop-waiting">Learning to read …</p>}
          {shown !== null && <CardPanel card={shown} play={play} />}
          {set !== null && shown === null && <p className="workshop-waiting">There is no card yet.</p>}
          {set !== null && <Problems set={set} />}
          {set !== null && set.cards.length > 1 && (
            <CardList cards={set.cards} shown={shown} choose={card => setCaret(startOf(text, card.line))} />
          )}
          {set !== null && <PlayDeck set={set} play={play} />}
        </section>
      </main>
    </div>
  );
}

const lineAt = (text: string, caret: number): number => text.slice(0, caret).split('\n').length;

const startOf = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);

/** The card in which the caret stands: the last that begins at its line or before. */
const cardAt = ({ cards }: SetSeen, line: number): CardSeen | null =>
  cards.findLast(card => card.line <= line) ?? cards[0] ?? null;

function Problems({ set: { problems } }: { set: SetSeen }) {
  if (problems.length === 0) return null;
  return (
    <ul className="troubles" role="alert">
      {problems.map(({ code, message, line }) => (
        <li key={`${line}${code}`}>
          <span className="num">Line {line}: </span>
          {message} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}

function PlayDeck({ set, play }: { set: SetSeen } & Pick<RoomProps, 'play'>) {
  const built = deckOf(set.cards);
  return (
    <div className="workshop-deck">
      <button
        type="button"
        className="second"
        disabled={!built.ok}
        onClick={() => built.ok && play(playDeck(built.deck))}
      >
        Play a deck of these
      </button>
      <p>{built.words}</p>
    </div>
  );
}
