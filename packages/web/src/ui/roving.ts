import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move within a row of objects, and up and down to the nearest object of the next row. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || !from.matches('[data-object]')) return;
  const step = STEPS[event.key];
  const row = ROWS[event.key];
  if (step !== undefined) neighbour(event.currentTarget, from, step)?.focus();
  else if (row !== undefined) across(from, row)?.focus();
  else return;
  event.preventDefault();
}

const objectsIn = (element: Element): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-object]'),
];

function neighbour(row: Element, from: HTMLElement, step: number): HTMLElement | undefined {
  const all = objectsIn(row);
  return all[all.indexOf(from) + step];
}

/** The object above or below whose middle is nearest sideways. */
function across(from: HTMLElement, direction: number): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const beyond = objectsIn(document.body).filter(one => {
    const there = one.getBoundingClientRect();
    return direction > 0 ? there.top >= here.bottom - 4 : there.bottom <= here.top + 4;
  });
  const distance = (one: HTMLElement): number => {
    const there = one.getBoundingClientRect();
    const down = direction > 0 ? there.top - here.bottom : here.top - there.bottom;
    return down * 3 + Math.abs(there.left + there.width / 2 - here.left - here.width / 2);
  };
  return beyond.toSorted((a, b) => distance(a) - distance(b))[0];
}
