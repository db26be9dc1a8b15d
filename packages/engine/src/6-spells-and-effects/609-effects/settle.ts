/**
 * Settling choices: an indefinite noun in an instruction ("a creature", "two cards") is chosen when the instruction is
 * carried out, by the player who follows it [CR 608.2d | 2007: 413.2c]; several players choose in turn order, and what they
 * do then happens at once [CR 101.4, 608.2e | 2007: 103.4, 413.2d]. The chosen objects take the noun's place.
 */

import type { Effect, Objects, Players } from '@lawmage/ability';
import { isPaying } from '../../1-concepts/118-costs/paying.ts';
import { chosenFromPiles } from '../../4-zones/face-down-piles.ts';
import { isHidden } from '../../4-zones/zones.ts';
import { playersOf } from '../../nouns/players.ts';
import { whoseOf } from '../../nouns/whose.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { randomSome } from '../../state/random.ts';
import { thing } from '../../state/store.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply, WhyCode } from '../../work/decision.ts';
import { isSettled } from '../../work/forced.ts';
import { bind, memory as memoryOf, openSlot, recall } from '../../work/memory.ts';
import { boundsOf, choicesFor, couldReach, type Indefinite, spellsMeant, totalOf } from './choice.ts';
import { actingAs } from './scope.ts';

/** Fields of verbs that hold noun phrases for objects. */
const NOUN_FIELDS = ['what', 'on', 'from', 'to', 'with', 'a', 'b', 'of', 'source'] as const;
type NounField = (typeof NOUN_FIELDS)[number];

export type SettleFrame = {
  readonly do: 'settle';
  readonly effect: Effect;
  readonly field: NounField;
  readonly noun: Indefinite;
  readonly memory: MemoryId;
  readonly seats: readonly Seat[];
  readonly at: number;
  readonly chosen: readonly ObjectId[];
  /** What the seat at `at` was asked to choose among; null before it is asked. */
  readonly among: readonly ObjectId[] | null;
};

/** Joins choose nothing themselves: their parts do when their turn comes. `choose` is the choice itself. */
export function settle(game: Game, effect: Effect, memory: MemoryId): Done | null {
  const nouns = effect as unknown as Partial<Record<NounField, Objects | Players>>;
  for (const field of NOUN_FIELDS) {
    const noun = nouns[field];
    if (!isIndefinite(noun)) continue;
    const seats = actorsOf(game, effect, memory);
    return push(game, { do: 'settle', effect, field, noun, memory, seats, at: 0, chosen: [], among: null });
  }
  return null;
}

/** [CR 608.2d | 2007: 413.2c] "An opponent draws a card": which one is chosen as the instruction is carried out. */
export function nameOne(game: Game, effect: Effect, memory: MemoryId): Done | null {
  const from = whoOf(effect);
  if (from?.who !== 'some') return null;
  const slot = from.slot ?? openSlot(game, memory);
  const named = { ...effect, who: { who: 'that', slot } } as Effect;
  return push(
    game,
    { do: 'effect', effect: named, memory },
    { do: 'effect', effect: { do: 'choosePlayer', from, slot }, memory },
  );
}

const isIndefinite = (noun: unknown): noun is Indefinite =>
  typeof noun === 'object' && noun !== null && (noun as { what?: unknown }).what === 'some';

const whoOf = (effect: Effect): Players | undefined => (effect as { readonly who?: Players }).who;

function actorsOf(game: Game, effect: Effect, memory: MemoryId): readonly Seat[] {
  const who = whoOf(effect);
  return who === undefined ? [memoryOf(game, memory).you] : playersOf(game, who, memoryOf(game, memory));
}

/** Asks one player after another; when all have chosen, goes on with the instruction. */
export function goOnSettling(game: Game, frame: SettleFrame, reply: Reply): Done {
  const answered = frame.among === null ? frame : taken(game, frame, frame.among, reply);
  const seat = answered.seats[answered.at];
  if (seat === undefined) return settled(game, answered);
  if (!isPaying(game)) cite('115.10|', '115.10a|', '117.2e|');
  if (answered.seats.length > 1) cite('101.4|103.4', '608.2e|413.2d');
  if (answered.at > 0) cite('101.4b|103.4a');
  const scope = actingAs(memoryOf(game, answered.memory), whoOf(answered.effect), seat);
  const among = choicesFor(game, answered.effect, answered.noun, seat, scope).filter(
    id => !answered.chosen.includes(id),
  );
  if (!couldReach(game, answered.noun.count, among, scope)) return goOnSettling(game, take(answered, [], null), []);
  if (answered.effect.do === 'discard' && !isPaying(game)) cite('701.9b|');
  const { least, most } = boundsOf(game, answered.noun.count, among.length, scope);
  if (answered.noun.random) return goOnSettling(game, take(answered, randomSome(game, among, most), null), []);
  const total = totalOf(game, answered.noun.count, among, scope);
  if (most === 0) return goOnSettling(game, take(answered, [], null), []);
  if (isSettled(least === among.length)) return goOnSettling(game, take(answered, among, null), []);
  if (answered.seats.length > 1 && among.some(id => isHidden(thing(game, id).home))) cite('101.4a|');
  return ask(
    game,
    {
      kind: 'pick',
      seat,
      why: why(codeOf(answered.effect), '608.2d|413.2c', scope.source, answered.effect),
      options: among.map(id => ({ is: 'object', id })),
      least,
      most,
      total,
    },
    { ...answered, among },
  );
}

/** [CR 406.4 | 2007: none] The frame after a player has chosen; of cards that player may not look at, chance has chosen. */
function taken(game: Game, frame: SettleFrame, among: readonly ObjectId[], reply: Reply): SettleFrame {
  const next = take(frame, among, reply);
  const seat = must(frame.seats[frame.at], 'a player has been asked', game);
  const before = frame.chosen.length;
  const chosen = chosenFromPiles(game, seat, next.chosen.slice(before), among);
  return { ...next, chosen: [...frame.chosen, ...chosen] };
}

/** The frame after one player's choice; without a reply, all of `among` are taken. */
function take(frame: SettleFrame, among: readonly ObjectId[], reply: Reply | null): SettleFrame {
  const picked = reply === null ? among : reply.map(n => must(among[n], 'a checked reply is among the options'));
  return { ...frame, at: frame.at + 1, chosen: [...frame.chosen, ...picked], among: null };
}

const CODES: Partial<Record<Effect['do'], WhyCode>> = { discard: 'discard', sacrifice: 'sacrifice', search: 'search' };
const codeOf = (effect: Effect): WhyCode => CODES[effect.do] ?? 'chooseObjects';

/** [CR 608.2d | 2007: 413.2c] Where nothing could be chosen, the step was not done. */
function settled(game: Game, frame: SettleFrame): Done {
  const { memory, noun, chosen } = frame;
  if (frame.seats.length > 1) cite('608.2f|');
  if (!('anyOf' in noun.filter) && noun.filter.sort === 'source') cite('609.7a|419.8a');
  const slot = noun.slot ?? openSlot(game, memory);
  bind(game, memory, slot, { ids: chosen, seats: [], n: chosen.length });
  const whose = whoseOf(game, noun.filter, chosen);
  if (whose !== null) bind(game, memory, whose.slot, whose.found);
  recall(game, memory, { did: chosen.length > 0 });
  const only = frame.effect.do === 'cast' ? spellsMeant(noun) : null;
  const effect = { ...frame.effect, [frame.field]: { what: 'that', slot }, ...(only && { only }) } as Effect;
  return push(game, { do: 'effect', effect, memory });
}
