/** Memories: what the phrases of one resolution stand for, shared by all its frames. */
import { isHidden } from '../4-zones/zones.ts';
import type { Found, Game, Memory } from '../state/game.ts';
import { NOTHING_FOUND } from '../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { must } from '../state/must.ts';
import { by, cite } from './cite.ts';
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
export function openMemory(game: Game, start: Omit<Memory, 'id' | 'did' | 'since'>): MemoryId {
  const id = game.nextMemory++;
  game.memories = [...game.memories, { ...start, id, did: true, since: game.nextId }];
  return id;
}

export function forget(game: Game, id: MemoryId): void {
  game.memories = game.memories.filter(known => known.id !== id);
}

/** Changes parts of a memory. */
export function recall(
  game: Game,
  id: MemoryId,
  change: Partial<Pick<Memory, 'x' | 'y' | 'did' | 'found' | 'defined' | 'excess'>>,
): void {
  game.memories = game.memories.map(known => (known.id === id ? { ...known, ...change } : known));
}

/** What a slot stands for; nothing if its phrase has not been carried out. */
export const foundIn = (from: { readonly found: readonly (Found | undefined)[] }, slot: number): Found =>
  from.found[slot] ?? NOTHING_FOUND;

/** Binds a slot. */
export function bind(game: Game, id: MemoryId, slot: number, found: Found): void {
  const list = memory(game, id).found.slice();
  list[slot] = found;
  recall(game, id, { found: list });
}

/**
 * Binds the slots of a step to what its events did: objects, players, the amount. Consequences of another kind, such as
 * the life lost to damage, do not count.
 */
export function remember(game: Game, into: Into, happened: readonly GameEvent[]): void {
  const ids: ObjectId[] = [];
  const seats: Seat[] = [];
  let n = 0;
  let moved = false;
  for (const event of happened) {
    if (event.what !== happened[0]?.what || ('part' in event && event.part === true)) continue;
    n += amountOf(event);
    const id = objectOf(event);
    if (id >= 0 && !isLostFromSight(event)) ids.push(id);
    if ('seat' in event && event.seat >= 0 && !seats.includes(event.seat)) seats.push(event.seat);
    moved ||= isRememberedAsItWas(event);
  }
  const found: Found = moved ? { ids, seats, n, moved } : { ids, seats, n };
  const excess = happened.reduce((sum, event) => sum + (event.what === 'damage' ? (event.excess ?? 0) : 0), 0);
  if (excess > 0) recall(game, into.memory, { excess: (memory(game, into.memory).excess ?? 0) + excess });
  if (into.slot >= 0) bind(game, into.memory, into.slot, found);
  if (into.amount >= 0) bind(game, into.memory, into.amount, found);
}

/**
 * [CR 701.9c, 701.17c | 2007: none] What was discarded or milled is found where it went, as long as everybody may see it
 * there; in a hidden zone nothing is known of it.
 */
function isLostFromSight(event: GameEvent): boolean {
  if (event.what !== 'move' || (event.cause !== 'discard' && event.cause !== 'mill')) return false;
  if (event.cause === 'mill') cite('701.17c|');
  return isHidden(event.to) && (event.cause === 'mill' || by('701.9c|', true));
}

/** A permanent that left is remembered as it was on the battlefield, so that its last known information is at hand. */
const isRememberedAsItWas = (event: GameEvent): boolean =>
  event.what === 'move' && event.from === 'battlefield' && event.to !== 'battlefield';

function objectOf(event: GameEvent): ObjectId {
  if ('newId' in event && !isRememberedAsItWas(event)) return event.newId;
  return 'id' in event ? event.id : NONE;
}

/** How much an event did: damage, life, counters, a result; anything else counts as one. */
export function amountOf(event: GameEvent): number {
  switch (event.what) {
    case 'damage':
      return event.amount;
    case 'life':
      return Math.abs(event.change);
    case 'counters':
      return Math.abs(event.n);
    case 'draws':
    case 'mills':
      return event.n;
    case 'roll':
      return event.result;
    default:
      return 1;
  }
}

/** A slot that no phrase of the ability uses. */
export function openSlot(game: Game, id: MemoryId): number {
  const slot = Math.max(FIRST_OPEN, memory(game, id).found.length);
  bind(game, id, slot, NOTHING_FOUND);
  return slot;
}

/** Abilities number their phrases from 0 and use far fewer. */
const FIRST_OPEN = 32;
