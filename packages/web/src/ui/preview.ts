/** Which card is looked at just now. A store of its own: looking never redraws the board. */
import type { ObjectId } from '../game/seen.ts';
import { createStore, type Store } from './store.ts';

export type Preview = { readonly id: ObjectId | -1; readonly side: 'left' | 'right' };

export const previewStore: Store<Preview> = createStore<Preview>({ id: -1, side: 'right' });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a card beside the half of the screen where it is not. */
export function lookAt(id: ObjectId, element: Element, delay: number): void {
  clearTimeout(timer);
  const { left, width } = element.getBoundingClientRect();
  const side = left + width / 2 < innerWidth * 0.4 ? 'right' : 'left';
  timer = setTimeout(() => previewStore.set({ id, side }), delay);
}

export function lookAway(): void {
  clearTimeout(timer);
  if (previewStore.get().id !== -1) previewStore.set({ id: -1 });
}
