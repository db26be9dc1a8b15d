import { Words } from '../card/symbol.tsx';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { actWords } from '../table/act-words.ts';
import { actsOf, realActs } from '../table/acts.ts';
import { nameOf } from '../table/objects.ts';
import { Again } from './again.tsx';
import { PlanLine } from './plan-line.tsx';

/** The acts of what is lifted, as buttons; else what could be done, in a line. */
export function ActList({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  const table = useTable();
  const { draft, plan } = useTableState();
  const { lifted } = draft;
  if (lifted === -1 && decision.repeats !== '') return <Again decision={decision} again={table.again} />;
  if (lifted === -1) return <Possible seen={seen} decision={decision} />;
  return (
    <div className="act-list">
      {actsOf(decision, lifted).map(({ index }) => (
        <button key={index} type="button" className="act-button" onClick={() => table.answer([index])}>
          <Words text={actWords(seen, decision, index)} />
        </button>
      ))}
      <PlanLine seen={seen} decision={decision} plan={plan} />
    </div>
  );
}

/** At most this many names fit the line. */
const NAMED = 3;

function Possible({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  const names = [...new Set(realActs(decision).map(({ option }) => nameOf(seen, option.id)))];
  if (names.length === 0) return <p className="possible">Nothing to do here</p>;
  const rest = names.length - NAMED;
  return (
    <p className="possible">
      You can: {names.slice(0, NAMED).join(', ')}
      {rest > 0 && ` and ${rest} more`}
    </p>
  );
}
