import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { nameOf, playerName } from '../table/objects.ts';
import { attackAll, defendersOf } from '../table/press.ts';

/** Whom the next creature attacks, where there is a choice. */
export function Defenders({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  const table = useTable();
  const { draft } = useTableState();
  const defenders = defendersOf(decision);
  return (
    <div className="act-list" role="group" aria-label="Defender">
      {defenders.length > 1 &&
        defenders.map((one, at) => (
          <button
            key={`${one.seat}:${one.id}`}
            type="button"
            className="act-button"
            aria-pressed={draft.defender === at}
            onClick={() => table.store.set({ draft: { ...draft, defender: at } })}
          >
            {one.id >= 0 ? nameOf(seen, one.id) : playerName(seen, one.seat)}
          </button>
        ))}
      <button type="button" className="act-button" onClick={() => attackAll(table)}>
        All / none <kbd>A</kbd>
      </button>
    </div>
  );
}
