/**
 * The agenda: what is still to do, as values. An operation's last act is `push`, `ask`, `happen` or `nothing`; each gives
 * the `Done` that the operation returns. Code after them would run before a replaced event has happened.
 */

import { decides } from '../7-additional/723-controlling/controlling.ts';
import type { Rule } from '../editions/rule.ts';
import type { Game } from '../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../state/ids.ts';
import type { Decision, DecisionKind, Option, Reply, Total, Why, WhyCode } from './decision.ts';
import type { Frame } from './frames.ts';

declare const done: unique symbol;
/** Proof that an operation ended as it should. Made only in `work/`. */
export type Done = { readonly [done]: true };
export const DONE = Object.freeze({}) as Done;

/** Nothing is left to do for this operation. */
export const nothing = (): Done => DONE;

/** Adds work; the last frame named is done first after what is already running. */
export function push(game: Game, ...frames: readonly Frame[]): Done {
  for (const frame of frames) game.agenda.push(frame);
  return DONE;
}

/** Adds work to be done in the order in which it is named. */
export function pushInOrder(game: Game, frames: readonly Frame[]): Done {
  for (let at = frames.length - 1; at >= 0; at--) game.agenda.push(frames[at] as Frame);
  return DONE;
}

/** What a question holds besides its options. */
export type Asking = {
  readonly kind: DecisionKind;
  readonly seat: Seat;
  readonly why: Why;
  readonly options: readonly Option[];
  readonly least?: number;
  readonly most?: number;
  readonly each?: number;
  readonly repeat?: boolean;
  readonly total?: Total | null;
  /** Absent: whether the seat has something begun that it may take back. */
  readonly cancellable?: boolean;
};

const NO_REPLIES: readonly Reply[] = [];

/** Stops to ask. `then` goes on with the reply. A player who has left is not asked [CR 800.4 | 2007: 600.4], see `resume`. */
export function ask(game: Game, asking: Asking, then: Frame): Done {
  const decision: Decision = {
    kind: asking.kind,
    seat: asking.seat,
    by: decides(game, asking.seat),
    why: asking.why,
    options: asking.options,
    least: asking.least ?? 1,
    most: asking.most ?? asking.least ?? 1,
    each: asking.each ?? 0,
    repeat: asking.repeat ?? false,
    total: asking.total ?? null,
    cancellable: asking.cancellable ?? game.kept.at(-1)?.seat === asking.seat,
    barred: NO_REPLIES,
    sofar: [],
  };
  if (game.players[asking.seat]?.left === true) return push(game, { do: 'resume', asking: decision, then });
  game.asking = decision;
  game.then = then;
  return DONE;
}

export const why = (code: WhyCode, rule: Rule, source: ObjectId = NONE, about?: unknown): Why =>
  about === undefined ? { code, source, rule } : { code, source, rule, about };
