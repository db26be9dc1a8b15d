// size: the markup of one component, from top to bottom
import { useState } from 'react';
import { Words } from '../../card/symbol.tsx';
import { commit, primaryFor } from '../../prompt/commit.ts';
import { yesNoWords } from '../../prompt/yes-no.ts';
import { optionWords } from '../../table/option-words.ts';
import { choose } from '../../table/press.ts';
import type { TableState } from '../../table/state.ts';
import type { Table } from '../../table/table.ts';
import { useTable, useTableState } from '../table-context.ts';

type Entry = { readonly words: string; readonly chosen: boolean; readonly act: () => void };

/** Everything that can be done now, as sentences: the keyboard's and the screen reader's whole game. */
function entriesOf(table: Table, now: TableState): readonly Entry[] {
  const { seen, busy, draft } = now;
  const decision = busy ? null : (seen?.decision ?? null);
  if (seen === null || decision === null) return [];
  const primary = primaryFor(now);
  const options = decision.options.map(
    (option, index): Entry => ({
      words: optionWords(seen, decision, index),
      chosen: draft.picks.includes(index) && decision.kind !== 'order',
      act: () =>
        option.is === 'act' || decision.kind === 'pay' ? table.answer([index]) : choose(table, decision, index),
    }),
  );
  const main: readonly Entry[] = primary.enabled
    ? [{ words: primary.label, chosen: false, act: () => commit(table) }]
    : [];
  if (decision.kind !== 'yesNo') return [...options, ...main];
  const { other, otherReply } = yesNoWords(seen, decision);
  return [...main, { words: other, chosen: false, act: () => table.answer([otherReply]) }];
}

export function ActBox({ close }: { close: () => void }) {
  const table = useTable();
  const now = useTableState();
  const [filter, setFilter] = useState('');
  const shown = entriesOf(table, now).filter(({ words }) => words.toLowerCase().includes(filter.toLowerCase()));
  const asks = now.seen?.decision?.kind;
  const run = (entry: Entry | undefined): void => {
    if (entry === undefined) return;
    entry.act();
    if (asks === 'priority' || asks === 'yesNo' || asks === 'pay') close();
  };
  return (
    <form
      className="act-box"
      onSubmit={event => {
        event.preventDefault();
        run(shown[0]);
      }}
    >
      <input
        type="search"
        className="field"
        data-first=""
        placeholder="Type to filter; Enter does the first"
        aria-label="Filter acts"
        value={filter}
        onChange={event => setFilter(event.target.value)}
      />
      <ul>
        {shown.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal sentences are told apart by their place
          <li key={`${at}:${entry.words}`}>
            <button type="button" className="sentence" aria-pressed={entry.chosen} onClick={() => run(entry)}>
              <Words text={entry.words} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="plan-line">Nothing to do here.</p>}
    </form>
  );
}
