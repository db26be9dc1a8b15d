/** Taking back what cannot be completed or what a player cancels. */

import { uncoverDrawn } from '../../1-concepts/121-drawing/unseen.ts';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Game, Kept } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat, seatOf } from '../../state/ids.ts';
import { delist, enlist } from '../../state/indexing.ts';
import { must } from '../../state/must.ts';
import { fork, player, thingOrNone, write, writePlayer } from '../../state/store.ts';
import { type Done, nothing, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Frame } from '../../work/frames.ts';

/**
 * Keeps the game as it is now, until `release`. `item` is the spell or ability that is begun, none where only a cost is
 * paid; `then` goes on after a taking back. What was kept before stays beside it, not within it: nested payments would
 * double the game each time.
 */
export function keep(game: Game, seat: Seat, item: ObjectId, then: Frame | null = null): void {
  const { own, history } = game;
  const before = fork(game);
  before.kept = [];
  before.history = NOTHING_HAPPENED;
  if (history.own === own) game.history = { own: game.own, events: history.events };
  game.kept = [...game.kept, { game: before, seat, item, then, happened: history.events.length }];
}

/** What has happened is taken from the game itself when it goes back: a list of a long turn is not copied each time. */
const NOTHING_HAPPENED: Game['history'] = { own: null, events: [] };

/** What was begun is complete and can no longer be taken back. */
export function release(game: Game): void {
  const complete = game.kept.at(-1);
  game.kept = game.kept.slice(0, -1);
  if (complete?.drawn !== undefined) uncoverDrawn(game, complete);
}

/**
 * [CR 733.1, 733.2 | 2007: 422.1, 422.2] Reverses what was begun last: the game is as it was before. Where cards have moved
 * to or from a library, or chance has been used, only the action itself is reversed and its mana stays.
 */
export function takeBack(game: Game): Done {
  cite('733.2|422.2');
  const kept = must(game.kept.at(-1), 'there is something to take back', game);
  if (isReversible(game, kept)) restore(game, kept);
  else onlyTheAction(game, kept);
  return kept.then === null ? nothing() : push(game, kept.then);
}

function isReversible(game: Game, kept: Kept): boolean {
  if (game.rng !== kept.game.rng) return false;
  return game.players.every((record, seat) => areSame(record.library, player(kept.game, seatOf(seat)).library));
}

const areSame = (a: readonly ObjectId[], b: readonly ObjectId[]): boolean =>
  a === b || (a.length === b.length && a.every((id, at) => id === b[at]));

function restore(game: Game, kept: Kept): void {
  const told = tell(game, kept);
  const { own: _, ...before } = fork(kept.game);
  const history = { own: null, events: game.history.events.slice(0, kept.happened) };
  Object.assign(game, before, { history, kept: game.kept.slice(0, -1) });
  game.events = told;
}

/** The spell goes back to where it was and the ability ceases; what mana abilities did stands. */
function onlyTheAction(game: Game, kept: Kept): void {
  const { item } = kept;
  game.agenda = kept.game.agenda.slice();
  game.memories = kept.game.memories;
  release(game);
  if (item !== NONE) unstack(game, kept);
  game.events = tell(game, kept);
  stale(game);
}

function unstack(game: Game, kept: Kept): void {
  const { item } = kept;
  game.stack = game.stack.filter(id => id !== item);
  delist(game, item);
  const record = write(game, item);
  record.zone = null;
  const { previous } = record;
  if (previous >= 0) putBack(game, kept, previous);
}

/** A card is again the object it was, in the same place of its zone. */
function putBack(game: Game, kept: Kept, id: ObjectId): void {
  const was = must(thingOrNone(kept.game, id), 'the card was there before', game);
  Object.assign(write(game, id), { ...was, own: game.own, next: -1 });
  const { zone, owner } = was;
  if (zone === 'hand' || zone === 'graveyard' || zone === 'library') {
    writePlayer(game, owner)[zone] = insertAsBefore(player(kept.game, owner)[zone], player(game, owner)[zone], id);
  } else if (zone === 'exile' || zone === 'command') game[zone] = insertAsBefore(kept.game[zone], game[zone], id);
  enlist(game, id);
}

function insertAsBefore(before: readonly ObjectId[], now: readonly ObjectId[], id: ObjectId): readonly ObjectId[] {
  const at = before.indexOf(id);
  return at < 0 || at > now.length ? [...now, id] : now.toSpliced(at, 0, id);
}

const tell = (game: Game, { seat, item }: Kept): Game['events'] =>
  game.telling
    ? [...game.events, { what: 'takeBack', seat, id: item, rule: '733.1|422.1', source: item }]
    : game.events;
