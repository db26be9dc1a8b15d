/**
 * Whether a window of priority is passed for the player. One pure function: never skip a chance that mattered, never ask
 * a question that could not. When the two collide, ask.
 */
import { type Act, isBarred } from '@lawmage/engine';
import type { DecisionSeen, ObjectId, ObjectSeen, Seen } from '../game/seen.ts';
import { actsIn } from './acts.ts';
import { objectOf } from './objects.ts';
import type { Step } from './steps.ts';
import { defaultStops, hasStop, type Stops } from './stops.ts';

export type PassMode = 'smart' | 'stops' | 'full';

export type Yield =
  | { readonly is: 'resolve' }
  | { readonly is: 'turn'; readonly turn: number }
  | { readonly is: 'step'; readonly step: Step; readonly mine: boolean };

export type PassSettings = {
  readonly mode: PassMode;
  readonly stops: Stops;
  /** Names of permanents any act of which is meaningful, mana abilities too. */
  readonly pinned: readonly string[];
  /** Names of permanents whose acts are not worth a stop. */
  readonly muted: readonly string[];
  /** Words of abilities that are always passed. */
  readonly always: readonly string[];
  /** Whether the second main phase is a stop without anything to do. */
  readonly secondMain: boolean;
};

export type PassMemory = {
  readonly armed: Yield | null;
  /** Priority is held until the next pass of one's own. */
  readonly held: boolean;
  /** "Stop before attacks" was pressed this turn. */
  readonly beforeAttacks: boolean;
  /** The first window after a rewind, a reconnect or the end of a yield. */
  readonly fresh: boolean;
  /** Cards outside the hand that could be used in an earlier window. */
  readonly offered: ReadonlySet<ObjectId>;
};

export type Passing = 'ask' | 'pass' | 'linger';

const ACTIVE_ZONES: readonly string[] = ['hand', 'battlefield'];

/** An act of this window that is no mana ability and not muted; any act of a pinned permanent. */
export function isMeaningful(seen: Seen, act: Act, settings: Pick<PassSettings, 'pinned' | 'muted'>): boolean {
  const name = objectOf(seen, act.id)?.name ?? '';
  if (settings.pinned.includes(name)) return true;
  return !act.mana && !settings.muted.includes(name);
}

export function passing(seen: Seen, decision: DecisionSeen, settings: PassSettings, memory: PassMemory): Passing {
  if (decision.kind !== 'priority' || isBarred(decision, [])) return 'ask';
  const acts = actsIn(decision).map(({ option }) => option);
  const meaningful = acts.some(act => isMeaningful(seen, act, settings));
  if (settings.mode === 'full' || memory.held || memory.fresh) return 'ask';
  if (mustAsk(seen, acts, meaningful, memory)) return 'ask';
  if (memory.armed !== null && isYieldingOn(seen, memory.armed)) return interrupted(seen, meaningful) ? 'ask' : 'pass';
  const top = seen.stack.at(-1);
  return top === undefined
    ? onEmptyStack(seen, settings, memory, meaningful)
    : onStack(seen, settings, top, meaningful);
}

/** Windows that no mode and no yield passes. */
function mustAsk(seen: Seen, acts: readonly Act[], meaningful: boolean, memory: PassMemory): boolean {
  const empty = seen.stack.length === 0;
  const mine = seen.active === seen.seat;
  if (empty && mine && seen.step === 'precombatMain' && !armedThisTurn(seen, memory.armed)) return true;
  if (empty && meaningful && manaAtStake(seen) > 0) return true;
  return acts.some(act => isNewOffer(seen, act, memory.offered));
}

const armedThisTurn = (seen: Seen, armed: Yield | null): boolean => armed?.is === 'turn' && armed.turn === seen.turn;

function isNewOffer(seen: Seen, act: Act, offered: ReadonlySet<ObjectId>): boolean {
  const zone = objectOf(seen, act.id)?.zone;
  return zone !== undefined && !ACTIVE_ZONES.includes(zone) && !offered.has(act.id);
}

/** Mana of one's own that would be lost by passing now [CR 500.5 | 2007: 300.3]. */
export function manaAtStake(seen: Seen): number {
  if (seen.stack.length > 0 || !poolEndsWith(seen)) return 0;
  const pool = seen.players[seen.seat]?.pool ?? {};
  return Object.entries(pool).reduce((sum, [type, n]) => (type === 'restricted' ? sum : sum + n), 0);
}

/** The last step of each phase, where pools empty by phases. */
const PHASE_ENDS: readonly string[] = ['draw', 'precombatMain', 'endCombat', 'postcombatMain', 'cleanup'];

const poolEndsWith = (seen: Seen): boolean =>
  seen.rules.poolEmpties === 'step' || PHASE_ENDS.includes(seen.step) || seen.step === 'end';

function isYieldingOn(seen: Seen, armed: Yield): boolean {
  switch (armed.is) {
    case 'resolve':
      return seen.stack.length > 0;
    case 'turn':
      return armed.turn === seen.turn;
    case 'step':
      return !(seen.step === armed.step && (seen.active === seen.seat) === armed.mine);
  }
}

/** An object of another player that aims at me or mine ends a yield if it can be answered. */
function interrupted(seen: Seen, meaningful: boolean): boolean {
  const top = seen.stack.at(-1);
  return meaningful && top !== undefined && top.controller !== seen.seat && aimsAtMe(seen, top);
}

export const aimsAtMe = (seen: Seen, object: ObjectSeen): boolean =>
  object.stack?.targets.some(
    ({ id, seat }) => seat === seen.seat || (id >= 0 && objectOf(seen, id)?.controller === seen.seat),
  ) ?? false;

function onStack(seen: Seen, settings: PassSettings, top: ObjectSeen, meaningful: boolean): Passing {
  if (top.stack !== null && settings.always.includes(top.stack.text) && !aimsAtMe(seen, top)) return 'pass';
  if (top.kind === 'combatDamage') return meaningful ? 'ask' : 'linger';
  if (top.controller === seen.seat) return 'pass';
  return meaningful || settings.mode === 'stops' ? 'ask' : 'linger';
}

/** Steps in which Smart stops if there is something to do, on my turn and on another's. */
const SIGNIFICANT = {
  mine: ['declareBlockers', 'cleanup'],
  others: ['declareAttackers', 'declareBlockers', 'end', 'cleanup'],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

function onEmptyStack(seen: Seen, settings: PassSettings, memory: PassMemory, meaningful: boolean): Passing {
  const mine = seen.active === seen.seat;
  const step = seen.step;
  if (mine && step === 'precombatMain') return armedThisTurn(seen, memory.armed) ? 'pass' : 'ask';
  if (mine && step === 'beginCombat' && memory.beforeAttacks) return 'ask';
  if (mine && step === 'postcombatMain') return settings.secondMain || meaningful ? stopped(seen, settings) : 'pass';
  if (stopped(seen, settings) === 'ask' && (meaningful || settings.mode === 'stops' || isOwnStop(seen, settings)))
    return 'ask';
  if (settings.mode === 'stops') return 'pass';
  const significant: readonly string[] = mine ? SIGNIFICANT.mine : SIGNIFICANT.others;
  if (!significant.includes(step)) return 'pass';
  if (step === 'declareAttackers' || (step === 'declareBlockers' && !mine)) {
    if (!isAttacked(seen)) return 'pass';
    return meaningful ? 'ask' : 'linger';
  }
  return meaningful ? 'ask' : 'pass';
}

const stopped = (seen: Seen, settings: PassSettings): Passing =>
  hasStop(settings.stops, seen.step, seen.active === seen.seat) ? 'ask' : 'pass';

/** A stop the player has set, as against one that was there from the start. */
const isOwnStop = (seen: Seen, settings: PassSettings): boolean => {
  const mine = seen.active === seen.seat;
  return hasStop(settings.stops, seen.step, mine) && !hasStop(defaultStops(seen.edition), seen.step, mine);
};

/** Whether I, or something I control, is attacked. */
export const isAttacked = (seen: Seen): boolean =>
  seen.battlefield.some(
    ({ attacking }) =>
      attacking !== null &&
      (attacking.seat === seen.seat || (attacking.id >= 0 && objectOf(seen, attacking.id)?.controller === seen.seat)),
  );
