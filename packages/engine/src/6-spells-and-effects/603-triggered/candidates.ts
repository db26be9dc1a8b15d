/** The objects whose abilities an event could trigger. */

import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import type { ListenKey } from '../../state/indexes.ts';
import type { Lasting } from '../../state/lasting.ts';
import { thingOrNone } from '../../state/store.ts';
import type { GameEvent } from '../../work/event.ts';
import { keysOfEvent } from './keys.ts';
import { hasSome, listeners, listeningAsCopies, listeningByText, listensToItself, selfKeys } from './listen.ts';
import type { Moment } from './match.ts';
import { gatherGrants } from './patterns.ts';

const NO_CANDIDATES: readonly ObjectId[] = [];

/** [CR 603.2 | 2007: 410.2] Those listed for the event, those it happens to, and those with abilities granted to them. */
export function candidates(game: Game, event: GameEvent, moment: Moment): readonly ObjectId[] {
  if (game.index.triggers.size + selfKeys(game).size + game.lasting.length === 0) return NO_CANDIDATES;
  const { keys, granted } = keysOfEvent(event);
  let found: ObjectId[] | null = null;
  if (game.index.triggers.size > 0) {
    for (const key of keys) for (const id of listeners(game, key)) found = including(found, id);
    for (const id of listeningByText(game, keys)) found = including(found, id);
    if (hasSome(game.index.triggers, granted) && granted.some(key => listeners(game, key).length > 0))
      for (const id of game.battlefield) found = including(found, id);
  }
  if (hasSome(selfKeys(game), keys)) {
    for (const id of objectsOf(event, moment)) {
      const record = thingOrNone(game, id);
      if (record !== undefined && listensToItself(game, record, keys)) found = including(found, id);
    }
  }
  if (game.lasting.length > 0) for (const id of grantedByLasting(game, keys)) found = including(found, id);
  return found ?? NO_CANDIDATES;
}

function including(found: ObjectId[] | null, id: ObjectId): ObjectId[] {
  if (found === null) return [id];
  if (!found.includes(id)) found.push(id);
  return found;
}

/** The objects an event happens to. A moved object is asked under its old id before, under its new one after. */
export function objectsOf(event: GameEvent, moment: Moment): readonly ObjectId[] {
  switch (event.what) {
    case 'move':
      return [moment === 'before' || event.newId === NONE ? event.id : event.newId];
    case 'damage':
      return [event.from, event.id];
    case 'attack':
      return event.attackers.flatMap(one => (one.target === NONE ? [one.id] : [one.id, one.target]));
    case 'block':
      return event.blocks.flatMap(one => [one.blocker, one.attacker]);
    case 'blocked':
      return event.attackers.flatMap(one => [one.id, ...one.blockers]);
    case 'attach':
      return [event.id, event.to];
    case 'addMana':
      return [event.source];
    case 'create':
    case 'draw':
      return [event.newId];
    default:
      return 'id' in event && event.id >= 0 ? [event.id] : NO_CANDIDATES;
  }
}

type Granting = Extract<Lasting, { readonly is: 'modify' }>;
const grantsKept = new WeakMap<Granting['changes'], ReadonlySet<ListenKey>>();

function grantsOf(lasting: Granting): ReadonlySet<ListenKey> {
  let grants = grantsKept.get(lasting.changes);
  if (grants === undefined) {
    const gathered = new Set<ListenKey>();
    gatherGrants(lasting.changes, gathered);
    grants = gathered;
    grantsKept.set(lasting.changes, grants);
  }
  return grants;
}

/** Objects to which resolved spells and abilities have given abilities that listen, as granted or as copied ones. */
function grantedByLasting(game: Game, keys: readonly ListenKey[]): readonly ObjectId[] {
  let ids: readonly ObjectId[] = NO_CANDIDATES;
  for (const lasting of game.lasting) {
    if (lasting.is === 'copy') ids = [...ids, ...listeningAsCopies(game, lasting, keys)];
    if (lasting.is !== 'modify') continue;
    if (hasSome(grantsOf(lasting), keys)) ids = [...ids, ...(lasting.ids ?? game.battlefield)];
  }
  return ids;
}
