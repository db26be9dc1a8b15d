import { useLayoutEffect, useRef } from 'react';
import type { ToldEvent } from '../game/seen.ts';
import { useTableState } from '../rooms/table-context.ts';

const MOVE = { duration: 240, easing: 'ease-out' } as const;

/** How long a change stays marked where nothing moves. */
const MARKED = 1000;

/** More than this at once is one change, not many movements. */
const MOST = 24;

const isReduced = (): boolean => {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
};

type Places = ReadonlyMap<string, DOMRect>;

function placesNow(): Places {
  const places = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('.table-room [data-object]')) {
    places.set(element.dataset.object ?? '', element.getBoundingClientRect());
  }
  return places;
}

/** Objects that moved, from what they were to what they are: a moved object is a new one. */
const movesIn = (told: readonly ToldEvent[]): readonly (readonly [from: number, to: number])[] =>
  told.flatMap(({ event }) => (event.what === 'move' && event.newId >= 0 ? [[event.id, event.newId] as const] : []));

/** What changed without moving: life, damage, counters. */
function changesIn(told: readonly ToldEvent[]): readonly string[] {
  return told.flatMap(({ event }) => {
    switch (event.what) {
      case 'life':
        return [`[data-seat="${event.seat}"]`];
      case 'damage':
      case 'counters':
        return event.id >= 0 ? [`[data-object="${event.id}"]`] : [`[data-seat="${event.seat}"]`];
      case 'create':
        return [`[data-object="${event.newId}"]`];
      default:
        return [];
    }
  });
}

function mark(selector: string): void {
  const element = document.querySelector(`.table-room ${selector}`);
  if (element === null) return;
  element.setAttribute('data-changed', '');
  setTimeout(() => element.removeAttribute('data-changed'), MARKED);
}

/** Cards travel from where they were to where they are; motion never delays a press, and the state is already there. */
export function Motion() {
  const { seen, told } = useTableState();
  const before = useRef<Places>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told belongs to the view that was shown with it
  useLayoutEffect(() => {
    const reduced = isReduced();
    const moves = movesIn(told);
    if (moves.length <= MOST) {
      for (const [from, to] of moves) travel(before.current.get(String(from)), to, reduced);
    }
    for (const selector of changesIn(told).slice(0, MOST)) mark(selector);
    before.current = placesNow();
  }, [seen]);
  return null;
}

function travel(from: DOMRect | undefined, to: number, reduced: boolean): void {
  const selector = `[data-object="${to}"]`;
  if (reduced || from === undefined) return mark(selector);
  const element = document.querySelector(`.table-room ${selector}`);
  if (element === null) return;
  const there = element.getBoundingClientRect();
  if (there.width === 0) return;
  const [x, y, scale] = [from.left - there.left, from.top - there.top, from.width / there.width];
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    MOVE,
  );
}
