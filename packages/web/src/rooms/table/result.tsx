import { useState } from 'react';
import { type Entry, plainText } from '../../log/parts.ts';
import { useTableState } from '../table-context.ts';

/** What the log says of it. */
const howItEnded = (log: readonly Entry[]): string =>
  log.map(({ parts }) => plainText(parts)).findLast(line => /loses? the game|is a draw/.test(line)) ?? '';

/** How the game ended, without hiding the board it ended on. */
export function ResultBanner({ again, home }: { again: () => void; home: () => void }) {
  const { seen, log } = useTableState();
  const [shown, setShown] = useState(true);
  const result = seen?.result;
  if (seen === null || result == null || !shown) return null;
  const won = result.winners.includes(seen.seat);
  const title = result.draw
    ? 'A draw'
    : won
      ? 'You win'
      : `${result.winners.map(seat => seen.players[seat]?.name).join(' and ')} wins`;
  return (
    <section className="result" role="alert" aria-labelledby="result-title">
      <h2 id="result-title">{title}</h2>
      <p>{howItEnded(log)}</p>
      <p>
        Turn {seen.turn}
        {result.reason !== '' && <> · rule {result.reason}</>}
      </p>
      <div className="result-buttons">
        <button type="button" className="primary small" onClick={again}>
          <span className="primary-label">Play again</span>
        </button>
        <button type="button" className="second" onClick={home}>
          Choose decks
        </button>
        <button type="button" className="second" onClick={() => setShown(false)}>
          Look at the board
        </button>
      </div>
    </section>
  );
}
