/**
 * The indexes follow objects as they come, go and change what they are. `enlist` and `delist` are called whenever an
 * object enters or leaves a zone, phases, turns, transforms or becomes a copy; nobody else writes the indexes.
 */

import { listen, unlisten } from '../6-spells-and-effects/603-triggered/listen.ts';
import { holdsStatics, reactionsOf } from '../6-spells-and-effects/604-static/indexed.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { type Indexes, type ListenKey, withId } from './indexes.ts';
import { allThings, thing } from './store.ts';

/** No object listens to anything yet. */
export const emptyIndexes = (): Indexes => ({ triggers: new Map(), replacements: new Map(), statics: [] });

/** An object is new in its zone, or is something else now: what its abilities listen to and change is listed. */
export function enlist(game: Game, id: ObjectId): void {
  listen(game, id);
  const record = thing(game, id);
  for (const key of reactionsOf(game, record)) addReaction(game, key, id);
  if (!holdsStatics(game, record) || game.index.statics.includes(id)) return;
  game.index = { ...game.index, statics: withId(game.index.statics, id) };
  stale(game);
}

function addReaction(game: Game, key: ListenKey, id: ObjectId): void {
  const known = game.index.replacements.get(key) ?? [];
  if (known.includes(id)) return;
  game.index = { ...game.index, replacements: new Map(game.index.replacements).set(key, withId(known, id)) };
}

/** An object has left its zone, or is no longer what it was. Its record still says what it was. */
export function delist(game: Game, id: ObjectId): void {
  unlisten(game, id);
  if (game.index.replacements.size > 0) dropReactions(game, id);
  if (!game.index.statics.includes(id)) return;
  game.index = { ...game.index, statics: game.index.statics.filter(other => other !== id) };
  stale(game);
}

function dropReactions(game: Game, id: ObjectId): void {
  let replacements: Map<ListenKey, readonly ObjectId[]> | null = null;
  for (const [key, ids] of game.index.replacements) {
    if (!ids.includes(id)) continue;
    replacements ??= new Map(game.index.replacements);
    const others = ids.filter(other => other !== id);
    if (others.length > 0) replacements.set(key, others);
    else replacements.delete(key);
  }
  if (replacements !== null) game.index = { ...game.index, replacements };
}

/** The object has become something else where it is: another face, another copy. */
export function relist(game: Game, id: ObjectId): void {
  delist(game, id);
  enlist(game, id);
  stale(game);
}

/** All indexes made anew, as after loading. */
export function indexAnew(game: Game): void {
  game.index = emptyIndexes();
  for (const record of allThings(game)) if (record.zone !== null && !record.phasedOut) enlist(game, record.id);
  stale(game);
}
