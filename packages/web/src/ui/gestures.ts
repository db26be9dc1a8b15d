// size: the handlers of one gesture share its state
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ObjectId } from '../game/seen.ts';
import { lookAt, lookAway } from './preview.ts';

const LONG_PRESS = 450;
const HOVER = 120;
const SLACK = { mouse: 8, touch: 12 } as const;

export type Gestures = {
  readonly press: () => void;
  readonly inspect: () => void;
  /** Dropped on an element, or lifted out of the hand where it is null. */
  readonly drop?: ((onto: Element | null, up: number) => void) | undefined;
};

type Hold = { x: number; y: number; timer: ReturnType<typeof setTimeout>; moved: boolean; swallowed: boolean };

/**
 * One handler per gesture, pointer events only: press chooses, hover and long press look, drag is a faster press. A long
 * press or a drag swallows the click that follows it.
 */
export function useGestures(id: ObjectId, { press, inspect, drop }: Gestures) {
  const hold = useRef<Hold | null>(null);
  const end = (): void => {
    if (hold.current !== null) clearTimeout(hold.current.timer);
  };
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') lookAt(id, event.currentTarget, HOVER);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') lookAway();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const timer = setTimeout(() => {
        if (hold.current === null || hold.current.moved || event.pointerType === 'mouse') return;
        hold.current.swallowed = true;
        inspect();
      }, LONG_PRESS);
      hold.current = { x: event.clientX, y: event.clientY, timer, moved: false, swallowed: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = hold.current;
      if (held === null || held.moved || event.buttons === 0) return;
      const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch;
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < slack) return;
      held.moved = true;
      clearTimeout(held.timer);
      if (drop !== undefined && event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      end();
      const held = hold.current;
      if (held === null || !held.moved) return;
      held.swallowed = true;
      drop?.(
        document
          .elementsFromPoint(event.clientX, event.clientY)
          .find(one => one.matches('[data-object],[data-seat]')) ?? null,
        held.y - event.clientY,
      );
    },
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (hold.current?.swallowed !== true) inspect();
    },
    onClick: () => {
      const swallowed = hold.current?.swallowed ?? false;
      hold.current = null;
      if (!swallowed) press();
    },
  };
}
