import { Words } from '../card/symbol.tsx';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { moved } from '../table/draft.ts';
import { optionWords } from '../table/option-words.ts';

/** Which end of an order comes first, by what is ordered. */
const ENDS: Readonly<Record<string, readonly [first: string, last: string]>> = {
  orderTriggers: ['put on the stack first: resolves last', 'put on the stack last: resolves first'],
  library: ['top', 'bottom'],
  bottomCards: ['nearer to the top', 'the very bottom'],
};

/** A list that is put into order by its arrows. */
export function Order({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  const { draft } = useTableState();
  const [first, last] = ENDS[decision.why.code] ?? ['first', 'last'];
  return (
    <>
      <p className="plan-line">↑ {first}</p>
      <ol className="order">
        {draft.picks.map((index, at) => (
          <Entry key={index} at={at} words={optionWords(seen, decision, index)} count={draft.picks.length} />
        ))}
      </ol>
      <p className="plan-line">↓ {last}</p>
    </>
  );
}

function Entry({ at, words, count }: { at: number; words: string; count: number }) {
  const table = useTable();
  const move = (to: number): void => table.store.set(({ draft }) => ({ draft: moved(draft, at, to) }));
  return (
    <li className="order-entry">
      <span className="num order-number">{at + 1}</span>
      <span className="order-words">
        <Words text={words} />
      </span>
      <button type="button" className="step-button" aria-label={`Earlier: ${words}`} disabled={at === 0} onClick={() => move(at - 1)}>
        ↑
      </button>
      <button type="button" className="step-button" aria-label={`Later: ${words}`} disabled={at === count - 1} onClick={() => move(at + 1)}>
        ↓
      </button>
    </li>
  );
}
