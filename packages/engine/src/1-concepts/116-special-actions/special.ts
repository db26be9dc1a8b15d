/** Special actions other than playing a land [CR 116.2 | 2007: 408.1i]. */

import type { Cost, Duration, Keyword, KeywordName } from '@lawmage/ability';
import { roomOf } from '../../2-parts/doors.ts';
import { DOORS, doorOf, isDoor, lockedDoors } from '../../2-parts/rooms.ts';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import { type Outlook, whyNotCast } from '../../6-spells-and-effects/601-casting/could-cast.ts';
import { factsOf } from '../../6-spells-and-effects/601-casting/facts.ts';
import { lookOf } from '../../6-spells-and-effects/601-casting/look.ts';
import { isSplitSecond } from '../../6-spells-and-effects/601-casting/timing.ts';
import { waysToCast } from '../../6-spells-and-effects/601-casting/ways.ts';
import { isIgnoring } from '../../6-spells-and-effects/604-static/ignored.ts';
import { endEffect } from '../../6-spells-and-effects/611-continuous/durations.ts';
import { abilitiesOf, characteristics, controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { liveEffects } from '../../6-spells-and-effects/613-layers/live.ts';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import { shownFaces } from '../../7-additional/730-merging/components.ts';
import type { Rule } from '../../editions/rule.ts';
import { countOf } from '../../nouns/count.ts';
import { playersOf } from '../../nouns/players.ts';
import { scopeOf } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { must } from '../../state/must.ts';
import { mintTimestamp, player, thing, write } from '../../state/store.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { by, cite, citeAll } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { countersEvent, markEvent, moveEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { forget, memory as memoryOf, openMemory } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { ready } from '../106-mana/ready.ts';
import { canPay } from '../118-costs/can-pay.ts';

/** The cost of a special action is to be paid, or has been. */
export type SpecialFrame = { readonly do: 'special'; readonly seat: Seat; readonly id: ObjectId; readonly way: string };
export type SpecialPaidFrame = Omit<SpecialFrame, 'do'> & { readonly do: 'specialPaid'; readonly memory: MemoryId };
/** A card has been exiled by a special action. */
export type ExiledFrame = Omit<SpecialFrame, 'do'> & { readonly do: 'specialExiled'; readonly x: number };

export type SpecialFrames = SpecialFrame | SpecialPaidFrame | ExiledFrame;

export const specialHandlers: Handlers<SpecialFrames> = { special, specialPaid, specialExiled };

type Known = {
  readonly rule: Rule;
  readonly also?: readonly Rule[];
  readonly cost: (keyword: Keyword) => Cost | undefined;
};
const NO_CARDS: readonly ObjectId[] = [];
const FORETELL: Cost = [{ pay: 'mana', cost: [2] }];

/** [CR 116.2f, 116.2h, 116.2k | 2007: 408.2k] Actions with a card in hand, by its keyword. */
const FROM_HAND: { readonly [K in KeywordName]?: Known } = {
  suspend: { rule: '116.2f|408.2k', cost: keyword => keyword.cost },
  foretell: { rule: '116.2h|', also: ['702.143a|', '702.143b|'], cost: () => FORETELL },
  plot: { rule: '116.2k|', also: ['702.170b|'], cost: keyword => keyword.cost },
};
const MORPHS: ReadonlySet<KeywordName> = new Set<KeywordName>(['morph', 'megamorph', 'disguise']);

/** Adds the special actions that a player with priority may take, lands apart. */
export function addSpecialActs(game: Game, acts: Act[], outlook: Outlook): void {
  const { wide, faceDown } = ready(game);
  const facts = factsOf(game);
  addEndings(game, acts, outlook.seat);
  addIgnoring(game, acts, outlook.seat);
  if (outlook.main && facts.room) addDoors(game, acts, outlook.seat);
  if (!wide && !facts.special && faceDown.length === 0) return;
  const any = wide || facts.special;
  for (const id of any ? player(game, outlook.seat).hand : NO_CARDS) {
    if (!wide && facts.of[thing(game, id).card]?.special !== true) continue;
    if (mayDiscard(game, id)) acts.push(specialAct(id, DISCARD));
    for (const keyword of lookOf(game, id, 0).keywords) {
      if (FROM_HAND[keyword.keyword] !== undefined && mayTake(game, id, keyword, outlook))
        acts.push(specialAct(id, keyword.keyword));
    }
  }
  for (const id of faceDown) {
    for (const way of waysUp(game, outlook.seat, id)) acts.push(specialAct(id, way));
  }
}

/** [CR 709.5e, 116.2 | 2007: none] Locked doors whose unlock cost can be paid, in a main phase with nothing on the stack. */
function addDoors(game: Game, acts: Act[], seat: Seat): void {
  for (const id of game.battlefield) {
    if (controllerOf(game, id) !== seat) continue;
    for (const door of DOORS) {
      const cost = unlockCost(game, id, door);
      if (cost !== null && canPay(game, seat, cost, { you: seat, source: id, x: 0, found: [] }))
        acts.push(specialAct(id, door));
    }
  }
}

/** [CR 709.5e] The mana cost of a locked half; null where there is none to unlock. */
function unlockCost(game: Game, id: ObjectId, door: string): Cost | null {
  const record = thing(game, id);
  const room = roomOf(game, record);
  if (room === null) return null;
  const face = lockedDoors(record).find(locked => doorOf(locked) === door);
  const cost = face === undefined ? null : room.faces[face]?.cost;
  return cost == null ? null : [{ pay: 'mana', cost }];
}

const END_EFFECT = 'endEffect';
type Payable = Lasting & { readonly until: Extract<Duration, { readonly until: 'paid' }> };
const isPayable = (lasting: Lasting): lasting is Payable => lasting.until?.until === 'paid';

/** The effect of an object that its player may pay to end. */
const payableOf = (game: Game, seat: Seat, source: ObjectId): Payable | undefined =>
  game.lasting.filter(isPayable).find(lasting => lasting.source === source && lasting.controller === seat);

/** [CR 116.2c | 2007: 408.2i] Effects that a player may pay to end. */
function addEndings(game: Game, acts: Act[], seat: Seat): void {
  for (const { source, controller, until } of game.lasting.filter(isPayable)) {
    if (controller !== seat || acts.some(act => act.id === source && act.way === END_EFFECT)) continue;
    if (canPay(game, seat, until.cost, { you: seat, source, x: 0, found: [] }))
      acts.push(specialAct(source, END_EFFECT));
  }
}

const IGNORE = 'ignore';

/** [CR 116.2d | 2007: 408.2j] Effects of static abilities that the player may act to ignore, and does not ignore yet. */
function addIgnoring(game: Game, acts: Act[], seat: Seat): void {
  for (const id of liveEffects(game).ignorable) {
    const cost = isIgnoring(game, id, seat) ? null : ignoringCost(game, seat, id);
    if (cost !== null && canPay(game, seat, cost, { you: seat, source: id, x: 0, found: [] }))
      acts.push(specialAct(id, IGNORE));
  }
}

/** What a player has to do to ignore what an object does; null if it is not offered to that player. */
function ignoringCost(game: Game, seat: Seat, id: ObjectId): Cost | null {
  for (const { ability } of abilitiesOf(game, id)) {
    if (ability.is !== 'static' || ability.ignore === undefined) continue;
    if (playersOf(game, ability.ignore.who, scopeOf(game, id)).includes(seat)) return ability.ignore.cost;
  }
  return null;
}

/** [CR 116.2d | 2007: 408.2j] Until the end of the turn. */
function ignore(game: Game, seat: Seat, source: ObjectId): Done {
  cite('116.2d|408.2j');
  const timestamp = mintTimestamp(game);
  const made = { n: timestamp, source, controller: seat, timestamp, x: 0, found: [], turn: game.turn };
  game.lasting = [...game.lasting, { is: 'ignore', ...made, until: { until: 'endOfTurn' } }];
  stale(game);
  return nothing();
}

/** [CR 116.2e | 2007: none] A card that may be discarded whenever its player has priority. */
const DISCARD = 'discard';
const mayDiscard = (game: Game, id: ObjectId): boolean =>
  lookOf(game, id, 0).statics.some(({ rule }) => rule.static === 'discardable');

const specialAct = (id: ObjectId, way: string): Act => ({
  is: 'act',
  act: 'special',
  id,
  face: 0,
  ability: -1,
  way,
  mana: false,
});

/** [CR 116.2f, 116.2h, 116.2k, 702.62c | 2007: 408.2k, 502.59a] When, and whether it can be paid. */
function mayTake(game: Game, id: ObjectId, keyword: Keyword, outlook: Outlook): boolean {
  const { seat } = outlook;
  if (keyword.keyword === 'foretell' && game.active !== seat) return !by('116.2h|', true);
  if (keyword.keyword === 'plot' && !outlook.main) return !by('116.2k|', true);
  if (keyword.keyword === 'suspend' && !couldBegin(game, id, outlook)) return false;
  const cost = FROM_HAND[keyword.keyword]?.cost(keyword);
  return cost !== undefined && canPay(game, seat, cost, { you: seat, source: id, x: 0, found: [] });
}

/** [CR 702.62c | 2007: 502.59a] A card without a mana cost could still be begun to be cast, at its time. */
function couldBegin(game: Game, id: ObjectId, outlook: Outlook): boolean {
  const look = lookOf(game, id, 0);
  const [way] = waysToCast(game, outlook.seat, id);
  if (way === undefined) return (outlook.main || look.instant || look.flash) && !outlook.splitSecond;
  const reason = whyNotCast(game, id, way, outlook);
  const could = reason === null || reason === 'cannotPayMana' || reason === 'cannotPayCost' || reason === 'noTarget';
  return !by('702.62c|502.59a', !could);
}

/** [CR 116.2b, 701.40c, 701.40d | 2007: 408.2h] The ways to turn a permanent up whose cost can be paid. */
function waysUp(game: Game, seat: Seat, id: ObjectId): readonly string[] {
  if (controllerOf(game, id) !== seat) return [];
  return [FACE_UP, MANIFEST_UP].filter(way => {
    const cost = faceUpCost(game, id, way);
    return cost !== null && canPay(game, seat, cost, { you: seat, source: id, x: 0, found: [] });
  });
}

/** By what is printed on it: for its keyword's cost, or, manifested or cloaked, for its mana cost if it is a creature. */
const FACE_UP = 'turnFaceUp';
/** For its mana cost, where its keyword has another. */
const MANIFEST_UP = 'turnManifestUp';

/**
 * [CR 702.37e, 702.168d, 701.40b, 701.40c, 701.58b | 2007: 502.26d] What turning a face-down permanent face up costs; null if
 * nothing lets it in that way.
 */
function faceUpCost(game: Game, id: ObjectId, way: string): Cost | null {
  const record = thing(game, id);
  const face = game.cards[record.copied?.card ?? record.card]?.faces[record.copied?.face ?? record.face];
  if (face === undefined) return null;
  const morph = morphOf(game, id);
  cite('702.37e|502.26d');
  const isManifested = record.faceDown === 'manifest' || record.faceDown === 'cloak';
  if (record.faceDown === 'manifest') citeManifested(morph);
  if (morph?.cost !== undefined && way === FACE_UP) return morph.cost;
  if (!isManifested || !face.type.types.includes('creature') || face.cost === null) return null;
  return way === MANIFEST_UP && morph?.cost === undefined ? null : [{ pay: 'mana', cost: face.cost }];
}

/** [CR 701.40b–701.40d | 2007: none] A manifested card has its keyword's way besides that of its mana cost. */
function citeManifested(morph: Keyword | null): void {
  cite('701.40b|');
  if (morph !== null) cite(morph.keyword === 'disguise' ? '701.40d|' : '701.40c|');
}

/** The keyword by which a face-down permanent may be turned up. */
function morphOf(game: Game, id: ObjectId): Keyword | null {
  const record = thing(game, id);
  for (const { abilities } of shownFaces(game, record))
    for (const one of abilities) if (one.is === 'keyword' && MORPHS.has(one.keyword)) return one;
  return null;
}

const isTurningUp = (way: string): boolean => way === FACE_UP || way === MANIFEST_UP;

/** [CR 116.1, 118.2 | 2007: 408.2] Its cost is paid first; then it is done, without using the stack. */
function special(game: Game, { seat, id, way }: SpecialFrame): Done {
  if (game.stack.length > 0 && isSplitSecond(game)) cite('702.61b|');
  const cost = costOf(game, seat, id, way);
  cite('405.6d|408.1i', '116.1|408.1i');
  const memory = openMemory(game, { you: seat, source: id, item: NONE, x: 0, found: [] });
  return pushInOrder(game, [
    { do: 'payCost', seat, cost: must(cost, 'a special action that was offered has a cost', game), memory },
    { do: 'specialPaid', seat, id, way, memory },
  ]);
}

function costOf(game: Game, seat: Seat, id: ObjectId, way: string): Cost | null {
  if (isTurningUp(way)) return faceUpCost(game, id, way);
  if (way === END_EFFECT) return payableOf(game, seat, id)?.until.cost ?? null;
  if (way === IGNORE) return ignoringCost(game, seat, id);
  if (way === DISCARD) return [];
  if (isDoor(way)) return unlockCost(game, id, way);
  return FROM_HAND[way as KeywordName]?.cost(keywordOf(game, id, way)) ?? null;
}

const keywordOf = (game: Game, id: ObjectId, way: string): Keyword =>
  must(
    lookOf(game, id, 0).keywords.find(({ keyword }) => keyword === way),
    'a card has the keyword of its special action',
    game,
  );

function specialPaid(game: Game, { seat, id, way, memory }: SpecialPaidFrame): Done {
  const { did, x } = memoryOf(game, memory);
  forget(game, memory);
  if (!did) return nothing();
  if (isTurningUp(way)) return turnUp(game, seat, id, way, x);
  if (way === END_EFFECT) return end(game, seat, id);
  if (way === IGNORE) return ignore(game, seat, id);
  if (way === DISCARD)
    return happen(game, [moveEvent(game, id, 'graveyard', '116.2e|', { cause: 'discard', by: seat, source: id })]);
  if (isDoor(way)) return unlock(game, id, way);
  const known = FROM_HAND[way as KeywordName];
  citeAll(known?.also ?? []);
  const rule: Rule = known?.rule ?? '116.2|';
  const arrival = arrivalUnder(seat, { faceDown: way === 'foretell' ? 'foretold' : 'no' });
  const batch: GameEvent[] = [moveEvent(game, id, 'exile', rule, { cause: 'exile', by: seat, arrival, source: id })];
  return pushThen(game, { do: 'specialExiled', seat, id, way, x }, batch);
}

/** [CR 116.2m, 709.5e | 2007: none] */
function unlock(game: Game, id: ObjectId, door: string): Done {
  cite('116.2m|');
  return happen(game, [markEvent({ id }, door, '709.5e|', { source: id })]);
}

/** [CR 116.2c | 2007: 408.2i] */
function end(game: Game, seat: Seat, id: ObjectId): Done {
  const effect = payableOf(game, seat, id);
  cite('116.2c|408.2i');
  if (effect !== undefined) endEffect(game, effect.n);
  return nothing();
}

/** [CR 116.2b, 702.37b, 702.37f | 2007: 408.2h] Turned up for its megamorph cost it gets a counter; its abilities know X of the cost. */
function turnUp(game: Game, seat: Seat, id: ObjectId, way: string, x: number): Done {
  const isDisguise = way === FACE_UP && morphOf(game, id)?.keyword === 'disguise';
  if (isDisguise) cite('702.168d|');
  if (x > 0) {
    cite(isDisguise ? '702.168e|' : '702.37f|');
    const record = write(game, id);
    record.memory = { ...record.memory, turnedFor: x };
  }
  const batch: GameEvent[] = [{ what: 'turnFaceUp', id, rule: '116.2b|408.2h', source: id }];
  if (way === FACE_UP && morphOf(game, id)?.keyword === 'megamorph') {
    batch.push(countersEvent({ id }, '+1/+1', 1, { by: seat, rule: '702.37b|', source: id }));
  }
  return happen(game, batch);
}

function pushThen(game: Game, frame: ExiledFrame, batch: readonly GameEvent[]): Done {
  pushInOrder(game, [frame]);
  return happen(game, batch);
}

/** [CR 702.62a, 702.143c, 702.170c | 2007: 502.59a] What the exiled card remembers: time counters, or since when it is there. */
function specialExiled(game: Game, { seat, id, way, x }: ExiledFrame): Done {
  const { next } = thing(game, id);
  if (next === NONE || thing(game, next).zone !== 'exile') return nothing();
  if (way !== 'suspend') {
    const mark = `${way === 'foretell' ? 'foretold' : 'plotted'}:${game.turn}`;
    return happen(game, [
      markEvent({ id: next }, mark, way === 'foretell' ? '702.143c|' : '702.170c|'),
      {
        what: 'act',
        act: way,
        seat,
        n: 1,
        id: next,
        rule: way === 'foretell' ? '702.143c|' : '702.170e|',
        source: next,
      },
    ]);
  }
  const suspend = characteristics(game, next).abilities.find(
    ({ ability }) => ability.is === 'keyword' && ability.keyword === 'suspend',
  )?.ability;
  const n =
    suspend?.is === 'keyword' && suspend.n !== undefined
      ? countOf(game, suspend.n, { you: seat, source: next, x, found: [] })
      : 0;
  if (n > 0) cite('702.62b|502.59b');
  return n > 0
    ? happen(game, [countersEvent({ id: next }, 'time', n, { by: seat, rule: '702.62a|502.59a', source: next })])
    : nothing();
}
