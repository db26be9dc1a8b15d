/**
 * The store: the only place that reads and writes the records of a game. A record is written in place only by the game
 * that owns it; otherwise it and its page are copied first. So a fork costs a few pointers.
 */

import type { Game, Owner, Page, Player, Thing } from './game.ts';
import type { ObjectId, Seat } from './ids.ts';
import { must } from './must.ts';

const PAGE_BITS = 5;
const PAGE_SIZE = 1 << PAGE_BITS;
const PAGE_MASK = PAGE_SIZE - 1;

export const newOwner = (): Owner => ({ owner: true });

/** The record of an object; for one that has gone, its last known information [CR 608.2h | 2007: 413.2g]. */
export function thing(game: Game, id: ObjectId): Thing {
  return must(game.pages[id >> PAGE_BITS]?.things[id & PAGE_MASK], 'an object id names a record', game);
}

/** The record of an object, or undefined where none was ever made or it has been dropped. */
export function thingOrNone(game: Game, id: ObjectId): Thing | undefined {
  return id < 0 ? undefined : game.pages[id >> PAGE_BITS]?.things[id & PAGE_MASK];
}

/** A record this game may write. */
export function write(game: Game, id: ObjectId): Thing {
  const record = thing(game, id);
  if (record.own === game.own) return record;
  const copy = { ...record, own: game.own };
  ownPage(game, id >> PAGE_BITS).things[id & PAGE_MASK] = copy;
  return copy;
}

/** Adds a record under its id, which must be new. */
export function add(game: Game, record: Thing): Thing {
  ownPage(game, record.id >> PAGE_BITS).things[record.id & PAGE_MASK] = record;
  return record;
}

/** Drops the record of an object that nothing names any more. */
export function drop(game: Game, id: ObjectId): void {
  const at = id >> PAGE_BITS;
  const page = ownPage(game, at);
  page.things[id & PAGE_MASK] = undefined;
  if (page.things.every(record => record === undefined)) game.pages[at] = undefined;
}

/** Every record there is, the gone ones included. */
export function* allThings(game: Game): Generator<Thing> {
  for (const page of game.pages) {
    if (page === undefined) continue;
    for (const record of page.things) if (record !== undefined) yield record;
  }
}

/** The next object id. */
export function mintId(game: Game): ObjectId {
  return game.nextId++ as ObjectId;
}

/** The next timestamp [CR 613.7 | 2007: 418.5d]. */
export function mintTimestamp(game: Game): number {
  return game.nextTimestamp++;
}

export function player(game: Game, seat: Seat): Player {
  return must(game.players[seat], 'a seat names a player', game);
}

/** A player record this game may write. */
export function writePlayer(game: Game, seat: Seat): Player {
  const record = player(game, seat);
  if (record.own === game.own) return record;
  const copy = { ...record, own: game.own };
  game.players[seat] = copy;
  return copy;
}

/** An independent copy of the game. Both may go on; what they share is copied when one of them writes it. */
export function fork(game: Game): Game {
  game.own = newOwner();
  return {
    ...game,
    own: newOwner(),
    pages: game.pages.slice(),
    players: game.players.slice(),
    agenda: game.agenda.slice(),
    events: game.events.slice(),
  };
}

function ownPage(game: Game, at: number): Page {
  const page = game.pages[at];
  if (page !== undefined && page.own === game.own) return page;
  const copy: Page = {
    own: game.own,
    things: page ? page.things.slice() : new Array<Thing | undefined>(PAGE_SIZE).fill(undefined),
  };
  game.pages[at] = copy;
  return copy;
}
