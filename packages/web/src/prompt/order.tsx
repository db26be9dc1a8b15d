import { Words } from '../card/symbol.tsx';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { moved } from '../table/draft.ts';
import { optionWords } from '../table/option-words.ts';

/** Which end of an order comes first, by what is ordered. */
const ENDS: Readonly<Record<string, readonly [first: string, last: string]>> = {
  orderTriggers: ['resolves first', 'resolves last'],
  library: ['top', 'bottom'],
};

/**
 * A list that is put into order by its arrows. Triggers are told in the order in which they are put on the stack and shown
 * in the order in which they resolve [CR 603.3b | 2007: 410.3].
 */
export function Order({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  const { draft } = useTableState();
  const [first, last] = ENDS[decision.why.code] ?? ['first', 'last'];
  const places = draft.picks.map((_, at) => at);
  const shown = decision.why.code === 'orderTriggers' ? places.toReversed() : places;
  return (
    <>
      <p className="plan-line">↑ {first}</p>
      <ol className="order">
        {shown.map((at, line) => (
          <Entry
            key={draft.picks[at]}
            at={at}
            line={line}
            earlier={shown[line - 1]}
            later={shown[line + 1]}
            words={optionWords(seen, decision, draft.picks[at] ?? -1)}
          />
        ))}
      </ol>
      <p className="plan-line">↓ {last}</p>
    </>
  );
}

type EntryProps = { at: number; line: number; earlier: number | undefined; later: number | undefined; words: string };

function Entry({ at, line, earlier, later, words }: EntryProps) {
  const table = useTable();
  const move = (to: number): void => table.store.set(({ draft }) => ({ draft: moved(draft, at, to) }));
  return (
    <li className="order-entry">
      <span className="num order-number">{line + 1}</span>
      <span className="order-words">
        <Words text={words} />
      </span>
      <button
        type="button"
        className="step-button"
        aria-label={`Earlier: ${words}`}
        disabled={earlier === undefined}
        onClick={() => earlier !== undefined && move(earlier)}
      >
        ↑
      </button>
      <button
        type="button"
        className="step-button"
        aria-label={`Later: ${words}`}
        disabled={later === undefined}
        onClick={() => later !== undefined && move(later)}
      >
        ↓
      </button>
    </li>
  );
}
