import type { CSSProperties } from 'react';
import { edgeOf, tintOf } from '../card/colors.ts';
import { markAttributes } from '../card/mark.ts';
import { statsOf } from '../card/state-marks.ts';
import { useTableState } from '../rooms/table-context.ts';
import type { Group } from '../table/groups.ts';
import type { Marks } from '../table/marks.ts';
import { speak } from '../table/speech.ts';
import { moveFocus } from '../ui/roving.ts';
import { ObjectButton } from './object-button.tsx';

type ChipsProps = { label: string; groups: readonly Group[]; marks: Marks };

/** Lands and other permanents as chips: the form they have on a phone. */
export function Chips({ label, groups, marks }: ChipsProps) {
  return (
    <ul className="chips" aria-label={label} onKeyDown={moveFocus}>
      {groups.map(group => (
        <li key={group.key}>
          <Chip group={group} marks={marks} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ group, marks }: { group: Group; marks: Marks }) {
  const { seen } = useTableState();
  const [object] = group.members;
  const mark = marks(object.id);
  if (seen === null) return null;
  const count = group.members.length;
  const style = { '--chip-edge': edgeOf(tintOf(object)) } as CSSProperties;
  return (
    <ObjectButton
      object={object}
      members={group.members.map(one => one.id)}
      label={speak(seen, object, mark, count)}
      className="chip"
      pressed={mark.chosen}
    >
      <span className="chip-face" style={style} data-tapped={object.tapped ? '' : undefined} {...markAttributes(mark)}>
        {object.tapped && <i className="ms ms-tap" aria-hidden="true" />}
        <span className="chip-name">{object.name}</span>
        {count > 1 && <span className="num">×{count}</span>}
        {object.power !== null && <span className="num">{statsOf(object)}</span>}
        {mark.pays && <i className="ms ms-tap" aria-hidden="true" />}
      </span>
    </ObjectButton>
  );
}
