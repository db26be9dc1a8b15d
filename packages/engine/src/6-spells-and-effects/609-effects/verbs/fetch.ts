/** Cards from outside the game [CR 400.11, 108.3b | 2007: none]. */
import type { CardType, Filter } from '@lawmage/ability';
import { hasEntered } from '../../../4-zones/settle.ts';
import { newThing } from '../../../4-zones/thing.ts';
import { putIn } from '../../../4-zones/zones.ts';
import { bringFromMain, noteBrought } from '../../../7-additional/729-subgames/subgame.ts';
import { editionOf } from '../../../editions/edition.ts';
import { fits } from '../../../nouns/fits.ts';
import type { Scope } from '../../../nouns/scope.ts';
import type { Game, Memory } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { fork, player, thing, writePlayer } from '../../../state/store.ts';
import { ask, type Done, nothing, why } from '../../../work/agenda.ts';
import { by, cite } from '../../../work/cite.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import { moveEvent, revealEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { actor, didSome } from '../scope.ts';
import type { Executor } from '../types.ts';

/** Which definition is brought in is being asked. */
export type FetchFrame = {
  readonly do: 'fetch';
  readonly seat: Seat;
  readonly memory: MemoryId;
  readonly among: readonly number[];
  /** Cards removed from the game, behind those of the player's own. */
  readonly removed: readonly ObjectId[];
  /** Cards of the main game, behind those, in a subgame. */
  readonly main: readonly ObjectId[];
};

export const fetch: Executor<'fetch'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  cite('400.11c|');
  const among = [...new Set(player(game, seat).outside)].filter(card =>
    mayBeBrought(game, seat, card, verb.what, scope),
  );
  const removed = removedFrom(game, seat, verb.what, scope);
  const main = inMainGame(game, seat, verb.what, scope);
  const named = (card: number): Option => ({ is: 'word', word: game.cards[card]?.name ?? '' });
  const options: readonly Option[] = [
    ...among.map(named),
    ...removed.map(id => ({ is: 'object', id }) as const),
    ...main.map(id => named(cardInMain(game, id))),
  ];
  if (didSome(game, memory, options).length === 0) return nothing();
  const about = why('chooseWord', '400.11b|', scope.source, verb.what);
  return ask(game, { kind: 'pick', seat, why: about, options }, { do: 'fetch', seat, memory, among, removed, main });
};

/** [CR 400.11 | 2007: 217.1e] In 2007 what was removed from the game was outside it. */
const removedFrom = (game: Game, seat: Seat, what: Filter, scope: Memory): readonly ObjectId[] =>
  by('|217.1e', editionOf(game).outsideIncludesExile)
    ? game.exile.filter(id => {
        const { owner, faceDown } = thing(game, id);
        return owner === seat && faceDown === 'no' && fits(game, id, what, scope);
      })
    : [];

/** [CR 729.4 | 2007: 506.5] In a subgame the cards of the main game are outside, but for those that are played with. */
function inMainGame(game: Game, seat: Seat, what: Filter, scope: Memory): readonly ObjectId[] {
  const { outer } = game;
  if (outer === null) return [];
  const { hand, graveyard } = player(outer, seat);
  return [...hand, ...graveyard, ...outer.battlefield, ...outer.exile].filter(id => {
    const { kind, owner, card, faceDown } = thing(outer, id);
    return kind === 'card' && owner === seat && faceDown === 'no' && mayBeBrought(game, seat, card, what, scope);
  });
}

const cardInMain = (game: Game, id: ObjectId): number =>
  thing(must(game.outer, 'a subgame has a main game', game), id).card;

/** [CR 108.2a, 108.5 | 2007: none] */
const NONTRADITIONAL: ReadonlySet<CardType> = new Set<CardType>([
  'dungeon',
  'phenomenon',
  'plane',
  'scheme',
  'vanguard',
]);

/** [CR 108.5, 309.2d | 2007: none] Whether a card fits as it would in the hand; nontraditional ones stay outside. */
export function mayBeBrought(game: Game, seat: Seat, card: number, what: Filter, scope: Scope): boolean {
  const types = game.cards[card]?.faces[0].type.types ?? [];
  if (types.some(type => NONTRADITIONAL.has(type))) {
    cite(types.includes('dungeon') ? '309.2d|' : '108.5|');
    return false;
  }
  const copy = fork(game);
  const record = newThing(copy, 'card', card, seat, 'hand');
  putIn(copy, record);
  return fits(copy, record.id, what, scope);
}

/** [CR 400.11b, 108.3b | 2007: none] It belongs to its owner as any other card and stays in the game. */
export function fetched(game: Game, { seat, among, removed, main, memory }: FetchFrame, reply: Reply): Done {
  const back = removed[(reply[0] ?? 0) - among.length];
  if (back !== undefined) {
    const { source } = memoryOf(game, memory);
    return happen(game, [
      revealEvent(seat, [back], source),
      moveEvent(game, back, 'hand', '400.6|217.1b', { cause: 'put', by: seat, source }),
    ]);
  }
  const inMain = main[(reply[0] ?? 0) - among.length - removed.length];
  const card = inMain === undefined ? fromOutside(game, seat, among[reply[0] ?? 0]) : bringFromMain(game, inMain).card;
  cite('400.11b|', '108.3b|');
  const record = newThing(game, 'card', card, seat, 'hand');
  putIn(game, record);
  hasEntered(game, record);
  return happen(game, [revealEvent(seat, [record.id], record.id)]);
}

/** A card that the player has outside the game is there no more. */
export function fromOutside(game: Game, seat: Seat, chosen: number | undefined): number {
  const card = must(chosen, 'a checked reply names a card', game);
  const { outside } = player(game, seat);
  writePlayer(game, seat).outside = outside.toSpliced(outside.indexOf(card), 1);
  noteBrought(game, { card, owner: seat });
  return card;
}
