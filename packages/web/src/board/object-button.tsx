import type { ReactNode } from 'react';
import type { ObjectId, ObjectSeen } from '../game/seen.ts';
import { useTable } from '../rooms/table-context.ts';
import { dropOn } from '../table/drop.ts';
import { press } from '../table/press.ts';
import { useGestures } from '../ui/gestures.ts';
import { lookAt, lookAway } from '../ui/preview.ts';

type ObjectButtonProps = {
  object: ObjectSeen;
  members?: readonly ObjectId[];
  label: string;
  className?: string;
  pressed?: boolean;
  children: ReactNode;
};

/** An object one can choose, look at and drag: one target, whatever marks are on it. */
export function ObjectButton({ object, members, label, className = '', pressed = false, children }: ObjectButtonProps) {
  const table = useTable();
  const gestures = useGestures(object.id, {
    press: () => press(table, object.id, members),
    inspect: () => table.store.set({ inspected: object.id }),
    drop: (onto, up) => dropOn(table, object, onto, up),
  });
  return (
    <button
      type="button"
      className={`object ${className}`}
      data-object={object.id}
      aria-label={label}
      aria-description={object.lines.map(line => line.text).join(' ')}
      aria-pressed={pressed}
      {...gestures}
      onFocus={event => event.currentTarget.matches(':focus-visible') && lookAt(object.id, event.currentTarget, 0)}
      onBlur={lookAway}
    >
      {children}
    </button>
  );
}
