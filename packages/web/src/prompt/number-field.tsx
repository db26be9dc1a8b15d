// size: the markup of one component, from top to bottom
import type { DecisionSeen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';

/** X and other numbers: slider, steps and field. */
export function NumberField({ decision }: { decision: DecisionSeen }) {
  const table = useTable();
  const { draft } = useTableState();
  const { least, most } = decision;
  const change = (n: number): void =>
    table.store.set({
      draft: { ...draft, n: Math.min(most, Math.max(least, Number.isNaN(n) ? least : n)), sure: false },
    });
  return (
    <div className="number-field">
      <button
        type="button"
        className="step-button"
        aria-label="Less"
        disabled={draft.n <= least}
        onClick={() => change(draft.n - 1)}
      >
        −
      </button>
      <input
        type="range"
        aria-label="Number"
        min={least}
        max={most}
        value={draft.n}
        onChange={event => change(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className="step-button"
        aria-label="More"
        disabled={draft.n >= most}
        onClick={() => change(draft.n + 1)}
      >
        +
      </button>
      <input
        type="number"
        className="num"
        aria-label="Number, typed"
        min={least}
        max={most}
        value={draft.n}
        onChange={event => change(event.target.valueAsNumber)}
      />
    </div>
  );
}
