/** Dragging: only ever a faster press. */
import type { ObjectId, ObjectSeen } from '../game/seen.ts';
import { actsOf } from './acts.ts';
import { toggle } from './draft.ts';
import type { Table } from './table.ts';

/** How far a card must be lifted out of the hand to be played. */
const OUT_OF_HAND = 60;

export function dropOn(table: Table, object: ObjectSeen, onto: Element | null, up: number): void {
  const { seen, draft, busy } = table.store.get();
  const decision = seen?.decision;
  if (busy || decision == null) return;
  if (decision.kind === 'priority') {
    const plays = actsOf(decision, object.id).filter(({ option }) => option.act !== 'activate');
    const [only] = plays;
    if (object.zone === 'hand' && up > OUT_OF_HAND && plays.length === 1 && only !== undefined)
      table.answer([only.index]);
    return;
  }
  const target = targetOf(onto);
  const index = decision.options.findIndex(option => {
    if (option.is === 'attack')
      return option.attacker === object.id && (option.id >= 0 ? option.id === target.id : option.seat === target.seat);
    return option.is === 'block' && option.blocker === object.id && option.attacker === target.id;
  });
  if (index >= 0) table.store.set({ draft: { ...toggle(decision, draft, index), pairing: -1 } });
}

function targetOf(element: Element | null): { readonly id: ObjectId | -1; readonly seat: number } {
  const data = element instanceof HTMLElement ? element.dataset : {};
  return { id: Number(data.object ?? -1) as ObjectId, seat: Number(data.seat ?? -1) };
}
