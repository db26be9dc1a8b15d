/** Moves between zones: exile, return, put. */

import type { Destination, Objects } from '@lawmage/ability';
import { PHASED_UNTIL } from '../../../1-concepts/110-permanents/phased-until.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game, Memory } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { fromActive } from '../../../state/seats.ts';
import { thing, thingOrNone, write } from '../../../state/store.ts';
import { ask, type Done, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import type { Into } from '../../../work/event.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import type { Cause } from '../../../work/moving.ts';
import { namedBy } from '../../../work/named-by.ts';
import { moveTo } from '../destination.ts';
import { addLasting } from '../lasting.ts';
import { actor, actors, didSome, into } from '../scope.ts';
import type { Executor } from '../types.ts';

/** Cards that wait for a player to say in which order, or at which end, they go into a library [CR 401.4 | 2007: 217.2c]. */
export type PutFrame = {
  readonly do: 'put';
  readonly ids: readonly ObjectId[];
  readonly to: Destination;
  readonly cause: Cause;
  readonly seat: Seat;
  /** Where several players move cards at once, each moves those that are theirs. */
  readonly movers?: readonly Seat[];
  readonly memory: MemoryId;
  readonly into: Into | null;
  readonly stage: 'start' | 'end' | 'order';
  /** Owners who have said in which order their cards go. */
  readonly ordered?: readonly Seat[];
};

export const move: Executor<'move'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  if (isWholeZone(verb.what)) cite('400.12|');
  const ids = presentOf(game, verb.what, scope).filter(id => canMove(game, id, verb.to));
  return put(game, {
    do: 'put',
    ids: didSome(game, memory, ids),
    to: verb.to,
    cause: causeOf(verb.to),
    seat,
    movers: actors(game, verb.who, scope),
    memory,
    into: into(memory, verb.slot),
    stage: 'start',
  });
};

/** "Your hand", "all cards from your graveyard": the zone stands for the cards in it. */
const isWholeZone = (what: Objects): boolean =>
  what.what === 'each' && 'sort' in what.filter && what.filter.sort === 'card' && what.filter.in !== undefined;

/** [CR 400.7, 608.2b | 2007: 217.1c] Only an object that is still somewhere moves. */
const canMove = (game: Game, id: ObjectId, to: Destination): boolean => {
  const { zone } = thing(game, id);
  return zone !== null && !(zone === to.zone && (zone === 'battlefield' || zone === 'hand'));
};

const causeOf = (to: Destination): Cause => (to.zone === 'exile' ? 'exile' : 'put');

/** Puts cards somewhere at once; asks first where their order or end in a library is open. */
export function put(game: Game, frame: PutFrame): Done {
  const { ids, to } = frame;
  if (to.zone === 'library' && to.at === 'topOrBottom' && ids.length > 0) return askEnd(game, frame);
  if (to.zone === 'library' && to.order !== 'random' && ids.length > 1) return askOrder(game, frame);
  return moveAll(game, frame);
}

/** The owner who is next to say in which order their cards go; null if nobody is. */
function nextOwner(game: Game, { ids, ordered = [] }: PutFrame): Seat | null {
  const isOpen = (seat: Seat): boolean =>
    !ordered.includes(seat) && ids.filter(id => thing(game, id).owner === seat).length > 1;
  return fromActive(game).find(isOpen) ?? null;
}

export function goOnPutting(game: Game, frame: PutFrame, reply: Reply): Done {
  if (frame.stage === 'start') return put(game, frame);
  if (frame.stage === 'order') return askOrder(game, inOrder(game, frame, reply));
  const to: Destination = { ...frame.to, at: reply[0] === 0 ? 'top' : 'bottom' };
  return askOrder(game, { ...frame, to });
}

const askEnd = (game: Game, frame: PutFrame): Done =>
  ask(
    game,
    {
      kind: 'pick',
      seat: frame.seat,
      why: why('library', '401.4|217.2d', memoryOf(game, frame.memory).source, frame.to),
      options: [
        { is: 'place', zone: 'library', at: 'top' },
        { is: 'place', zone: 'library', at: 'bottom' },
      ],
    },
    { ...frame, stage: 'end' },
  );

/** The first named goes nearest to the top; the owner of the cards decides. */
function askOrder(game: Game, frame: PutFrame): Done {
  const seat = nextOwner(game, frame);
  if (seat === null) return moveAll(game, frame);
  const mine = frame.ids.filter(id => thing(game, id).owner === seat);
  return ask(
    game,
    {
      kind: 'order',
      seat,
      why: why('order', '401.4|217.2d', memoryOf(game, frame.memory).source, frame.to),
      options: mine.map(id => ({ is: 'object', id })),
      least: mine.length,
    },
    { ...frame, stage: 'order' },
  );
}

/** The cards with those of the owner who was asked in the order that was said. */
function inOrder(game: Game, frame: PutFrame, reply: Reply): PutFrame {
  const seat = nextOwner(game, frame);
  const mine = frame.ids.filter(id => thing(game, id).owner === seat);
  const said = [...namedBy(reply, mine)];
  const ids = frame.ids.map(id => (mine.includes(id) ? (said.shift() ?? id) : id));
  return { ...frame, ids, ordered: [...(frame.ordered ?? []), ...(seat === null ? [] : [seat])] };
}

function moveAll(game: Game, { ids, to, cause, seat, movers = [], memory, into: results }: PutFrame): Done {
  const scope: Memory = memoryOf(game, memory);
  const list = to.zone === 'library' && to.at !== 'bottom' ? ids.toReversed() : ids;
  const moverOf = (id: ObjectId): Seat => movers.find(one => one === thing(game, id).owner) ?? seat;
  return happen(
    game,
    list.map(id => moveTo(game, id, to, cause, moverOf(id), scope)),
    results,
  );
}

/** [CR 610.3, 603.6e] Exiled until something leaves: the return is part of the same effect. */
export const exileUntil: Executor<'exileUntil'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  if (verb.until.until !== 'leaves') return move(game, { do: 'move', what: verb.what, to: { zone: 'exile' } }, memory);
  const watch = watchedBy(game, verb.until.what, scope, '610.3');
  if (watch === null) return happen(game, didSome(game, memory, []));
  const ids = didSome(game, memory, presentOf(game, verb.what, scope));
  addLasting(game, memory, verb.until, { is: 'return', ids, watch, phased: false });
  const batch = ids.map(id => moveTo(game, id, { zone: 'exile' }, 'exile', scope.you, scope));
  return happen(game, batch, into(memory, verb.slot));
};

/** [CR 610.4 | 2007: none] The permanents phase out, and in again immediately after something has left. */
export const phaseOutUntil: Executor<'phaseOutUntil'> = (game, { what, until }, memory) => {
  const scope = memoryOf(game, memory);
  const watch = until.until === 'leaves' ? watchedBy(game, until.what, scope, '610.4') : null;
  if (watch === null) return happen(game, didSome(game, memory, []));
  const ids = didSome(game, memory, presentOf(game, what, scope));
  addLasting(game, memory, until, { is: 'return', ids, watch, phased: true });
  for (const id of ids) write(game, id).marks = [...thing(game, id).marks, PHASED_UNTIL];
  return happen(
    game,
    ids.map(id => ({ what: 'phaseOut', rule: '610.4|', source: scope.source, id })),
  );
};

/** [CR 610.3a, 610.3b, 610.4b, 610.4c] What is waited for; null if it has left already, and then nothing moves. */
function watchedBy(game: Game, what: Objects, scope: Memory, rule: '610.3' | '610.4'): ObjectId | null {
  const [watch] = objectsOf(game, what, scope);
  if (watch !== undefined && thing(game, watch).zone === 'battlefield') {
    cite(`${rule}|`);
    return watch;
  }
  const triggered = thingOrNone(game, scope.item)?.stack?.what === 'triggered';
  if (rule === '610.3') cite(triggered ? '610.3b|' : '610.3a|');
  else cite(triggered ? '610.4c|' : '610.4b|');
  return null;
}
