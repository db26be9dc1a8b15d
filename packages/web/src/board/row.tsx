import type { CSSProperties } from 'react';
import type { ObjectSeen } from '../game/seen.ts';
import { tileFor } from '../table/fit.ts';
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

/** One row of permanents, all of one size: full size while they fit, then smaller, then the row scrolls. */
export function Row({ label, groups, attached, marks, mirrored, align = 'center' }: RowProps) {
  const shape = useShape();
  const [ref, { width, height }] = useSize<HTMLUListElement>();
  const lines = shape === 'phone' && height > 190 && groups.length > 4 ? 2 : 1;
  const tile = tileFor(shape, width - (shape === 'phone' ? 16 : 28), height - 31, groups.length, lines);
  const style = { '--tile-w': `${tile.w}px`, '--tile-h': `${tile.h}px` } as CSSProperties;
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
        <Permanent
          key={group.key}
          group={group}
          marks={marks}
          attached={attached.get(group.members[0].id) ?? []}
          narrow={tile.w < 80}
          mirrored={mirrored}
        />
      ))}
    </ul>
  );
}
