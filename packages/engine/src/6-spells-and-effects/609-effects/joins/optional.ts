/** Optional and conditional steps: may, unless, if you do. */

import type { Effect } from '@lawmage/ability';
import { needOf } from '../../../1-concepts/106-mana/need.ts';
import { stepsOf } from '../../../1-concepts/106-mana/outputs.ts';
import { planFromPool } from '../../../1-concepts/106-mana/plan.ts';
import { canDo } from '../../../1-concepts/118-costs/can-pay.ts';
import { totalCost } from '../../../1-concepts/118-costs/cost.ts';
import { costOf } from '../../../1-concepts/118-costs/mana-amount.ts';
import { holds } from '../../../nouns/condition.ts';
import { countOf } from '../../../nouns/count.ts';
import { playersOf } from '../../../nouns/players.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game, Memory } from '../../../state/game.ts';
import { type MemoryId, NONE, type Seat } from '../../../state/ids.ts';
import { player, thingOrNone } from '../../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../../work/agenda.ts';
import { by, cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import type { Frame } from '../../../work/frames.ts';
import { bind, memory as memoryOf, recall } from '../../../work/memory.ts';
import { noteDone } from '../../603-triggered/limits.ts';
import { isDrawForbidden } from '../../614-replacement/forbid.ts';
import { introduce } from '../introduce.ts';
import { actors } from '../scope.ts';
import type { Executor } from '../types.ts';

type Branch = { readonly memory: MemoryId; readonly then: Effect | null; readonly otherwise: Effect | null };
export type MayFrame = Branch & { readonly do: 'may'; readonly effect: Effect };
export type IfDoneFrame = Branch & {
  readonly do: 'ifDone';
  /** Having chosen to do it is having done it. */
  readonly chosen?: true;
};

const follow = (game: Game, effect: Effect | null | undefined, memory: MemoryId): Done =>
  effect ? push(game, { do: 'effect', effect, memory }) : nothing();

/** [CR 608.2d | 2007: 413.2c] "May": the player decides as the instruction is carried out. */
export const may: Executor<'may'> = (game, join, memory) => {
  if (join.anyone && join.who)
    return askAnyone(game, { do: 'anyone', join, seats: playersOf(game, join.who, memoryOf(game, memory)), memory });
  const scope = memoryOf(game, memory);
  const [seat] = join.who ? playersOf(game, join.who, scope) : [scope.you];
  if (seat === undefined || !canChoose(game, seat, join.effect, scope)) return follow(game, join.otherwise, memory);
  if (isOfSeveral(game, join.effect, scope)) return eachByItself(game, join, memory);
  if (scope.item !== NONE) cite('117.2e|');
  if (stepsOf(join.effect).some(step => step.do === 'search')) cite('701.23g|');
  return ask(
    game,
    {
      kind: 'yesNo',
      seat,
      why: why('may', '608.2d|413.2c', scope.source, join.effect),
      options: [],
      least: 0,
      most: 1,
    },
    { do: 'may', effect: join.effect, memory, then: join.then ?? null, otherwise: join.otherwise ?? null },
  );
};

/** Several cards or copies that may be cast. */
const isOfSeveral = (game: Game, effect: Effect, scope: Memory): effect is Extract<Effect, { readonly do: 'cast' }> =>
  effect.do === 'cast' && effect.what.what === 'that' && presentOf(game, effect.what, scope).length > 1;

/** [CR 707.12a | 2007: none] The player decides for each of them. */
function eachByItself(game: Game, { effect, then, otherwise }: Parameters<typeof may>[1], memory: MemoryId): Done {
  if (effect.do !== 'cast') return nothing();
  const after: IfDoneFrame = { do: 'ifDone', memory, then: then ?? null, otherwise: otherwise ?? null };
  return push(game, after, { do: 'effect', effect: { ...effect, each: true }, memory });
}

/** [CR 701.59b, 701.68b] What of keyword actions cannot be done cannot be chosen either, nor a card to be cast or put somewhere that was not found. */
function canChoose(game: Game, seat: Seat, effect: Effect, scope: Memory): boolean {
  if (effect.do === 'draw') return canChooseToDraw(game, seat, effect, scope);
  if ((effect.do === 'cast' || effect.do === 'move') && effect.what.what === 'that')
    return presentOf(game, effect.what, scope).length > 0;
  return effect.do !== 'act' || canDo(game, seat, effect, scope);
}

/** [CR 121.2b, 121.3, 121.3a | 2007: 423.3] An empty library keeps nobody from choosing to draw; that somebody can't draw does. */
function canChooseToDraw(game: Game, seat: Seat, { who, count }: Draw, scope: Memory): boolean {
  const drawing = who === undefined ? [seat] : playersOf(game, who, scope);
  const n = countOf(game, count, scope);
  const forbidden = drawing.some(one => isDrawForbidden(game, one, n));
  const isDrawing = drawing.includes(seat);
  if (forbidden) cite(isDrawing ? '121.3|' : '121.3a|');
  else if (drawing.some(one => player(game, one).library.length === 0)) cite(isDrawing ? '121.3|423.3' : '121.3a|');
  return !forbidden;
}

type Draw = Extract<Effect, { readonly do: 'draw' }>;

type AnyoneMay = Parameters<typeof may>[1];
/** "Any player may": who is still to be asked, the one being asked first. */
export type AnyoneFrame = {
  readonly do: 'anyone';
  readonly join: AnyoneMay;
  readonly seats: readonly Seat[];
  readonly memory: MemoryId;
};

/** [CR 101.4 | 2007: 103.4] Asked in turn order, until one does it. */
function askAnyone(game: Game, frame: AnyoneFrame): Done {
  const { join, memory } = frame;
  const [seat] = frame.seats;
  if (seat === undefined) {
    recall(game, memory, { did: false });
    return follow(game, join.otherwise, memory);
  }
  const about = why('may', '608.2d|413.2c', memoryOf(game, memory).source, join.effect);
  return ask(game, { kind: 'yesNo', seat, why: about, options: [], least: 0, most: 1 }, frame);
}

export function anyoneAnswered(game: Game, frame: AnyoneFrame, reply: Reply): Done {
  const { join, memory, seats } = frame;
  const [seat] = seats;
  if (reply[0] !== 1 || seat === undefined) return askAnyone(game, { ...frame, seats: seats.slice(1) });
  if (join.who && 'slot' in join.who && join.who.slot !== undefined)
    bind(game, memory, join.who.slot, { ids: [], seats: [seat], n: 1 });
  recall(game, memory, { did: true });
  const { effect, then = null, otherwise = null } = join;
  return push(game, { do: 'ifDone', memory, then, otherwise }, { do: 'effect', effect, memory });
}

export function mayAnswered(game: Game, frame: MayFrame, reply: Reply): Done {
  const { memory, then, otherwise } = frame;
  if (reply[0] !== 1) {
    if (isTriggered(game, memory)) cite('603.5|410.5');
    recall(game, memory, { did: false });
    return follow(game, otherwise, memory);
  }
  recall(game, memory, { did: true });
  const item = thingOrNone(game, memoryOf(game, memory).item)?.stack ?? null;
  if (item !== null) noteDone(game, item);
  if (then !== null) cite('118.12|419.5b');
  const searched = then !== null && stepsOf(frame.effect).some(step => step.do === 'search');
  if (searched) cite('118.12b|');
  if (isTriggered(game, memory)) cite('603.5|410.5');
  const after: IfDoneFrame = { do: 'ifDone', memory, then, otherwise, ...(searched && { chosen: true }) };
  return push(game, after, { do: 'effect', effect: frame.effect, memory });
}

function isTriggered(game: Game, memory: MemoryId): boolean {
  const { item } = memoryOf(game, memory);
  return thingOrNone(game, item)?.stack?.what === 'triggered';
}

/** [CR 608.2d, 118.12] "If you do": only if the step before was carried out; "unless they pay. If they do": if they paid. */
export const ifDone: Executor<'ifDone'> = (game, join, memory) => {
  const { effect } = join;
  if (effect.do === 'unless' && effect.paid === undefined && join.otherwise === undefined)
    return push(game, { do: 'effect', effect: { ...effect, paid: join.then }, memory });
  if (effect.do === 'pay' && mayLeaveUnpaid(game, effect, memory)) return push(game, offered(join, effect, memory));
  recall(game, memory, { did: true });
  return push(
    game,
    { do: 'ifDone', memory, then: join.then, otherwise: join.otherwise ?? null },
    { do: 'effect', effect: join.effect, memory },
  );
};

type Pay = Extract<Effect, { readonly do: 'pay' }>;

/** [CR 118.3c | 2007: none] Nobody has to activate mana abilities: what the mana pool does not hold may stay unpaid. */
function mayLeaveUnpaid(game: Game, { who, cost }: Pay, memory: MemoryId): boolean {
  const scope = memoryOf(game, memory);
  const [seat] = actors(game, who, scope);
  if (seat === undefined) return false;
  const purpose = { spend: 'other', id: scope.source } as const;
  const means = { purpose, except: [], aids: [], spendAs: 'itself' } as const;
  const need = needOf(costOf(totalCost(cost, scope.x).mana));
  return by('118.3c|', planFromPool(game, seat, need, means) === null);
}

const offered = (join: Parameters<typeof ifDone>[1], { who, cost }: Pay, memory: MemoryId): Frame => ({
  do: 'effect',
  effect: {
    do: 'unless',
    who: who ?? { who: 'you' },
    cost,
    unpaid: join.otherwise ?? { do: 'sequence', steps: [] },
    paid: join.then,
  },
  memory,
});

export const ifDoneNow = (game: Game, frame: IfDoneFrame): Done =>
  follow(game, frame.chosen === true || memoryOf(game, frame.memory).did ? frame.then : frame.otherwise, frame.memory);

/** "Instead" may speak of what the instruction that it replaces is about, so that is looked up although it is not done. */
export const conditional: Executor<'if'> = (game, join, memory) => {
  if (!holds(game, join.condition, memoryOf(game, memory))) return follow(game, join.otherwise, memory);
  if (join.otherwise !== undefined) cite('614.15|419.6d', '616.1a|419.6d');
  if (join.otherwise !== undefined) introduce(game, join.otherwise, memory);
  return follow(game, join.then, memory);
};
