/**
 * Records of objects that have gone are last known information [CR 608.2h | 2007: 413.2f]. They are dropped once nothing
 * names them any more, so that a long game does not grow without end.
 */
import type { Game, Thing } from '../state/game.ts';
import { type ObjectId, objectIdOf } from '../state/ids.ts';
import { allThings, drop, thingOrNone } from '../state/store.ts';

/** So many records beyond those of objects that are there may wait before it is worth looking for them. */
const SPARE = 512;

/** Called where little is under way: as a turn begins. */
export function dropForgotten(game: Game): void {
  const present = countPresent(game);
  const records = game.pages.reduce((sum, page) => (page === undefined ? sum : sum + page.things.length), 0);
  if (records > 3 * present + SPARE) dropUnnamed(game);
}

/** Drops every record of a gone object that neither the game nor an object it keeps names. */
export function dropUnnamed(game: Game): void {
  const named = namedIn(game);
  const forgotten: ObjectId[] = [];
  for (const record of allThings(game)) if (record.zone === null && !named.has(record.id)) forgotten.push(record.id);
  for (const id of forgotten) drop(game, id);
}

function countPresent({ players, battlefield, stack, exile, command, phasedOut }: Game): number {
  let n = battlefield.length + stack.length + exile.length + command.length + phasedOut.length;
  for (const { library, hand, graveyard } of players) n += library.length + hand.length + graveyard.length;
  return n;
}

const presentIds = (game: Game): readonly ObjectId[] => [
  ...game.players.flatMap(({ library, hand, graveyard }) => [...library, ...hand, ...graveyard]),
  ...game.battlefield,
  ...game.stack,
  ...game.exile,
  ...game.command,
  ...game.phasedOut,
];

/** Any whole number that stands where an id could: rather one too many is kept. */
function namedIn(game: Game): ReadonlySet<number> {
  const named = new Set<number>();
  const { agenda, asking, then, memories, waiting, lasting, combat, history, events, shown } = game;
  collect([agenda, asking, then, memories, waiting, lasting, combat, history, events, shown], named);
  for (const id of presentIds(game)) {
    const record = thingOrNone(game, id);
    if (record === undefined) continue;
    named.add(record.previous);
    collect(partsNaming(record), named);
  }
  for (let seen = -1; seen !== named.size; ) {
    seen = named.size;
    for (const id of [...named]) followGone(game, objectIdOf(id), named);
  }
  return named;
}

function followGone(game: Game, id: ObjectId, named: Set<number>): void {
  const record = thingOrNone(game, id);
  if (record !== undefined && record.zone === null) collect([partsNaming(record), record.next, record.others], named);
}

/** What a record names other objects in. */
const partsNaming = ({ attachedTo, attachments, stack, memory }: Thing) => [attachedTo, attachments, stack, memory];

function collect(value: unknown, into: Set<number>): void {
  if (typeof value === 'number') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, into);
}
