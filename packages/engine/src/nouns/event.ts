/** Whether something that happens is what a pattern waits for. */
import type { ActivatedKeyword, ActName, EventPattern, Objects } from '@lawmage/ability';
import { isDoor } from '../2-parts/rooms.ts';
import { AS_IT_ATTACKS } from '../5-turns/combat/exerted.ts';
import { isFinalChapter } from '../6-spells-and-effects/603-triggered/chapters.ts';
import { controllerOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { keywordOnStack } from '../7-additional/702-keywords/in-front.ts';
import type { Found, Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thingOrNone } from '../state/store.ts';
import { by } from '../work/cite.ts';
import type { EventOf, GameEvent } from '../work/event.ts';
import type { Cause } from '../work/moving.ts';
import { matchAttack, matchAttackWith, matchBlock, matchBlocked, matchUnblocked } from './event/combat.ts';
import {
  bindAmount,
  bindMade,
  isPlayer,
  isPlayerIf,
  isRecipient,
  isSubject,
  isSubjectIf,
  type Matching,
  noMatchYet,
  type PatternOf,
} from './event/matching.ts';
import { matchDiscard, matchMove, matchSacrifice, matchUnattach } from './event/moves.ts';
import { matchCreate } from './event/tokens.ts';
import { matchCast, matchDraw, matchDraws, matchLife, matchStep } from './event/turns.ts';
import { CLASH, wonBy } from './outcomes.ts';
import type { Scope } from './scope.ts';

export { amountOf } from '../work/memory.ts';

type Match<K extends EventPattern['on']> = (m: Matching, pattern: PatternOf<K>, event: GameEvent) => boolean;
type Matches = { readonly [K in EventPattern['on']]: Match<K> };

/**
 * Matches one occurrence against a pattern: what is known in the scope with what its phrases stand for, by slot; or null. Works for events that have happened
 * and for those that would; `self` and the like are read in the scope.
 */
export function matchesEvent(
  game: Game,
  pattern: EventPattern,
  event: GameEvent,
  scope: Scope,
): readonly (Found | undefined)[] | null {
  const m = noMatchYet(game, scope);
  return matches(m, pattern, event) ? m.found : null;
}

const matches: Match<EventPattern['on']> = (m, pattern, event) =>
  !(event.what === 'move' && event.part === true && !OF_CARDS.has(pattern.on)) &&
  (MATCHES[pattern.on] as Match<EventPattern['on']>)(m, pattern, event);

/** Patterns that may be about one more card of a permanent that has moved [CR 712.21e | 2007: none]. */
const OF_CARDS: ReadonlySet<EventPattern['on']> = new Set<EventPattern['on']>(['move', 'any']);

const MATCHES: Matches = {
  move: (m, pattern, event) => matchMove(m, pattern, event),
  discard: (m, pattern, event) => matchDiscard(m, pattern, event),
  sacrifice: (m, pattern, event) => matchSacrifice(m, pattern, event),
  /** [CR 701.8a, 701.8b | 2007: 419.6b] By an instruction that says so, or by lethal damage. */
  destroy: (m, pattern, event) =>
    event.what === 'move' && isDestroying(event.cause) && isSubject(m, pattern.what, event.id),
  cast: (m, pattern, event) => matchCast(m, pattern, event),
  /** [CR 305.1 | 2007: 212.6a] */
  playLand: (m, pattern, event) =>
    event.what === 'move' &&
    event.cause === 'play' &&
    event.to === 'battlefield' &&
    (pattern.from === undefined || pattern.from === event.from) &&
    isPlayer(m, pattern.who, event.by) &&
    isSubject(m, pattern.what, event.newId),
  copy: (m, pattern, event) =>
    event.what === 'copySpell' && isPlayer(m, pattern.who, event.seat) && isSubject(m, pattern.what, event.newId),
  activate: (m, pattern, event) =>
    event.what === 'activate' &&
    (pattern.loyalty !== true || event.loyalty) &&
    (pattern.kind === undefined || isOfKind(m.game, event.ability, pattern.kind)) &&
    isPlayer(m, pattern.who, event.seat) &&
    (isSubject(m, pattern.what, event.id) || isSubject(m, pattern.what, event.ability)),
  attack: (m, pattern, event) => matchAttack(m, pattern, event),
  attackWith: (m, pattern, event) => matchAttackWith(m, pattern, event),
  block: (m, pattern, event) => matchBlock(m, pattern, event),
  blocked: (m, pattern, event) => matchBlocked(m, pattern, event),
  blocksOrBlocked: (m, { what, whom }, event) =>
    matchBlock(m, { on: 'block', what, whom }, event) || matchBlocked(m, { on: 'blocked', what, by: whom }, event),
  unblocked: (m, pattern, event) => matchUnblocked(m, pattern, event),
  damage: (m, pattern, event) =>
    event.what === 'damage' &&
    (pattern.combat === undefined || pattern.combat === event.combat) &&
    (pattern.excess !== true || (event.excess ?? 0) > 0) &&
    isSubjectIf(m, pattern.source, event.from) &&
    isRecipient(m, pattern.to, event.id, event.seat) &&
    bindAmount(m, pattern.amount, pattern.excess === true ? (event.excess ?? 0) : event.amount) &&
    (pattern.amount === undefined || pattern.source === undefined || by('120.9|', true)),
  step: (m, pattern, event) => matchStep(m, pattern, event),
  turn: (m, { who }, event) => event.what === 'turn' && isPlayer(m, who, event.seat),
  resolved: (m, _, event) => event.what === 'resolve' && event.source === m.scope.source,
  draw: (m, pattern, event) => matchDraw(m, pattern, event),
  draws: (m, pattern, event) => matchDraws(m, pattern, event),
  mills: (m, pattern, event) =>
    event.what === 'mills' && isPlayer(m, pattern.who, event.seat) && bindAmount(m, pattern.amount, event.n),
  gainLife: (m, pattern, event) => matchLife(m, pattern, event),
  loseLife: (m, pattern, event) => matchLife(m, pattern, event),
  tap: matchSame,
  untap: matchSame,
  turnFaceUp: matchSame,
  /** [CR 701.27e] "Into": what it is immediately afterwards decides; converting is transforming here. */
  transform: (m, pattern, event) => {
    const matched = matchSame(m, pattern, event);
    return pattern.said === 'into' ? by('701.27e|', matched) : matched;
  },
  phaseIn: matchSame,
  phaseOut: matchSame,
  /** [CR 701.6a | 2007: 414.1] */
  countered: (m, { what }, event) => event.what === 'move' && event.cause === 'counter' && isSubject(m, what, event.id),
  /** [CR 701.43a, 701.43d] */
  exert: (m, pattern, event) =>
    event.what === 'act' &&
    event.act === 'exert' &&
    isSubject(m, pattern.what, event.id) &&
    (pattern.linked !== true || by('607.2h|', event.rule === AS_IT_ATTACKS)),
  /** [CR 702.110b] */
  exploit: (m, pattern, event) => by('702.110b|', isMarked(m, pattern.what, event, 'exploits')),
  finalChapter: matchFinalChapter,
  /** [CR 709.5h] Also of a door that opens as its Room enters. */
  become: (m, { what, designation }, event) =>
    designation === 'plotted'
      ? event.what === 'mark' && event.mark.startsWith('plotted:') && isSubject(m, what, event.id)
      : isMarked(m, what, event, designation) && (!isDoor(designation) || by('709.5h|', true)),
  /** [CR 702.140d] A spell has merged with it. */
  mutate: (m, { what }, event) => event.what === 'merge' && by('702.140d|', isSubject(m, what, event.id)),
  mentor: matchDoneTo,
  explore: matchDone,
  /** [CR 702.100b] */
  evolve: (m, pattern, event) => by('702.100b|', matchDone(m, pattern, event)),
  /** [CR 702.122e] */
  crewed: (m, pattern, event) => by('702.122e|', matchDone(m, pattern, event)),
  miracle: matchDone,
  crew: matchHelp,
  saddle: matchHelp,
  connive: matchDone,
  tapForMana: (m, pattern, event) =>
    event.what === 'addMana' &&
    event.tapped &&
    (pattern.mana === undefined || event.mana.includes(pattern.mana)) &&
    isPlayer(m, pattern.who, event.seat) &&
    isSubject(m, pattern.what, event.source) &&
    bindMade(m, pattern.what, event.mana),
  counters: matchCounters,
  target: (m, pattern, event) =>
    event.what === 'target' &&
    isPlayerIf(m, pattern.who, event.controller) &&
    isRecipient(m, pattern.what, event.id, event.seat) &&
    isSubject(m, pattern.by, event.by),
  attach: (m, pattern, event) =>
    event.what === 'attach' && isSubject(m, pattern.what, event.id) && isSubject(m, pattern.to, event.to),
  unattach: (m, pattern, event) => matchUnattach(m, pattern, event),
  create: (m, pattern, event) => matchCreate(m, pattern, event),
  act: (m, pattern, event) => {
    const seat = actorOf(pattern.act, event);
    if (pattern.n !== undefined && event.what === 'act' && event.n !== pattern.n) return false;
    if (pattern.act === 'clash' && event.what === 'act') m.found[CLASH] = wonBy(event.n > 0 ? event.seat : null);
    return seat !== null && isPlayer(m, pattern.who, seat);
  },
  cycle: (m, pattern, event) =>
    event.what === 'cycle' && isPlayer(m, pattern.who, event.seat) && isSubject(m, pattern.what, event.id),
  search: (m, pattern, event) =>
    event.what === 'search' &&
    event.zone === 'library' &&
    isPlayer(m, pattern.who, event.seat) &&
    isPlayerIf(m, pattern.of, event.of),
  shuffle: (m, pattern, event) => event.what === 'shuffle' && isPlayer(m, pattern.who, event.seat),
  /** By leaving; that somebody else gains control is noticed as it happens, see `losses.ts`. */
  loseControl: (m, { who, what }, event) =>
    event.what === 'move' &&
    event.from === 'battlefield' &&
    isPlayer(m, who, controllerOf(m.game, event.id)) &&
    isSubject(m, what, event.id),
  /** [CR 615.13] */
  prevented: (m, pattern, event) =>
    event.what === 'prevent' &&
    isRecipient(m, pattern.to, event.id, event.seat) &&
    bindAmount(m, pattern.amount, event.amount),
  lose: (m, pattern, event) => event.what === 'lose' && isPlayer(m, pattern.who, event.seat),
  /** [CR 603.8 | 2007: 410.11] States are looked at with state-based actions; they are no events. */
  state: () => false,
  /** [CR 603.12] The instruction before it triggers a reflexive ability. */
  reflexive: () => false,
  any: (m, pattern, event) => pattern.of.some(part => matches(m, part, event)),
};

/** [CR 702.142b] Whether an ability has that keyword in front. */
const isOfKind = (game: Game, id: ObjectId, kind: ActivatedKeyword): boolean => {
  const fits = keywordOnStack(game, id) === kind;
  return kind === 'boast' ? by('702.142b|', fits) : fits;
};

const isDestroying = (cause: Cause): boolean =>
  cause === 'destroy' || cause === 'destroyForGood' || cause === 'lethalDamage';

/** An object gets a mark. */
const isMarked = (m: Matching, what: Objects, event: GameEvent, mark: string): boolean =>
  event.what === 'mark' && event.on && event.mark === mark && isSubject(m, what, event.id);

/** Something happens to an object, and the event has the pattern's own name. */
function matchSame(m: Matching, pattern: PatternOf<'tap' | 'turnFaceUp'>, event: GameEvent): boolean {
  return event.what === pattern.on && 'id' in event && isSubject(m, pattern.what, event.id);
}

/** An object does something that a keyword action names. */
function matchDone(m: Matching, pattern: PatternOf<'explore'>, event: GameEvent): boolean {
  return event.what === 'act' && event.act === pattern.on && isSubject(m, pattern.what, event.id);
}

/** [CR 702.122b, 702.171c] A creature is tapped for the crew or saddle ability of something. */
function matchHelp(m: Matching, { on, what, whom }: PatternOf<'crew' | 'saddle'>, event: GameEvent): boolean {
  if (event.what !== 'act' || event.act !== on) return false;
  return by(HELPS[on], isSubject(m, what, event.id) && isSubject(m, whom, event.source));
}
const HELPS = { crew: '702.122b|', saddle: '702.171c|' } as const;
/** The same of something done to another object. */
function matchDoneTo(m: Matching, { on, what, whom }: PatternOf<'mentor'>, event: GameEvent): boolean {
  return (
    event.what === 'act' &&
    event.act === on &&
    event.to !== undefined &&
    isSubject(m, what, event.id) &&
    isSubject(m, whom, event.to)
  );
}

/** Counters that a cost, damage or a turn-based action puts, and no effect [CR 614.16]. */
const OF_RULES = /^(?:606\.4|120\.3|505\.4|714\.3)/;

/** [CR 122.6, 122.7 | 2007: 200.10] Also of the nth of them. */
function matchCounters(m: Matching, pattern: PatternOf<'counters'>, event: GameEvent): boolean {
  if (event.what !== 'counters' || (pattern.kind !== 'any' && pattern.kind !== event.kind)) return false;
  if (event.n < 0 !== (pattern.remove === true) || !isPlayerIf(m, pattern.who, event.by)) return false;
  if (pattern.byEffect === true && OF_RULES.test(event.rule)) return false;
  if (!isSubject(m, pattern.what, event.id)) return false;
  if (pattern.last === true && (thingOrNone(m.game, event.id)?.counters[event.kind] ?? 0) > 0) return false;
  if (pattern.nth !== undefined && !by('122.7|', isNth(m.game, pattern.nth, event))) return false;
  return bindAmount(m, pattern.amount, Math.abs(event.n));
}

/** Whether these counters brought an object from fewer than so many to so many or more. */
function isNth(game: Game, nth: number, { id, kind, n }: EventOf<'counters'>): boolean {
  const now = thingOrNone(game, id)?.counters[kind] ?? 0;
  return now >= nth && now - n < nth;
}

/** The player who did what a keyword action names; null if it is not what happened. */
function actorOf(act: ActName, event: GameEvent) {
  switch (event.what) {
    case 'act':
      return event.act === act || (act === 'winClash' && event.act === 'clash' && event.n > 0) ? event.seat : null;
    case 'flip':
      return act === 'flipCoin' ||
        (act === 'winFlip' && event.won === true) ||
        (act === 'loseFlip' && event.won === false)
        ? event.seat
        : null;
    case 'roll':
      return act === 'rollDie' || (act === 'rollDice' && event.shown !== undefined) ? event.seat : null;
    case 'mark':
      return act === 'becomeMonarch' && event.mark === 'monarch' && event.on ? event.seat : null;
    case 'cast':
      return act === 'cast' ? event.seat : null;
    default:
      return null;
  }
}

/** [CR 714.2e] The chapter ability that has triggered or resolved is the one with its Saga's last number. */
function matchFinalChapter(m: Matching, { what, does }: PatternOf<'finalChapter'>, event: GameEvent): boolean {
  if (event.what !== does || (event.what !== 'trigger' && event.what !== 'resolve')) return false;
  const ability = event.what === 'trigger' ? event.ability : event.id;
  return by('714.2e|', isFinalChapter(m.game, ability) && isSubject(m, what, event.source));
}
