/** Dragging things into zones by pointer, mouse or pen. A press without a drag does what the press does. */
import { type PointerEvent, useRef } from 'react';
import { createStore, type Store } from '../../../ui/store.ts';
import type { At, Put } from './edit.ts';

/** What is dragged: a card that was found, or one that is already placed. */
export type Carried = { readonly is: 'card'; readonly name: string } | { readonly is: 'item'; readonly at: At };

type Carrying = {
  readonly what: Carried | null;
  /** The zone under the pointer, as `player/zone`. */
  readonly over: string;
  readonly x: number;
  readonly y: number;
  readonly label: string;
};
const NOTHING: Carrying = { what: null, over: '', x: 0, y: 0, label: '' };

export const carryStore: Store<Carrying> = createStore<Carrying>(NOTHING);

let dropped: ((what: Carried, to: Put) => void) | null = null;
/** Who hears of what is dropped; null for nobody. */
export const hearDrops = (hear: typeof dropped): void => {
  dropped = hear;
};

const SLACK = 6;

const zoneUnder = (x: number, y: number): string =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? '';

export function useCarry(what: Carried, press: () => void) {
  const from = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const swallow = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swallow.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (start === null || event.buttons === 0) return;
      const { clientX: x, clientY: y } = event;
      if (!start.moved && Math.hypot(x - start.x, y - start.y) < SLACK) return;
      start.moved = true;
      carryStore.set({ what, over: zoneUnder(x, y), x, y, label: event.currentTarget.textContent });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      from.current = null;
      if (start?.moved !== true) return;
      swallow.current = true;
      const [player = '', zone = ''] = zoneUnder(event.clientX, event.clientY).split('/');
      carryStore.set(NOTHING);
      if (zone !== '') dropped?.(what, { player: Number(player), zone: zone as Put['zone'] });
    },
    onPointerCancel: () => {
      from.current = null;
      carryStore.set(NOTHING);
    },
    onClick: () => {
      if (!swallow.current) press();
      swallow.current = false;
    },
  };
}
