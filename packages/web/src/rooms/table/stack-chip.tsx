import { useState } from 'react';
import { Stack } from '../../rail/stack.tsx';
import { realActs } from '../../table/acts.ts';
import type { Marks } from '../../table/marks.ts';
import { nameOf } from '../../table/objects.ts';
import { useTableState } from '../table-context.ts';

/**
 * On a phone the stack is a chip in the spine with its top named; pressing it opens the stack as a sheet, which
 * opens by itself when there is something to answer.
 */
export function StackChip({ marks }: { marks: Marks }) {
  const { seen, busy } = useTableState();
  const top = seen?.stack.at(-1);
  const [chosen, setChosen] = useState<{ readonly top: number; readonly open: boolean } | null>(null);
  if (seen === null || top === undefined) return null;
  const answerable =
    !busy && top.controller !== seen.seat && seen.decision?.kind === 'priority' && realActs(seen.decision).length > 0;
  const open = chosen?.top === top.id ? chosen.open : answerable;
  return (
    <div className="stack-chip-place">
      <button
        type="button"
        className="stack-chip"
        aria-expanded={open}
        onClick={() => setChosen({ top: top.id, open: !open })}
      >
        Stack <span className="num">{seen.stack.length}</span> ·{' '}
        <span className="stack-top">{nameOf(seen, top.id)}</span>
      </button>
      {open && (
        <div className="stack-sheet">
          <button type="button" className="second lower" onClick={() => setChosen({ top: top.id, open: false })}>
            Lower
          </button>
          <Stack marks={marks} />
        </div>
      )}
    </div>
  );
}
