/** Memories: what the phrases of one resolution stand for, shared by all its frames. */
import type { Found, Game, Memory } from '../state/game.ts';
import { NOTHING_FOUND } from '../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../state/ids.ts';
import { must } from '../state/must.ts';
import type { GameEvent, Into } from './event.ts';

/** The memory of a resolution. */
export function memory(game: Game, id: MemoryId): Memory {
  return must(
    game.memories.find(known => known.id === id),
    'a frame names a living memory',
    game,
  );
}

/** Begins a memory and gives its id; `forget` ends it. */
export function openMemory(game: Game, start: Omit<Memory, 'id' | 'did'>): MemoryId {
  const id = game.nextMemory++;
  game.memories = [...game.memories, { ...start, id, did: true }];
  return id;
}

export function forget(game: Game, id: MemoryId): void {
  game.memories = game.memories.filter(known => known.id !== id);
}

/** Changes parts of a memory. */
export function recall(game: Game, id: MemoryId, change: Partial<Pick<Memory, 'x' | 'did' | 'found'>>): void {
  game.memories = game.memories.map(known => (known.id === id ? { ...known, ...change } : known));
}

/** What a slot stands for; nothing if its phrase has not been carried out. */
export const foundIn = (from: { readonly found: readonly (Found | undefined)[] }, slot: number): Found => from.found[slot] ?? NOTHING_FOUND;

/** Binds a slot. */
export function bind(game: Game, id: MemoryId, slot: number, found: Found): void {
  const list = memory(game, id).found.slice();
  list[slot] = found;
  recall(game, id, { found: list });
}

/** Binds the slots of a step to what its events did: the objects as they are now, the players, the amount. */
export function remember(game: Game, into: Into, happened: readonly GameEvent[]): void {
  const ids: ObjectId[] = [];
  const seats: Seat[] = [];
  let n = 0;
  for (const event of happened) {
    n += amountOf(event);
    if ('newId' in event) ids.push(event.newId);
    else if ('id' in event && event.id >= 0) ids.push(event.id);
    if ('seat' in event && event.seat >= 0) seats.push(event.seat);
  }
  const found: Found = { ids, seats: [...new Set(seats)], n };
  if (into.slot >= 0) bind(game, into.memory, into.slot, found);
  if (into.amount >= 0) bind(game, into.memory, into.amount, found);
}

function amountOf(event: GameEvent): number {
  switch (event.what) {
    case 'damage':
      return event.amount;
    case 'life':
      return Math.abs(event.change);
    case 'counters':
      return Math.abs(event.n);
    case 'roll':
      return event.result;
    default:
      return 1;
  }
}
