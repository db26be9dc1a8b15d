/** Patterns about attacking and blocking [CR 508.3, 509.3 | 2007: 410.9]. Events come one occurrence at a time. */
import type { Objects, Quantity } from '@lawmage/ability';
import type { Found } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { by, cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { countOf } from '../count.ts';
import { isPlayer, isRecipient, isSubject, isSubjectIf, type Matching, type PatternOf } from './matching.ts';

/** [CR 506.5, 508.3a, 702.83b | 2007: 306.4] */
export function matchAttack(m: Matching, pattern: PatternOf<'attack'>, event: GameEvent): boolean {
  if (event.what !== 'attack') return false;
  const { others } = pattern;
  if (others !== undefined)
    return event.attackers.length > others && event.attackers.some(({ id }) => isSubject(m, pattern.what, id));
  const [attacker] = event.attackers;
  if (attacker === undefined || (pattern.alone === true && event.attackers.length > 1)) return false;
  const matched =
    isSubject(m, pattern.what, attacker.id) && isRecipient(m, pattern.whom, attacker.target, attacker.seat);
  return pattern.alone === true ? by('702.83b|', matched) : matched;
}

/** [CR 508.3b–508.3e] The declaration as a whole. */
export function matchAttackWith(m: Matching, pattern: PatternOf<'attackWith'>, event: GameEvent): boolean {
  if (event.what !== 'attack' || !isPlayer(m, pattern.who, event.seat)) return false;
  const { what, whom } = pattern;
  const attacking = event.attackers.filter(one => isRecipient(m, whom, one.target, one.seat));
  if (whom !== undefined && 'who' in whom && attacking.length > 0) cite('508.6|');
  const ids = attacking.map(one => one.id).filter(id => isSubjectIf(m, what, id));
  if (what === undefined || what.what !== 'some') return ids.length > 0;
  if (!isEnough(m, what.count, ids.length)) return false;
  if (what.slot !== undefined) m.found[what.slot] = foundOf(ids);
  return true;
}

const foundOf = (ids: Found['ids']): Found => ({ ids, seats: [], n: ids.length });

function isEnough(m: Matching, count: Quantity | undefined, n: number): boolean {
  if (count === undefined || 'any' in count || 'all' in count || 'total' in count) return n > 0;
  if ('exactly' in count) return n === countOf(m.game, count.exactly, m.scope);
  if ('atLeast' in count) return n >= countOf(m.game, count.atLeast, m.scope);
  if ('upTo' in count) return n > 0 && n <= countOf(m.game, count.upTo, m.scope);
  return n >= count.between[0] && n <= count.between[1];
}

/** [CR 509.3a, 509.3b | 2007: 410.9a, 410.9b] */
export function matchBlock(m: Matching, pattern: PatternOf<'block'>, event: GameEvent): boolean {
  if (event.what !== 'block') return false;
  return event.blocks.some(
    ({ blocker, attacker }) => isSubject(m, pattern.what, blocker) && isSubjectIf(m, pattern.whom, attacker),
  );
}

/** [CR 509.3c, 509.3d | 2007: 410.9c, 410.9d] */
export function matchBlocked(m: Matching, pattern: PatternOf<'blocked'>, event: GameEvent): boolean {
  if (event.what !== 'blocked' || (event.again === true && pattern.by === undefined)) return false;
  return event.attackers.some(
    ({ id, blocked, blockers }) =>
      blocked && isSubject(m, pattern.what, id) && (pattern.by === undefined || isBlockedBy(m, pattern.by, blockers)),
  );
}

/** [CR 509.3d, 509.3e | 2007: 410.9d, 410.9e] By a creature, or by at least so many. */
function isBlockedBy(m: Matching, by: Objects, blockers: readonly ObjectId[]): boolean {
  const such = blockers.filter(blocker => isSubject(m, by, blocker));
  return by.what === 'some' ? isEnough(m, by.count, such.length) : such.length > 0;
}

/** [CR 509.3g] */
export function matchUnblocked(m: Matching, pattern: PatternOf<'unblocked'>, event: GameEvent): boolean {
  return (
    event.what === 'blocked' && event.attackers.some(({ id, blocked }) => !blocked && isSubject(m, pattern.what, id))
  );
}
