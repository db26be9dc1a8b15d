import { FullCard } from '../../card/full-card.tsx';
import type { RoomProps } from '../routes.ts';
import type { CardSeen, FaceSeen, LineSeen, Stopped } from './door.ts';
import { tryOut } from './play.ts';
import { STATE_WORDS, wantedWords } from './words.ts';

/** One card: how it looks, what was understood of each line, and a game to try it in. */
export function CardPanel({ card, play }: { card: CardSeen } & Pick<RoomProps, 'play'>) {
  const { card: playable, state, troubles } = card;
  return (
    <article className="workshop-card" aria-label={card.name}>
      <div className="workshop-faces">
        {card.faces.map(face => face.object !== null && <FullCard key={face.name} object={face.object} />)}
      </div>
      <div className="workshop-reading">
        <div className="workshop-verdict">
          <h2>{card.name}</h2>
          <p className="workshop-state" data-state={state} role="status">
            {STATE_WORDS[state]}
          </p>
          <button
            type="button"
            className="primary"
            disabled={playable === null}
            onClick={() => playable !== null && play(tryOut(playable, card.facts))}
          >
            <span className="primary-label">Play it now</span>
            <span className="primary-note">in your hand, with mana to spare</span>
          </button>
        </div>
        {troubles.map(trouble => (
          <p key={trouble} className="workshop-trouble">
            {trouble}
          </p>
        ))}
        {card.faces.map(face => (
          <Lines key={face.name} face={face} titled={card.faces.length > 1} />
        ))}
      </div>
    </article>
  );
}

function Lines({ face: { name, lines }, titled }: { face: FaceSeen; titled: boolean }) {
  return (
    <section aria-label={`The lines of ${name}`}>
      {titled && <h3>{name}</h3>}
      <ol className="workshop-lines">
        {lines.map(line => (
          <li key={line.text} data-read={line.stopped === null && line.missing.length === 0}>
            {line.stopped === null ? <Understood line={line} /> : <Declined text={line.text} stopped={line.stopped} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Understood({ line: { text, tree, written, missing } }: { line: LineSeen }) {
  return (
    <>
      <p className="workshop-text">{text}</p>
      {missing.length > 0 && <p className="workshop-trouble">Not carried out yet: {missing.join(', ')}.</p>}
      {written !== '' && (
        <p className="workshop-written">
          Lawmage writes: <span>{written}</span>
        </p>
      )}
      {tree !== '' && (
        <details>
          <summary>What was understood</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre tabIndex={0}>{tree}</pre>
        </details>
      )}
    </>
  );
}

function Declined({ text, stopped }: { text: string; stopped: Stopped }) {
  const { start, wanted, nearest, message } = stopped;
  return (
    <>
      <p className="workshop-text">
        {text.slice(0, start)}
        <mark>{text.slice(start) || '…'}</mark>
      </p>
      <p className="workshop-trouble">
        {wanted.length === 0 ? `${message}.` : `Understood up to the mark. There could stand ${wantedWords(wanted)}.`}
      </p>
      {nearest.length > 0 && (
        <div className="workshop-written">
          This would be understood:
          <ul>
            {nearest.map(one => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
