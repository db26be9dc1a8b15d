/**
 * Which ability does something. Most of it can be seen from the events: what resolves, what is activated. What acts
 * without an event of its own — a replacement, a land tapped for mana — is named here at that moment.
 */
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';

/** Hears of an object's ability, or of the rule of a static one, that has just been carried out. */
export type Witness = (game: Game, source: ObjectId, words: object) => void;

let hears: Witness | null = null;

/** Names an ability that is carried out just now. Costs next to nothing while nobody listens. */
export function witness(game: Game, source: ObjectId, words: object): void {
  if (hears !== null) hears(game, source, words);
}

/** Tells a witness of everything that is carried out while the work is done; the work must be done when it returns. */
export function witnessing<T>(by: Witness, work: () => T): T {
  const before = hears;
  hears = by;
  try {
    return work();
  } finally {
    hears = before;
  }
}
