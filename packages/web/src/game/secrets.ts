/** What a seat has learnt: undo says what was seen since. */
import type { ToldEvent } from '@lawmage/engine';

const CHANCE: readonly string[] = ['shuffle', 'flip', 'roll'];

export const usesChance = (told: readonly ToldEvent[]): boolean =>
  told.some(({ event }) => CHANCE.includes(event.what));

/** Names of hidden cards that these events showed to this seat. */
export function namesSeen(told: readonly ToldEvent[], seat: number): readonly string[] {
  return told.flatMap(({ event, names }) => {
    switch (event.what) {
      case 'draw':
        return event.seat === seat ? (names[event.newId] ?? []) : [];
      case 'look':
      case 'reveal':
        return event.ids.flatMap(id => names[id] ?? []);
      default:
        return [];
    }
  });
}
