/** Drawing, discarding and milling. */

import { countOf } from '../../../nouns/count.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, Seat } from '../../../state/ids.ts';
import { thing } from '../../../state/store.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { EventOf } from '../../../work/event.ts';
import { drawEvent, moveEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { bind, memory as memoryOf } from '../../../work/memory.ts';
import { actingAs, actors, didSome, into } from '../scope.ts';
import type { Executor } from '../types.ts';
import { changedFirst } from './draw-several.ts';

export type DrawsFrame = {
  readonly do: 'draws';
  /** One entry for each card still to be drawn. */
  readonly seats: readonly Seat[];
  readonly at: number;
  readonly memory: MemoryId;
  readonly amount: number;
  /** The slot for the cards, or -1. */
  readonly slot: number;
  /** How many cards had been drawn this turn before. */
  readonly before: number;
};

/** [CR 121.2, 121.2a, 121.2c | 2007: 423.2, 423.2a] Cards are drawn one at a time, player after player; what refers to their number comes first. */
export const draw: Executor<'draw'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const all = actors(game, verb.who, scope).map(seat => {
    const n = Math.max(0, countOf(game, verb.count, actingAs(scope, verb.who, seat)));
    return { seat, n };
  });
  const seats = all.flatMap(({ seat, n }) => Array.from({ length: n }, () => seat));
  didSome(game, memory, seats);
  if (new Set(seats).size > 1) cite('121.2c|423.2a');
  const before = drawn(game).length;
  const { amount = -1, slot = -1 } = verb;
  const draws: DrawsFrame = { do: 'draws', seats, at: 0, memory, amount, slot, before };
  const several = seats.length > 1 ? changedFirst(game, all, draws) : null;
  return several ?? goOnDrawing(game, draws);
};

export function goOnDrawing(game: Game, frame: DrawsFrame): Done {
  const seat = frame.seats[frame.at];
  if (seat === undefined) {
    const all = drawn(game).slice(frame.before);
    if (frame.amount >= 0) bind(game, frame.memory, frame.amount, { ids: [], seats: [], n: all.length });
    if (frame.slot >= 0) bindDrawn(game, frame, all);
    return nothing();
  }
  push(game, { ...frame, at: frame.at + 1 });
  return happen(game, [drawEvent(seat, '121.2|423.2', memoryOf(game, frame.memory).source)]);
}

/** [CR 121.6c | 2007: 423.6c] What is done with the cards afterwards is not done with those that something else made drawn instead. */
function bindDrawn(game: Game, { memory, slot }: DrawsFrame, all: readonly EventOf<'draw'>[]): void {
  const { source } = memoryOf(game, memory);
  const ids = all.filter(event => event.source === source).map(event => event.newId);
  if (ids.length < all.length) cite('121.6c|423.6c');
  bind(game, memory, slot, { ids, seats: [], n: ids.length });
}

/** The draws of this turn. */
const drawn = (game: Game): readonly EventOf<'draw'>[] => game.history.events.filter(event => event.what === 'draw');

/** [CR 701.9a] */
export const discard: Executor<'discard'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const ids = didSome(
    game,
    memory,
    objectsOf(game, verb.what, scope).filter(id => thing(game, id).zone === 'hand'),
  );
  const batch = ids.map(id =>
    moveEvent(game, id, 'graveyard', '701.9a|217.4a', {
      cause: 'discard',
      by: thing(game, id).owner,
      source: scope.source,
    }),
  );
  return happen(game, batch, into(memory, verb.slot));
};
