/** Matching phrases of a pattern against the parts of one event, and what they stand for afterwards. */
import type { EventPattern, Filter, ManaType, Objects, Players, Recipient, Slot } from '@lawmage/ability';
import type { Found, Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { isAmong } from '../among.ts';
import { fits, wouldFit } from '../fits.ts';
import { isAmongPlayers } from '../players.ts';
import type { Scope } from '../scope.ts';
import { whoseOf } from '../whose.ts';

/** The patterns of one kind; several kinds may share a shape. */
export type PatternOf<K extends EventPattern['on']> = EventPattern extends infer P
  ? P extends { readonly on: infer O }
    ? K extends O
      ? P
      : never
    : never
  : never;

/** One attempt to match. `found` holds what the phrases of the pattern stand for, besides what was known before. */
export type Matching = {
  readonly game: Game;
  readonly scope: Scope;
  readonly found: (Found | undefined)[];
  /** The event moves the objects it is about. */
  moved: boolean;
};

export const noMatchYet = (game: Game, scope: Scope): Matching => ({
  game,
  scope,
  found: scope.found.slice(),
  moved: false,
});

/** Whether a noun phrase covers an object; if so, it stands for it from now on. */
export function isSubject(m: Matching, objects: Objects, id: ObjectId): boolean {
  if (id === NONE) return false;
  if (objects.what === 'either' || objects.what === 'both')
    return objects.of.some(part => isSubject(m, part, id)) && standsForAll(m, objects.of, id);
  if (!isAmong(m.game, objects, id, m.scope)) return false;
  bindObject(m, objects, id);
  return true;
}

/** The same of something that is about to become a permanent, a spell or a card somewhere. */
export function wouldBeSubject(
  m: Matching,
  objects: Objects,
  id: ObjectId,
  as: 'permanent' | 'spell' | 'card',
): boolean {
  if (objects.what === 'either' || objects.what === 'both')
    return objects.of.some(part => wouldBeSubject(m, part, id, as)) && standsForAll(m, objects.of, id);
  if (objects.what !== 'some' && objects.what !== 'each') return isSubject(m, objects, id);
  if (id === NONE) return false;
  if (!fits(m.game, id, objects.filter, m.scope) && !wouldFit(m.game, id, objects.filter, m.scope, as)) return false;
  bindObject(m, objects, id);
  return true;
}

/** "Whenever this or another creature …, that creature": whichever it was. */
function standsForAll(m: Matching, parts: readonly Objects[], id: ObjectId): true {
  for (const part of parts) if (part.what === 'some' || part.what === 'each') bindObject(m, part, id);
  return true;
}

function bindObject(m: Matching, objects: Objects, id: ObjectId): void {
  if ('filter' in objects && objects.filter !== undefined) bindWhose(m, objects.filter, id);
  const known = objects.what === 'that' || objects.what === 'target';
  if ((known && !m.moved) || !('slot' in objects) || objects.slot === undefined) return;
  m.found[objects.slot] = m.moved ? { ids: [id], seats: [], n: 1, moved: true } : { ids: [id], seats: [], n: 1 };
}

/** "A spell an opponent controls": that player. */
function bindWhose(m: Matching, filter: Filter, id: ObjectId): void {
  const whose = whoseOf(m.game, filter, [id]);
  if (whose !== null) m.found[whose.slot] = whose.found;
}

/** Whether a player phrase covers a player. */
export function isPlayer(m: Matching, players: Players, seat: Seat): boolean {
  if (seat < 0 || !isAmongPlayers(m.game, players, seat, m.scope)) return false;
  if ((players.who === 'some' || players.who === 'each') && players.slot !== undefined) {
    m.found[players.slot] = { ids: [], seats: [seat], n: 1 };
  }
  return true;
}

/** The same where the pattern may say nothing of it. */
export const isPlayerIf = (m: Matching, players: Players | undefined, seat: Seat): boolean =>
  players === undefined || isPlayer(m, players, seat);
export const isSubjectIf = (m: Matching, objects: Objects | undefined, id: ObjectId): boolean =>
  objects === undefined || isSubject(m, objects, id);

/** Whether a phrase covers what something is done to: an object, or else a player. */
export function isRecipient(m: Matching, recipient: Recipient | undefined, id: ObjectId, seat: Seat): boolean {
  if (recipient === undefined) return true;
  if ('all' in recipient) return recipient.all.some(part => isRecipient(m, part, id, seat));
  if ('what' in recipient) return isSubject(m, recipient, id);
  if ('who' in recipient) return id === NONE && isPlayer(m, recipient, seat);
  const known = m.scope.found[recipient.slot];
  return id === NONE ? known?.seats.includes(seat) === true : known?.ids.includes(id) === true;
}

/** "Of any type that land produced". */
export function bindMade(m: Matching, objects: Objects, made: readonly ManaType[]): true {
  const slot = 'slot' in objects ? objects.slot : undefined;
  const known = slot === undefined ? undefined : m.found[slot];
  if (slot !== undefined && known !== undefined) m.found[slot] = { ...known, made };
  return true;
}

/** "That much", "that many". */
export function bindAmount(m: Matching, slot: Slot | undefined, n: number): true {
  if (slot !== undefined) m.found[slot] = { ids: [], seats: [], n };
  return true;
}
