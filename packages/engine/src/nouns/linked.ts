/**
 * What an object remembers under a key: words chosen as it entered or by an effect (the key is the kind of word), the
 * ids of exiled cards (`exiled`) or chosen objects (`chosen`), the seat of a chosen player (`player`, `opponent`).
 */
import type { ChosenWord, Objects } from '@lawmage/ability';
import type { Game } from '../state/game.ts';
import { type ObjectId, objectIdOf, type Seat, seatOf } from '../state/ids.ts';
import { thingOrNone } from '../state/store.ts';
import { cite } from '../work/cite.ts';

/** The word that was chosen for an object. */
export function chosenWord(game: Game, id: ObjectId, kind: ChosenWord): string | null {
  const word = thingOrNone(game, id)?.memory[kind];
  return typeof word === 'string' ? word : null;
}

type Linked = Extract<Objects, { readonly what: 'linked' }>['by'];
const creatorOf = (game: Game, id: ObjectId): ObjectId | undefined => linkedTo(game, id, 'creator')[0];

/** [CR 607.2 | 2007: 217.7d] The objects linked to an object. */
export function linkedTo(game: Game, id: ObjectId, by: Linked): readonly ObjectId[] {
  if (by === 'haunted') cite('702.55b|502.51b');
  if (by === 'created') return game.battlefield.filter(token => creatorOf(game, token) === id);
  const ids = thingOrNone(game, id)?.memory[by];
  return Array.isArray(ids) ? ids.map(objectIdOf) : [];
}

/** Whether a word speaks of the cards that its object has exiled [CR 607.2a, 607.2b | 2007: 217.7d]. */
export const speaksOfExiled = (node: Readonly<Record<string, unknown>>): boolean =>
  node.what === 'linked' && node.by === 'exiled';

/** The player who was chosen for an object. */
export function chosenPlayer(game: Game, id: ObjectId): readonly Seat[] {
  const memory = thingOrNone(game, id)?.memory;
  const seat = memory?.player ?? memory?.opponent;
  return typeof seat === 'number' ? [seatOf(seat)] : [];
}
