// size: the markup of one component, from top to bottom
import { useEffect, useRef } from 'react';
import { Words } from '../card/symbol.tsx';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { commit, endTurn, primaryFor } from './commit.ts';
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

/** A held press on the primary button ends the turn: no button for it lies under the thumb. */
const HOLD = 600;

export function ActionBar() {
  const table = useTable();
  const now = useTableState();
  const primary = primaryFor(now);
  const guarded = useGuard(primary.label);
  const held = useRef<{ readonly timer: ReturnType<typeof setTimeout>; done: boolean } | null>(null);
  const press = (): void => {
    const done = held.current?.done ?? false;
    held.current = null;
    if (!done && !guarded()) commit(table);
  };
  const hold = (): void => {
    const timer = setTimeout(() => {
      if (held.current !== null) held.current.done = true;
      endTurn(table);
    }, HOLD);
    held.current = { timer, done: false };
  };
  const release = (): void => clearTimeout(held.current?.timer);
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
        onPointerDown={event => event.pointerType !== 'mouse' && hold()}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={event => event.repeat && event.preventDefault()}
      >
        <span className="primary-label">
          <Words text={primary.label} />
        </span>
        {primary.note !== '' && <span className="primary-note">{primary.note}</span>}
        <kbd>Space</kbd>
      </button>
    </div>
  );
}
