/** [CR 601.2a | 2007: 409.1a] The card moves to the stack, with the face and form in which it is cast. */

import { ready } from '../../1-concepts/106-mana/ready.ts';
import { hasNonmodalBack, hasTwoSides } from '../../2-parts/faces.ts';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import { BESTOWED } from '../../7-additional/702-keywords/bestowed.ts';
import { keep } from '../../7-additional/733-illegal-actions/take-back.ts';
import type { Game, StackItem } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { player, thing, write, writePlayer } from '../../state/store.ts';
import { type Done, push, pushInOrder } from '../../work/agenda.ts';
import { cite, isCiting } from '../../work/cite.ts';
import { moveEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { openMemory, recall } from '../../work/memory.ts';
import { staleIfRead, staleOne } from '../613-layers/stale.ts';
import type { Announcement } from './announcement.ts';
import { beginGifts } from './given.ts';
import { type Look, lookOf } from './look.ts';
import { newItem } from './new-item.ts';
import { givePermitted } from './permitted-gifts.ts';
import type { Way } from './way.ts';
import { wayNamed } from './ways.ts';
import { beginCasting } from './which-permission.ts';

/** Begins to cast a card. `then` goes on if the casting is taken back. */
export type ProposeFrame = {
  readonly do: 'propose';
  readonly seat: Seat;
  readonly id: ObjectId;
  readonly way: Way;
  readonly then: Frame | null;
};
/** The card is on the stack. */
export type ProposedFrame = {
  readonly do: 'proposed';
  readonly seat: Seat;
  readonly id: ObjectId;
  readonly way: Way;
  readonly from: StackItem['from'];
};

export function propose(game: Game, { seat, id, way, then }: ProposeFrame): Done {
  const { zone, faceDown } = thing(game, id);
  if (zone === 'exile' && faceDown !== 'no') cite('406.3a|');
  if (isCiting()) citeFace(game, id, way);
  keep(game, seat, id, then);
  push(game, { do: 'proposed', seat, id, way, from: zone });
  const arrival = { ...arrivalUnder(seat), face: way.face, faceDown: way.faceDown };
  return happen(game, [
    { ...moveEvent(game, id, 'stack', '601.2a|409.1a'), cause: 'cast', by: seat, arrival, source: id },
  ]);
}

/** [CR 712.11, 712.11a, 712.11b | 2007: none] With which face up a double-faced card is put on the stack. */
function citeFace(game: Game, id: ObjectId, { face, faceDown }: Way): void {
  const card = game.cards[thing(game, id).card];
  if (!hasTwoSides(card) || faceDown !== 'no') return;
  cite(!hasNonmodalBack(card) ? '712.11b|' : face === 1 ? '712.11a|' : '712.11|');
}

export function proposed(game: Game, { seat, id, way, from }: ProposedFrame): Done {
  const item = must(thing(game, id).next, 'a card that is cast is on the stack', game);
  const spell = write(game, item);
  spell.stack = newItem(item, seat, way, from);
  if (way.faceDown !== 'no') cite('708.4|504.2');
  if (way.way === 'bestow') spell.marks = [...spell.marks, BESTOWED];
  countUse(game, seat, way.counted);
  beginGifts(game, seat, item);
  givePermitted(game, item, way.gives);
  staleOne(game, item);
  staleIfRead(game);
  const last = game.kept.length - 1;
  game.kept = game.kept.map((kept, at) => (at === last ? { ...kept, item } : kept));
  const memory = openMemory(game, { you: seat, source: item, item, x: 0, found: [] });
  const of: Announcement = { what: 'spell', seat, item, way, at: -1, mana: false, memory };
  return pushInOrder(game, isOnlyAimed(game, of) ? aimFrames(of, lookOf(game, item, way.face)) : announceFrames(of));
}

/** A permission that is limited in a turn has been used once. */
export function countUse(game: Game, seat: Seat, mark: string): void {
  if (mark !== '') writePlayer(game, seat).marks = [...player(game, seat).marks, mark];
}

/** Whether a spell asks for nothing but targets and the mana cost on its face, so that the other choices can be left out. */
function isOnlyAimed(game: Game, { item, way }: Announcement): boolean {
  if (way === null || way.way !== 'normal' || way.faceDown !== 'no' || way.extra.length > 0) return false;
  const look = lookOf(game, item, way.face);
  return look.plain && !look.varies && !ready(game).costs && !canBeSpliced(game);
}

const canBeSpliced = someCardSays(abilities =>
  abilities.some(ability => ability.is === 'keyword' && ability.keyword === 'splice'),
);

/** [CR 601.2c–i | 2007: 409.1c–i] What follows for a spell that is only aimed; one that says nothing has no targets. */
const aimFrames = (of: Announcement, { effects, aura }: Look): readonly Frame[] => [
  ...(effects.length > 0 || aura ? aiming(of) : NO_FRAMES),
  { do: 'totalCost', of },
  { do: 'complete', of },
];

const NO_FRAMES: readonly Frame[] = [];
const aiming = (of: Announcement): readonly Frame[] => [
  { do: 'chooseTargets', of, n: 0 },
  { do: 'divideTargets', of, n: 0 },
  { do: 'becomeTargets', of },
];

/** [CR 601.2b–i, 602.2b | 2007: 409.1b–i] What follows, in order. */
export function announceFrames(of: Announcement): readonly Frame[] {
  return [
    { do: 'chooseSplice', of, ids: [] },
    { do: 'chooseCosts', of, n: 0, only: 'entwine' },
    { do: 'chooseModes', of },
    { do: 'chooseX', of },
    { do: 'chooseCosts', of, n: 0, only: 'others' },
    { do: 'chooseOffering', of },
    { do: 'chooseSymbols', of, n: 0 },
    { do: 'chooseTargets', of, n: 0 },
    { do: 'divideTargets', of, n: 0 },
    { do: 'becomeTargets', of },
    { do: 'totalCost', of },
    { do: 'sacrificeOffered', of },
    { do: 'complete', of },
  ];
}

/** Begins to cast a card in the way of that name. */
export const castFrame = (game: Game, seat: Seat, id: ObjectId, face: number, name: string): Frame =>
  beginCasting(seat, id, must(wayNamed(game, seat, id, face, name), 'an act that was offered can be begun', game));

/** X as announced, for the words of costs. */
export function rememberX(game: Game, memory: MemoryId, x: number): void {
  if (memory !== NONE && x !== 0) recall(game, memory, { x });
}
