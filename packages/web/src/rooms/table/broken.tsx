import { useTable, useTableState } from '../table-context.ts';

/** A broken promise of the engine: what happened, what is kept, what to do. */
export function Broken({ leave }: { leave: () => void }) {
  const table = useTable();
  const { broken, undo } = useTableState();
  if (broken === null) return null;
  return (
    <section className="result" role="alert">
      <h2>Lawmage broke one of its own rules</h2>
      <p>The game is kept at your last decision. {broken.message}</p>
      <p className="rule">{broken.code}</p>
      <div className="result-buttons">
        {undo !== null && (
          <button type="button" className="second" onClick={() => table.undo()}>
            Continue from my last decision
          </button>
        )}
        <button type="button" className="second" onClick={leave}>
          Leave
        </button>
      </div>
    </section>
  );
}
