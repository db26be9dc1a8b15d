/**
 * Settling choices: an indefinite noun in an instruction ("a creature", "two cards") is chosen when the instruction is
 * carried out, by the player who follows it [CR 608.2d | 2007: 413.2c]; several players choose in turn order, and what they
 * do then happens at once [CR 101.4, 608.2e | 2007: 103.4, 413.2d]. The chosen objects take the noun's place.
 */
import type { Effect, Objects, Players } from '@lawmage/ability';
import { playersOf } from '../../nouns/players.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { randomSome } from '../../state/random.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import type { Reply, WhyCode } from '../../work/decision.ts';
import { bind, memory as memoryOf, recall } from '../../work/memory.ts';
import { actingAs } from './scope.ts';
import { boundsOf, choicesFor, type Indefinite } from './choice.ts';

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

const isIndefinite = (noun: unknown): noun is Indefinite =>
  typeof noun === 'object' && noun !== null && (noun as { what?: unknown }).what === 'some';

const whoOf = (effect: Effect): Players | undefined => (effect as { readonly who?: Players }).who;

function actorsOf(game: Game, effect: Effect, memory: MemoryId): readonly Seat[] {
  const who = whoOf(effect);
  return who === undefined ? [memoryOf(game, memory).you] : playersOf(game, who, memoryOf(game, memory));
}

/** Asks one player after another; when all have chosen, goes on with the instruction. */
export function goOnSettling(game: Game, frame: SettleFrame, reply: Reply): Done {
  const answered = frame.among === null ? frame : take(frame, frame.among, reply);
  const seat = answered.seats[answered.at];
  if (seat === undefined) return settled(game, answered);
  const scope = actingAs(memoryOf(game, answered.memory), whoOf(answered.effect), seat);
  const among = choicesFor(game, answered.effect, answered.noun, seat, scope).filter(
    id => !answered.chosen.includes(id),
  );
  const { least, most } = boundsOf(game, answered.noun.count, among.length, { ...scope, you: seat });
  if (answered.noun.random) return goOnSettling(game, take(answered, randomSome(game, among, most), null), []);
  if (least === among.length) return goOnSettling(game, take(answered, among, null), []);
  return ask(
    game,
    {
      kind: 'pick',
      seat,
      why: why(codeOf(answered.effect), '608.2d|413.2c', scope.source, answered.effect),
      options: among.map(id => ({ is: 'object', id })),
      least,
      most,
    },
    { ...answered, among },
  );
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
  const slot = noun.slot ?? memoryOf(game, memory).found.length;
  bind(game, memory, slot, { ids: chosen, seats: [], n: chosen.length });
  recall(game, memory, { did: chosen.length > 0 });
  const effect = { ...frame.effect, [frame.field]: { what: 'that', slot } } as Effect;
  return push(game, { do: 'effect', effect, memory });
}
