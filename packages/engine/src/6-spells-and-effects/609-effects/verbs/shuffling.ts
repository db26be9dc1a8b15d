/** Shuffling libraries [CR 701.24 | 2007: 101.1]. */
import { objectsOf } from '../../../nouns/objects.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Game, Memory } from '../../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../../state/ids.ts';
import { player, thing } from '../../../state/store.ts';
import { cite, isCiting } from '../../../work/cite.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { actors } from '../scope.ts';
import type { EffectOf, Executor } from '../types.ts';

/** [CR 701.24b–701.24d | 2007: none] What was found is not shuffled away; and a library is shuffled though nothing got into it. */
function citeShuffle(game: Game, { of }: EffectOf<'shuffle'>, scope: Memory, seats: readonly Seat[]): void {
  const isIn = (id: ObjectId): boolean => seats.some(seat => player(game, seat).library.includes(id));
  const isFound = scope.found.some(found => found?.ids.some(isIn) === true);
  if (of === undefined && isFound && hasSearched(game)) cite('701.24b|');
  if (of?.who === 'owner' && !objectsOf(game, of.of, scope).some(id => isIn(thing(game, id).next))) cite('701.24c|');
  if (of !== undefined && of.who !== 'owner' && !scope.did) cite('701.24d|');
}

/** Whether a library was searched by what resolves now. */
const hasSearched = ({ history }: Game): boolean =>
  history.events.findLast(({ what }) => what === 'search' || what === 'resolve')?.what === 'search';

/** [CR 701.24g | 2007: none] What a replacement effect puts into a certain place at the same time stays there. */
function stays(game: Game, { item }: Memory, seat: Seat): { readonly keep?: readonly ObjectId[] } {
  if (item !== NONE) return {};
  const { events } = game.history;
  const batch = events.slice(events.findLastIndex(event => event.what !== 'move' && event.what !== 'shuffle') + 1);
  const keep = batch.flatMap(event =>
    event.what === 'move' && event.placed && player(game, seat).library.includes(event.newId) ? [event.newId] : [],
  );
  return keep.length === 0 ? {} : { keep };
}

export const shuffle: Executor<'shuffle'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seats = verb.of ? playersOf(game, verb.of, scope) : actors(game, verb.who, scope);
  if (isCiting()) citeShuffle(game, verb, scope, seats);
  return happen(
    game,
    seats.map(seat => ({ what: 'shuffle', rule: '701.24a|', source: scope.source, seat, ...stays(game, scope, seat) })),
  );
};
