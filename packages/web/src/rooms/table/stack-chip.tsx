import { useState } from 'react';
import { Stack } from '../../rail/stack.tsx';
import { nameOf } from '../../table/objects.ts';
import type { Marks } from '../../table/marks.ts';
import { useTableState } from '../table-context.ts';

/** On a phone the stack is a chip in the spine with its top named; pressing it opens the stack as a sheet. */
export function StackChip({ marks }: { marks: Marks }) {
  const { seen } = useTableState();
  const [open, setOpen] = useState(false);
  const top = seen?.stack.at(-1);
  if (seen === null || top === undefined) return null;
  return (
    <div className="stack-chip-place">
      <button type="button" className="stack-chip" aria-expanded={open} onClick={() => setOpen(!open)}>
        Stack <span className="num">{seen.stack.length}</span> · <span className="stack-top">{nameOf(seen, top.id)}</span>
      </button>
      {open && (
        <div className="stack-sheet">
          <Stack marks={marks} />
        </div>
      )}
    </div>
  );
}
