import { useEffect, useRef } from 'react';
import { Words } from '../card/symbol.tsx';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { primaryFor, commit } from './commit.ts';
import { Seconds } from './seconds.tsx';
import { Yielding } from './yielding.tsx';

/** After its words change the button ignores presses for this long: nobody presses what they have not read. */
const GUARD = 250;

/** True while a press would hit words that have only just appeared. */
export function useGuard(words: string): () => boolean {
  const changed = useRef(0);
  const known = useRef(words);
  useEffect(() => {
    if (known.current === words) return;
    known.current = words;
    changed.current = performance.now();
  }, [words]);
  return () => known.current !== words || performance.now() - changed.current < GUARD;
}

export function ActionBar() {
  const table = useTable();
  const now = useTableState();
  const primary = primaryFor(now);
  const guarded = useGuard(primary.label);
  const press = (): void => {
    if (!guarded()) commit(table);
  };
  return (
    <div className="action-bar">
      <Yielding />
      <Seconds />
      <button
        type="button"
        className="primary"
        data-primary=""
        data-tone={primary.tone}
        aria-disabled={!primary.enabled}
        aria-keyshortcuts="Space"
        onClick={press}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <span className="primary-label">
          <Words text={primary.label} />
        </span>
        {primary.note !== '' && <span className="primary-note">{primary.note}</span>}
        <kbd aria-hidden="true">Space</kbd>
      </button>
    </div>
  );
}
