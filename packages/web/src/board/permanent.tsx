import type { Mark } from '../card/mark.ts';
import { Tile } from '../card/tile.tsx';
import type { ObjectSeen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import type { Group } from '../table/groups.ts';
import type { Marks } from '../table/marks.ts';
import { speak } from '../table/speech.ts';
import { ObjectButton } from './object-button.tsx';

type PermanentProps = {
  group: Group;
  marks: Marks;
  attached: readonly ObjectSeen[];
  narrow: boolean;
  mirrored: boolean;
};

/** The mark of the first of a group; attackers that stand together have their first and last number. */
function shownMark({ members }: Group, marks: Marks): Mark {
  const mark = marks(members[0].id);
  const last = members.at(-1);
  if (mark.pack === '' || last === undefined || members.length === 1) return mark;
  return { ...mark, fight: `${mark.fight}–${marks(last.id).fight}` };
}

/** A tile with what is attached tucked behind it. */
export function Permanent({ group, marks, attached, narrow, mirrored }: PermanentProps) {
  const { seen } = useTableState();
  const [object] = group.members;
  const mark = shownMark(group, marks);
  if (seen === null) return null;
  const count = group.members.length;
  return (
    <li
      className="permanent"
      data-step={mark.role === 'attack' ? (mirrored ? 'down' : 'up') : undefined}
      style={{ '--tucked': attached.length } as React.CSSProperties}
    >
      {attached.map((one, at) => (
        <ObjectButton
          key={one.id}
          object={one}
          label={speak(seen, one, marks(one.id))}
          className="tucked"
          pressed={marks(one.id).chosen}
        >
          <span style={{ '--at': at } as React.CSSProperties} className="tuck">
            <Tile object={one} mark={marks(one.id)} narrow={narrow} />
          </span>
        </ObjectButton>
      ))}
      <ObjectButton
        object={object}
        members={group.members.map(one => one.id)}
        label={speak(seen, object, mark, count)}
        pressed={mark.chosen}
      >
        <Tile object={object} mark={mark} count={count} narrow={narrow} />
      </ObjectButton>
      {count > 1 && <OpenOut group={group} />}
    </li>
  );
}

/** Opens a group out in place. */
function OpenOut({ group }: { group: Group }) {
  const table = useTable();
  return (
    <button
      type="button"
      className="open-out"
      aria-label={`Show all ${group.members.length} ${group.members[0].name}`}
      onClick={() => table.store.set(({ opened }) => ({ opened: new Set([...opened, group.key]) }))}
    >
      ⋯
    </button>
  );
}
