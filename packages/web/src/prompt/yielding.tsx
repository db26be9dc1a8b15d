import { useTable, useTableState } from '../rooms/table-context.ts';
import { stepWords } from '../table/steps.ts';
import { letGo } from './commit.ts';

/** What is being passed, and how to stop it. */
export function Yielding() {
  const table = useTable();
  const { memory, seen } = useTableState();
  const { armed } = memory;
  if (armed === null || seen === null) return null;
  const until =
    armed.is === 'resolve'
      ? 'the stack is empty'
      : armed.is === 'turn'
        ? 'the next turn'
        : `${armed.mine ? 'my' : 'the next'} ${stepWords(seen.edition, armed.step).long}`;
  return (
    <button type="button" className="yielding" onClick={() => letGo(table)}>
      Passing until {until} · stop <kbd>Esc</kbd>
    </button>
  );
}
