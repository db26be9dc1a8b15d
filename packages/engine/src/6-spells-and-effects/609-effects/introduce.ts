/** What a noun phrase that needs no choice stands for, where a later phrase speaks of it again. */
import type { Effect, Objects, Players } from '@lawmage/ability';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Found, Game, Memory } from '../../state/game.ts';
import type { MemoryId } from '../../state/ids.ts';
import { bind, memory as memoryOf } from '../../work/memory.ts';

type Noun = Partial<Objects & Players> & { readonly slot?: number };

/** [CR 608.2c | 2007: 413.2c] Binds the slots of "each …" and of cards on top as their instruction begins. */
export function introduce(game: Game, effect: Effect, memory: MemoryId): void {
  for (const noun of nounsOf(effect)) {
    const found = foundBy(game, noun, memoryOf(game, memory));
    if (found !== null) bind(game, memory, noun.slot, found);
  }
}

type Introduced = Noun & { readonly slot: number };
const NOUNS = new WeakMap<Effect, readonly Introduced[]>();

/** The phrases of an instruction that a later one may speak of. */
function nounsOf(effect: Effect): readonly Introduced[] {
  const known = NOUNS.get(effect);
  if (known !== undefined) return known;
  const nouns = Object.values(effect).filter(isIntroduced);
  NOUNS.set(effect, nouns);
  return nouns;
}

const isIntroduced = (part: unknown): part is Introduced =>
  typeof part === 'object' && part !== null && (part as Noun).slot !== undefined;

function foundBy(game: Game, noun: Noun, scope: Memory): Found | null {
  if (noun.who === 'each') {
    const seats = playersOf(game, noun as Players, scope);
    return { ids: [], seats, n: seats.length };
  }
  if (noun.what !== 'each' && noun.what !== 'top' && noun.what !== 'bottom') return null;
  const ids = objectsOf(game, noun as Objects, scope);
  return { ids, seats: [], n: ids.length };
}
