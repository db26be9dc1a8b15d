import { useEffect } from 'react';
import { componentWords } from '../card/state-marks.ts';
import type { ObjectSeen, Seen } from '../game/seen.ts';
import type { WhyLine } from '../game/why.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { playerName } from '../table/objects.ts';

/** Why an object is what it is: what it began as, each change as the layers make it, and the rules in force on it. */
export function Why({ seen, object }: { seen: Seen; object: ObjectSeen }) {
  const table = useTable();
  const { why } = useTableState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again whenever something has happened
  useEffect(() => table.ask({ ask: 'explain', id: object.id }), [table, object.id, seen]);
  const told = why?.id === object.id ? why.why : null;
  return (
    <div className="why">
      {told !== null && <Lines title="What it is" lines={told.lines} />}
      {told !== null && told.rules.length > 0 && <Lines title="Rules in force on it" lines={told.rules} />}
      <Standing seen={seen} object={object} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly WhyLine[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ol>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal changes are told apart by their place only
          <li key={at} data-overridden={line.overridden ? '' : undefined}>
            <span className="why-what">{line.what}</span>
            <span className="why-value num">{line.value}</span>
            <Cites line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Layer, rule, source and end of a change; pressing the source goes there. */
function Cites({ line }: { line: WhyLine }) {
  const table = useTable();
  const { seen } = useTableState();
  const isThere = seen !== null && line.source >= 0;
  return (
    <small>
      {line.layer !== '' && <span>layer {line.layer}</span>}
      {line.rule !== '' && <span className="num">{line.rule}</span>}
      {line.from !== '' &&
        (isThere ? (
          <button
            type="button"
            className="log-name"
            onClick={() => table.store.set({ inspected: line.source as ObjectSeen['id'] })}
          >
            {line.from}
          </button>
        ) : (
          <span>{line.from}</span>
        ))}
      {line.until !== '' && <span>{line.until}</span>}
      {line.overridden && <span>set again below</span>}
      {line.waited !== '' && <span>waited for what it depends on ({line.waited})</span>}
    </small>
  );
}

/** What no layer makes: damage, designations, choices, whose it is. */
function Standing({ seen, object }: { seen: Seen; object: ObjectSeen }) {
  const rows: (readonly [what: string, value: string])[] = [];
  if (object.copyOf !== null) rows.push(['is a copy of', object.copyOf]);
  if (object.components.length > 0) rows.push(['is made of', componentWords(object).join(', ')]);
  for (const one of object.designations) rows.push(['is', one]);
  for (const one of object.chosen) rows.push(['chosen for it', one]);
  if (object.damage > 0) rows.push(['damage', `${object.damage} of ${object.toughness}`]);
  rows.push(['controlled by', playerName(seen, object.controller)]);
  if (object.owner !== object.controller) rows.push(['owned by', playerName(seen, object.owner)]);
  return (
    <dl>
      {rows.map(([what, value]) => (
        <div key={`${what}${value}`}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
