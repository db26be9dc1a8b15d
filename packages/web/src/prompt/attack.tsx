// size: the markup of one component, from top to bottom
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { type Crowd, crowdsOf, withCrowd } from '../table/crowds.ts';
import { nameOf, playerName } from '../table/objects.ts';
import { attackAll, defendersOf } from '../table/press.ts';

type AttackProps = { seen: Seen; decision: DecisionSeen };

/** Whom the next creature attacks, and how many of equal ones do. */
export function Attack({ seen, decision }: AttackProps) {
  const table = useTable();
  const crowds = crowdsOf(seen, decision);
  return (
    <div className="attack-panel">
      {crowds.map(crowd => (
        <CrowdRow key={crowd.key} decision={decision} crowd={crowd} />
      ))}
      <div className="act-list">
        <Defenders seen={seen} decision={decision} />
        <button type="button" className="act-button" onClick={() => attackAll(table)}>
          All / none <kbd>A</kbd>
        </button>
      </div>
    </div>
  );
}

function Defenders({ seen, decision }: AttackProps) {
  const table = useTable();
  const { draft } = useTableState();
  const defenders = defendersOf(decision);
  if (defenders.length < 2) return null;
  return defenders.map((one, at) => (
    <button
      key={`${one.seat}:${one.id}`}
      type="button"
      className="act-button"
      aria-pressed={draft.defender === at}
      onClick={() => table.store.set({ draft: { ...draft, defender: at } })}
    >
      {one.id >= 0 ? nameOf(seen, one.id) : playerName(seen, one.seat)}
    </button>
  ));
}

/** "Soldier: 7 of 12". */
function CrowdRow({ decision, crowd }: { decision: DecisionSeen; crowd: Crowd }) {
  const table = useTable();
  const { draft } = useTableState();
  const chosen = crowd.options.filter(one => draft.picks.includes(one)).length;
  const most = crowd.options.length;
  const set = (n: number): void =>
    table.store.set({ draft: withCrowd(decision, draft, crowd, Math.max(0, Math.min(most, n))) });
  return (
    <label className="share-row">
      <span className="share-name">
        {crowd.name} <span className="num progress">of {most}</span>
      </span>
      <button
        type="button"
        className="step-button"
        aria-label={`One ${crowd.name} less`}
        disabled={chosen === 0}
        onClick={() => set(chosen - 1)}
      >
        −
      </button>
      <input
        className="field num crowd-number"
        type="number"
        min={0}
        max={most}
        value={chosen}
        onChange={event => set(Number(event.target.value))}
      />
      <button
        type="button"
        className="step-button"
        aria-label={`One ${crowd.name} more`}
        disabled={chosen === most}
        onClick={() => set(chosen + 1)}
      >
        +
      </button>
    </label>
  );
}
