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

/** A card that a player has outside the game, or in a subgame one of the main game. */
export type Outside = { readonly card: number } | { readonly main: ObjectId };

/** Which card is brought in is being asked. */
export type FetchFrame = {
  readonly do: 'fetch';
  readonly seat: Seat;
  readonly memory: MemoryId;
  readonly outside: readonly Outside[];
  /** Cards removed from the game, behind those. */
  readonly removed: readonly ObjectId[];
};

export const fetch: Executor<'fetch'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  cite('400.11c|');
  const outside = outsideCards(game, seat, verb.what, scope);
  const removed = removedFrom(game, seat, verb.what, scope);
  const options: readonly Option[] = [
    ...outsideOptions(game, outside),
    ...removed.map(id => ({ is: 'object', id }) as const),
  ];
  if (didSome(game, memory, options).length === 0) return nothing();
  const about = why('chooseWord', '400.11b|', scope.source, verb.what);
  return ask(game, { kind: 'pick', seat, why: about, options }, { do: 'fetch', seat, memory, outside, removed });
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

/** Cards outside the game that a player owns and that fit, each name once. */
export const outsideCards = (game: Game, seat: Seat, what: Filter, scope: Memory): readonly Outside[] => [
  ...[...new Set(player(game, seat).outside)]
    .filter(card => mayBeBrought(game, seat, card, what, scope))
    .map(card => ({ card })),
  ...inMainGame(game, seat, what, scope).map(main => ({ main })),
];

/** They are chosen by name. */
export const outsideOptions = (game: Game, outside: readonly Outside[]): readonly Option[] =>
  outside.map(one => {
    const card = 'main' in one ? cardInMain(game, one.main) : one.card;
    return { is: 'word', word: game.cards[card]?.name ?? '' };
  });

export function fetched(game: Game, { seat, outside, removed, memory }: FetchFrame, reply: Reply): Done {
  const at = reply[0] ?? 0;
  const back = removed[at - outside.length];
  if (back !== undefined) {
    const { source } = memoryOf(game, memory);
    return happen(game, [
      revealEvent(seat, [back], source),
      moveEvent(game, back, 'hand', '400.6|217.1b', { cause: 'put', by: seat, source }),
    ]);
  }
  const id = bringIn(game, seat, must(outside[at], 'a checked reply names a card', game));
  return happen(game, [revealEvent(seat, [id], id)]);
}

/** [CR 400.11b, 108.3b | 2007: none] A card comes to its owner's hand; it belongs there as any other card and stays in the game. */
export function bringIn(game: Game, seat: Seat, one: Outside): ObjectId {
  const card = 'main' in one ? bringFromMain(game, one.main).card : fromOutside(game, seat, one.card);
  cite('400.11b|', '108.3b|');
  const record = newThing(game, 'card', card, seat, 'hand');
  putIn(game, record);
  hasEntered(game, record);
  return record.id;
}

/** A card that the player has outside the game is there no more. */
export function fromOutside(game: Game, seat: Seat, card: number): number {
  const { outside } = player(game, seat);
  writePlayer(game, seat).outside = outside.toSpliced(outside.indexOf(card), 1);
  noteBrought(game, { card, owner: seat });
  return card;
}
