import { type CSSProperties, Fragment } from 'react';
import type { Mark } from '../card/mark.ts';
import type { ObjectSeen } from '../game/seen.ts';
import { gapOf, tileFor } from '../table/fit.ts';
import type { Group } from '../table/groups.ts';
import type { Marks } from '../table/marks.ts';
import { moveFocus } from '../ui/roving.ts';
import { useShape, useSize } from '../ui/use-size.ts';
import { Permanent } from './permanent.tsx';

type RowProps = {
  label: string;
  groups: readonly Group[];
  attached: ReadonlyMap<number, readonly ObjectSeen[]>;
  marks: Marks;
  mirrored: boolean;
  align?: 'start' | 'center' | 'end';
};

/** What can be chosen, or has been, is not tucked behind what it is attached to: it must be pressed whole. */
const isLoose = ({ target, chosen, playable }: Mark): boolean => target || chosen || playable;

/** One row of permanents, all of one size: full size while they fit, then smaller, then the row scrolls. */
export function Row({ label, groups, attached, marks, mirrored, align = 'center' }: RowProps) {
  const shape = useShape();
  const [ref, { width, height }] = useSize<HTMLUListElement>();
  const loose = (group: Group): readonly ObjectSeen[] =>
    (attached.get(group.members[0].id) ?? []).filter(one => isLoose(marks(one.id)));
  const count = groups.reduce((sum, group) => sum + 1 + loose(group).length, 0);
  const lines = shape === 'phone' && height > 190 && count > 4 ? 2 : 1;
  const tile = tileFor(shape, width - (shape === 'phone' ? 16 : 28), height - 31, count, lines);
  const common = { marks, narrow: tile.w < 80, mirrored };
  const style = {
    '--tile-w': `${tile.w}px`,
    '--tile-h': `${tile.h}px`,
    columnGap: gapOf(shape, tile.w),
  } as CSSProperties;
  return (
    <ul
      ref={ref}
      className="row"
      data-align={align}
      data-lines={lines}
      aria-label={label}
      style={style}
      onKeyDown={moveFocus}
    >
      {groups.map(group => (
        <Fragment key={group.key}>
          <Permanent
            group={group}
            attached={(attached.get(group.members[0].id) ?? []).filter(one => !isLoose(marks(one.id)))}
            {...common}
          />
          {loose(group).map(one => (
            <Permanent key={one.id} group={{ key: String(one.id), members: [one] }} attached={[]} {...common} />
          ))}
        </Fragment>
      ))}
    </ul>
  );
}
