/** Patterns about the turn and about what a player does for the nth time in it. */
import type { KeywordName } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { player, thingOrNone } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { isAmong } from '../among.ts';
import { bindAmount, isPlayer, isPlayerIf, isSubject, type Matching, type PatternOf } from './matching.ts';

/** [CR 603.2b | 2007: 410.2] */
export function matchStep(m: Matching, pattern: PatternOf<'step'>, event: GameEvent): boolean {
  if (event.what !== 'step' || !isNamed(pattern.step, event.step)) return false;
  if (
    pattern.nth === 'first' &&
    timesBefore(m.game, event, past => past.what === 'step' && past.step === event.step) > 0
  ) {
    return false;
  }
  if (pattern.nth === 'second' && stepsBefore(m.game, event, pattern.step) !== 1) return false;
  if (pattern.nth === 'second') cite('505.1b|');
  return isPlayer(m, pattern.of, event.seat);
}

/** How many of these steps there have been in this turn. */
const stepsBefore = (game: Game, event: GameEvent, named: PatternOf<'step'>['step']): number =>
  timesBefore(game, event, past => past.what === 'step' && isNamed(named, past.step));

function isNamed(named: PatternOf<'step'>['step'], step: EventOf<'step'>['step']): boolean {
  if (named === 'combat') return step === 'beginCombat';
  return named === 'eachMain' ? step === 'precombatMain' || step === 'postcombatMain' : step === named;
}

/** [CR 601.2i | 2007: 409.1i] A spell is cast; the nth of a turn is counted among those that fit. */
export function matchCast(m: Matching, pattern: PatternOf<'cast'>, event: GameEvent): boolean {
  if (event.what !== 'cast' || !isPlayer(m, pattern.who, event.seat)) return false;
  if (pattern.from !== undefined && pattern.from !== event.from) return false;
  if (pattern.notFrom !== undefined && pattern.notFrom === event.from) return false;
  if (!isPlayerIf(m, pattern.during, m.game.active) || !isSubject(m, pattern.what, event.id)) return false;
  if (pattern.way !== undefined && !isCastBy(m.game, event.id, pattern.way)) return false;
  return pattern.nth === undefined || nthCast(m, pattern, event) === pattern.nth;
}

/** [CR 702.185c] Whether a spell was cast for the cost of a keyword. */
function isCastBy(game: Game, id: ObjectId, keyword: KeywordName): boolean {
  const paid = thingOrNone(game, id)?.stack?.paid[keyword] !== undefined;
  return keyword === 'warp' ? by('702.185c|', paid) : paid;
}

function nthCast(m: Matching, { what }: PatternOf<'cast'>, event: EventOf<'cast'>): number {
  const before = timesBefore(
    m.game,
    event,
    past => past.what === 'cast' && past.seat === event.seat && isAmong(m.game, what, past.id, m.scope),
  );
  return before + 1;
}

export function matchDraw(m: Matching, pattern: PatternOf<'draw'>, event: GameEvent): boolean {
  if (event.what !== 'draw' || !isPlayer(m, pattern.who, event.seat)) return false;
  if (pattern.nth !== undefined && nthDraw(m.game, event) !== pattern.nth) return false;
  return pattern.except !== 'firstInDrawStep' || !isFirstInDrawStep(m.game, event);
}

/** [CR 121.2a | 2007: none] How many cards are to be drawn is asked of the instruction, not of what was drawn before. */
export const matchDraws = (m: Matching, pattern: PatternOf<'draws'>, event: GameEvent): boolean =>
  event.what === 'draws' && event.n >= pattern.atLeast && isPlayer(m, pattern.who, event.seat);

/** Which draw of the turn it is, or will be. */
const nthDraw = (game: Game, event: EventOf<'draw'>): number =>
  event.nth > 0 ? event.nth : timesBefore(game, event, past => past.what === 'draw' && past.seat === event.seat) + 1;

function isFirstInDrawStep(game: Game, event: EventOf<'draw'>): boolean {
  const before = eventsBefore(game, event);
  const at = before.findLastIndex(past => past.what === 'step');
  const step = before[at];
  if (step?.what !== 'step' || step.step !== 'draw' || step.seat !== event.seat) return false;
  return !before.slice(at).some(past => past.what === 'draw' && past.seat === event.seat);
}

export function matchLife(m: Matching, pattern: PatternOf<'gainLife' | 'loseLife'>, event: GameEvent): boolean {
  if (event.what !== 'life' || !isPlayer(m, pattern.who, event.seat)) return false;
  const gained = event.change > 0;
  if (gained !== (pattern.on === 'gainLife')) return false;
  if (pattern.nth !== undefined && nthLife(m.game, event, event.seat, gained) !== pattern.nth) return false;
  if (pattern.radiation === true && !by('728.1a|', event.radiation === true)) return false;
  if (pattern.byDamageBelow !== undefined && !fallsBelow(m.game, event, pattern.byDamageBelow)) return false;
  return bindAmount(m, pattern.amount, Math.abs(event.change));
}

/** [CR 120.3a, 120.4c] Whether damage would bring a life total below a number at which it is not yet. */
function fallsBelow(game: Game, { byDamage, seat, change }: EventOf<'life'>, least: number): boolean {
  const { life } = player(game, seat);
  return byDamage && life >= least && life + change < least;
}

const nthLife = (game: Game, event: GameEvent, seat: Seat, gained: boolean): number =>
  timesBefore(game, event, past => past.what === 'life' && past.seat === seat && past.change > 0 === gained) + 1;

/** The events of this turn before one of them, or all if it has not happened yet. */
function eventsBefore(game: Game, event: GameEvent): readonly GameEvent[] {
  const { events } = game.history;
  const at = events.lastIndexOf(event);
  return at < 0 ? events : events.slice(0, at);
}

const timesBefore = (game: Game, event: GameEvent, test: (past: GameEvent) => boolean): number =>
  eventsBefore(game, event).filter(test).length;
