/**
 * Single picks: every question as a sequence of choices from short finite lists, for search and learning agents. The
 * picks made so far are part of the question, and a complete sequence is a whole reply, so both give the same game.
 */
import { completed, refuseDamage } from '../5-turns/combat/damage/division.ts';
import { declarationPicks } from '../5-turns/combat/declaration/verdict.ts';
import type { Game } from '../state/game.ts';
import { must } from '../state/must.ts';
import { CANCEL, type Decision, type DecisionKind, isBarred, type Reply, STOP } from './decision.ts';
import { canReachTotal, reachesTotal } from './total.ts';

type Picker = {
  /** The next single picks after those made so far. */
  readonly next: (game: Game, decision: Decision) => readonly number[];
  /** The whole reply, if the picks made so far are one. */
  readonly whole: (decision: Decision) => Reply | null;
};

/** The next single picks of the question that is asked; empty if nobody is asked. */
export function picks(game: Game): readonly number[] {
  const decision = game.asking;
  if (decision === null || game.result !== null) return [];
  const next = nextOf(game, decision);
  return decision.cancellable && decision.sofar.length === 0 ? [...next, ...CANCEL] : next;
}

/** Adds one of `picks(game)` to the question, with those it leaves no choice about. The reply, once it is whole. */
export function addPick(game: Game, pick: number): Reply | null {
  const asked = must(game.asking, 'a pick is made for a question', game);
  if (pick === CANCEL[0]) return CANCEL;
  const picker = PICKERS[asked.kind];
  let decision = withPick(asked, pick);
  for (;;) {
    const reply = picker.whole(decision);
    if (reply !== null) return reply;
    const next = nextOf(game, decision);
    if (next.length > 1) break;
    decision = withPick(decision, must(next[0], 'every sequence of picks can be completed', game));
  }
  game.asking = decision;
  return null;
}

/** The next single picks that lead to a reply that may be given. */
function nextOf(game: Game, decision: Decision): readonly number[] {
  const next = PICKERS[decision.kind].next(game, decision);
  return decision.barred.length === 0 ? next : next.filter(pick => leadsOn(game, withPick(decision, pick)));
}

function leadsOn(game: Game, decision: Decision): boolean {
  const { next, whole } = PICKERS[decision.kind];
  const reply = whole(decision);
  if (reply !== null) return !isBarred(decision, reply);
  return next(game, decision).some(pick => leadsOn(game, withPick(decision, pick)));
}

const withPick = (decision: Decision, pick: number): Decision => ({ ...decision, sofar: [...decision.sofar, pick] });

const stopped = (decision: Decision): Reply | null =>
  decision.sofar.at(-1) === STOP ? decision.sofar.slice(0, -1) : null;

const ONE: Picker = {
  next: (_game, decision) => decision.options.map((_, at) => at),
  whole: decision => decision.sofar,
};

const PRIORITY: Picker = {
  next: (_game, decision) => [STOP, ...decision.options.map((_, at) => at)],
  whole: decision => stopped(decision) ?? decision.sofar,
};

/** Subsets in ascending order: each is reached in one way. */
const SUBSET: Picker = {
  next: (_game, decision) => {
    const { sofar, options, least, most, repeat } = decision;
    const next: number[] = sofar.length >= least && reachesTotal(decision, sofar) ? [STOP] : [];
    if (sofar.length >= most) return next;
    const first = sofar.length === 0 ? 0 : (sofar.at(-1) ?? 0) + (repeat ? 0 : 1);
    const last = repeat ? options.length - 1 : options.length - Math.max(least - sofar.length, 1);
    for (let at = first; at <= last; at++) if (canReachTotal(decision, [...sofar, at])) next.push(at);
    return next;
  },
  whole: decision => stopped(decision) ?? (decision.sofar.length === decision.most ? decision.sofar : null),
};

const ORDER: Picker = {
  next: (_game, decision) => decision.options.map((_, at) => at).filter(at => !decision.sofar.includes(at)),
  whole: decision => (decision.sofar.length === decision.options.length ? decision.sofar : null),
};

const DIVIDE: Picker = {
  next: (_game, decision) => {
    const toCome = decision.options.length - decision.sofar.length - 1;
    const left = decision.most - decision.sofar.reduce((sum, n) => sum + n, 0);
    const shares: number[] = [];
    for (let n = toCome === 0 ? left : decision.each; n <= left - toCome * decision.each; n++) {
      if (completes(decision, [...decision.sofar, n], left - n)) shares.push(n);
    }
    return shares;
  },
  whole: decision => (decision.sofar.length === decision.options.length ? decision.sofar : null),
};

/** Whether shares can be continued to a division that is allowed: with all that is left given to one of the others. */
function completes(decision: Decision, shares: readonly number[], left: number): boolean {
  const rest = decision.options.length - shares.length;
  if (rest === 0) return refuseDamage(decision, shares) === null;
  for (let at = 0; at < rest; at++) {
    const tail = Array.from({ length: rest }, (_, i) => (i === at ? left - (rest - 1) * decision.each : decision.each));
    if (refuseDamage(decision, [...shares, ...tail]) === null) return true;
  }
  return refuseDamage(decision, completed(decision, shares)) === null;
}

const FEW_NUMBERS = 64;

/** A number from a long range is found by halving it: 0 is the lower half, 1 the upper. */
function narrowed(decision: Decision): { readonly least: number; readonly most: number; readonly used: number } {
  let { least, most } = decision;
  let used = 0;
  for (const half of decision.sofar) {
    if (most - least < FEW_NUMBERS) break;
    const middle = Math.floor((least + most) / 2);
    if (half === 0) most = middle;
    else least = middle + 1;
    used++;
  }
  return { least, most, used };
}

const NUMBER: Picker = {
  next: (_game, decision) => {
    const { least, most } = narrowed(decision);
    if (most - least >= FEW_NUMBERS) return [0, 1];
    return Array.from({ length: most - least + 1 }, (_, n) => least + n);
  },
  whole: decision => {
    const { used } = narrowed(decision);
    return used < decision.sofar.length ? decision.sofar.slice(used) : null;
  },
};

const YES_NO: Picker = { next: () => [0, 1], whole: decision => decision.sofar };
const DECLARE: Picker = { next: declarationPicks, whole: stopped };

const PICKERS: Readonly<Record<DecisionKind, Picker>> = {
  priority: PRIORITY,
  pick: SUBSET,
  modes: SUBSET,
  order: ORDER,
  divide: DIVIDE,
  number: NUMBER,
  yesNo: YES_NO,
  pay: ONE,
  attack: DECLARE,
  block: DECLARE,
};
