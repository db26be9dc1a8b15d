// size: the markup of one component, from top to bottom
import { useState } from 'react';
import { plainText } from '../../log/parts.ts';
import { endTurn } from '../../prompt/commit.ts';
import { useTable, useTableState } from '../table-context.ts';
import type { Panel } from './panels.tsx';

export function Menu({ open, leave }: { open: (panel: Panel) => void; leave: () => void }) {
  const table = useTable();
  const { seen, byHand } = useTableState();
  const [sure, setSure] = useState(false);
  const over = seen?.result != null;
  const end = (): void => {
    open('none');
    endTurn(table);
  };
  const concede = (): void => {
    if (!sure) return setSure(true);
    table.concede();
    open('none');
  };
  return (
    <div className="menu">
      <button type="button" onClick={end} disabled={seen?.decision?.kind !== 'priority'}>
        End turn <kbd>E</kbd>
      </button>
      <button type="button" aria-pressed={byHand} onClick={() => table.byHand(!byHand)}>
        {byHand ? 'Pay automatically again' : 'Pay mana by hand'} <kbd>M</kbd>
      </button>
      <button type="button" onClick={() => open('settings')}>
        Settings
      </button>
      <button type="button" onClick={() => open('keys')}>
        Keys <kbd>?</kbd>
      </button>
      <CopyLog />
      <Remembered />
      <button type="button" onClick={leave}>
        New game
      </button>
      {!over && (
        <button type="button" className="danger" onClick={concede}>
          {sure ? 'Really concede' : 'Concede'}
        </button>
      )}
    </div>
  );
}

function CopyLog() {
  const { log } = useTableState();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(log.map(entry => `${plainText(entry.parts)} ${entry.rule}`.trim()).join('\n'));
    setCopied(true);
  };
  return (
    <button type="button" onClick={copy}>
      {copied ? 'Copied' : 'Copy the log'}
    </button>
  );
}

/** Answers that are given by themselves, to be looked through and cleared. */
function Remembered() {
  const table = useTable();
  const { remembered, always, pinned, muted } = useTableState();
  const count = remembered.size + always.length + pinned.length + muted.length;
  if (count === 0) return null;
  return (
    <details className="remembered">
      <summary>Remembered ({count})</summary>
      <ul>
        {[...remembered].map(([key, answer]) => (
          <li key={key}>
            {key} → {answer.join(', ')}
          </li>
        ))}
        {always.map(words => (
          <li key={words}>Always pass: {words}</li>
        ))}
        {pinned.map(name => (
          <li key={name}>Always stop for {name}</li>
        ))}
        {muted.map(name => (
          <li key={name}>Never stop for {name}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => table.store.set({ remembered: new Map(), always: [], pinned: [], muted: [] })}
      >
        Forget all
      </button>
    </details>
  );
}
