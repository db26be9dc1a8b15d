/** Seeing cards and taking some of them: searching, digging, revealing until. */

import type { Destination } from '@lawmage/ability';
import type { Rule } from '../../../editions/rule.ts';
import { countOf } from '../../../nouns/count.ts';
import { fits } from '../../../nouns/fits.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { player } from '../../../state/store.ts';
import { isRevealed } from '../../../view/shown.ts';
import { ask, type Done, pushInOrder, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply, WhyCode } from '../../../work/decision.ts';
import type { GameEvent, Into } from '../../../work/event.ts';
import type { Frame } from '../../../work/frames.ts';
import { happen } from '../../../work/happen.ts';
import { bind, foundIn, memory as memoryOf, recall } from '../../../work/memory.ts';
import { namedBy } from '../../../work/named-by.ts';
import { boundsOf } from '../choice.ts';
import { actor, into } from '../scope.ts';
import type { Executor } from '../types.ts';
import { bringIn, type Outside, outsideOptions } from './fetch.ts';

/** Events that are told in their turn: looks, reveals, shuffles, and instructions that may be changed before they are followed. */
export type TellFrame = { readonly do: 'tell'; readonly batch: readonly GameEvent[]; readonly into?: Into };

/** Cards a player has seen, of which some are taken to one place and the others put in another. */
export type TakeFrame = {
  readonly do: 'take';
  readonly code: WhyCode;
  readonly rule: Rule;
  readonly seat: Seat;
  readonly seen: readonly ObjectId[];
  /** Those of them that may be taken, and how many. */
  readonly among: readonly ObjectId[];
  /** Cards from outside the game that may be taken besides [CR 701.23j]. */
  readonly outside?: readonly Outside[];
  readonly least: number;
  readonly most: number;
  readonly reveal: boolean;
  readonly to: Destination | null;
  readonly rest: Destination | null;
  readonly into: Into | null;
  readonly memory: MemoryId;
  readonly asked: boolean;
  /** What is taken is found besides what its slot already stands for. */
  readonly adds?: true;
};

/** The top cards of a library, top first. */
export const topOf = (game: Game, seat: Seat, count: number): readonly ObjectId[] =>
  count <= 0 ? [] : player(game, seat).library.slice(-count).toReversed();

export const told = (...batch: readonly GameEvent[]): TellFrame => ({ do: 'tell', batch });

/** An instruction that may be changed; its slot stands for how much it has become. */
export const toldInto = (event: GameEvent, memory: MemoryId, slot: number): TellFrame => ({
  do: 'tell',
  batch: [event],
  into: { memory, slot, amount: -1 },
});

/** Of one kind after another: a card taken as the one is not taken as the other again. */
function narrowed(game: Game, frame: TakeFrame): TakeFrame {
  if (frame.adds === undefined || frame.asked || frame.into === null) return frame;
  const { ids } = foundIn(memoryOf(game, frame.memory), frame.into.slot);
  const among = frame.among.filter(id => !ids.includes(id));
  return { ...frame, among, most: Math.min(frame.most, among.length) };
}

export function goOnTaking(game: Game, open: TakeFrame, reply: Reply): Done {
  const frame = narrowed(game, open);
  const { among, least, most, memory } = frame;
  if (!frame.asked && most > 0) {
    const source = memoryOf(game, memory).source;
    const options = [...among.map(id => ({ is: 'object' as const, id })), ...outsideOptions(game, frame.outside ?? [])];
    return ask(
      game,
      { kind: 'pick', seat: frame.seat, why: why(frame.code, frame.rule, source), options, least, most },
      { ...frame, asked: true },
    );
  }
  return taken(game, frame, [...namedBy(reply, among), ...broughtIn(game, frame, reply)]);
}

/** [CR 701.23j, 400.11b | 2007: none] Cards from outside the game that were chosen come to the hand, where texts put them. */
function broughtIn(game: Game, { among, outside, seat }: TakeFrame, reply: Reply): readonly ObjectId[] {
  if (outside === undefined) return [];
  const ids = namedBy(
    reply.map(n => n - among.length).filter(n => n >= 0),
    outside,
  ).map(one => bringIn(game, seat, one));
  if (ids.length > 0) cite('701.23j|');
  return ids;
}

/** [CR 608.2d | 2007: 413.2c] What was taken moves first, then the rest. */
function taken(game: Game, frame: TakeFrame, ids: readonly ObjectId[]): Done {
  const { memory, seat, seen, to, rest } = frame;
  if (ids.length === 0) recall(game, memory, { did: false });
  if (to === null && frame.into !== null) {
    const before = frame.adds ? foundIn(memoryOf(game, memory), frame.into.slot).ids : [];
    bind(game, memory, frame.into.slot, { ids: [...before, ...ids], seats: [], n: before.length + ids.length });
  }
  const left = seen.filter(id => !ids.includes(id));
  const source = memoryOf(game, memory).source;
  const frames: Frame[] = [];
  if (frame.reveal && ids.length > 0) frames.push(told({ what: 'reveal', rule: '701.20a|', source, ids, seat }));
  if (to !== null)
    frames.push({
      do: 'put',
      ids,
      to,
      cause: frame.code === 'search' ? 'search' : 'put',
      seat,
      memory,
      into: frame.into,
      stage: 'start',
    });
  if (rest !== null)
    frames.push({ do: 'put', ids: left, to: rest, cause: 'put', seat, memory, into: null, stage: 'start' });
  return pushInOrder(game, frames);
}

export const dig: Executor<'dig'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  const [of = seat] = verb.of ? playersOf(game, verb.of, scope) : [seat];
  const seen = topOf(game, of, countOf(game, verb.count, scope));
  const among = seen.filter(id => fits(game, id, verb.take.of, scope));
  const { least, most } = boundsOf(game, verb.take.count, among.length, scope);
  const take: TakeFrame = {
    do: 'take',
    code: 'chooseObjects',
    rule: '608.2d|413.2c',
    seat,
    seen,
    among,
    least: verb.take.may ? 0 : least,
    most,
    reveal: verb.take.reveal ?? false,
    to: verb.take.to,
    rest: verb.rest,
    into: into(memory, verb.slot),
    memory,
    asked: false,
  };
  return pushInOrder(game, [
    told({ what: verb.reveal ? 'reveal' : 'look', rule: '701.20a|', source: scope.source, ids: seen, seat }),
    take,
  ]);
};

/** Reveals card after card until one fits; all of them are seen at once, as nobody can act in between. */
export const revealUntil: Executor<'revealUntil'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  const library = player(game, seat).library.toReversed();
  const hit = library.findIndex(id => fits(game, id, verb.until, scope));
  const seen = hit < 0 ? library : library.slice(0, hit + 1);
  const found = hit < 0 ? [] : seen.slice(-1);
  if (hit < 0) recall(game, memory, { did: false });
  return pushInOrder(game, [
    told({ what: 'reveal', rule: '701.20a|', source: scope.source, ids: seen, seat }),
    { do: 'put', ids: found, to: verb.to, cause: 'put', seat, memory, into: into(memory, verb.slot), stage: 'start' },
    {
      do: 'put',
      ids: seen.filter(id => !found.includes(id)),
      to: verb.rest,
      cause: 'put',
      seat,
      memory,
      into: into(memory, verb.restSlot),
      stage: 'start',
    },
  ]);
};

/** [CR 701.20a] Shown to all, or looked at by one player. */
const show =
  (what: 'reveal' | 'look'): Executor<'reveal' | 'look'> =>
  (game, verb, memory) => {
    const scope = memoryOf(game, memory);
    const seat = actor(game, verb.who, scope);
    const ids =
      'hand' in verb.what
        ? playersOf(game, verb.what.hand, scope).flatMap(of => player(game, of).hand)
        : objectsOf(game, verb.what, scope);
    if (verb.slot !== undefined) bind(game, memory, verb.slot, { ids, seats: [], n: ids.length });
    if (ids.length === 0) recall(game, memory, { did: false });
    if (what === 'reveal' && ids.length > 0) cite('701.20b|');
    if (what === 'reveal' && ids.some(id => isRevealed(game, id))) cite('701.20c|');
    const rule = what === 'reveal' ? '701.20a|' : '701.20e|';
    return happen(game, ids.length === 0 ? [] : [{ what, rule, source: scope.source, ids, seat }]);
  };
export const reveal = show('reveal');
export const look = show('look');

export const tellNow = (game: Game, { batch, into: place }: TellFrame): Done => happen(game, batch, place ?? null);
