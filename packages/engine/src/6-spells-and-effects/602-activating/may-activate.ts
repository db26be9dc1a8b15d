/** Whether a player may begin to activate an ability, its cost and targets apart [CR 602.5 | 2007: 403, 409.4]. */

import type { Activated, ActivationLimit, ObjectRule } from '@lawmage/ability';
import { isSameAbility } from '../../1-concepts/113-abilities/same.ts';
import { holds } from '../../nouns/condition.ts';
import { fits } from '../../nouns/fits.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import { isStep } from '../601-casting/periods.ts';
import { isMainPhaseOf } from '../601-casting/timing.ts';
import { type LivePlayerRule, playerRules, rulesOn } from '../604-static/rules.ts';
import { isManaAbility } from '../605-mana-abilities/is-mana-ability.ts';
import { hasTimesLeft, isLoyalty } from './times.ts';

/** Whether timing, limits and prohibitions let a player begin to activate an ability. */
export function mayActivate(
  game: Game,
  seat: Seat,
  id: ObjectId,
  ability: Activated,
  at: number,
  rules: readonly LivePlayerRule[] = playerRules(game, seat),
): boolean {
  if (isLoyalty(ability)) {
    cite('209.2|', '306.5d|');
    if (by('606.3|', !isMainPhaseOf(game, seat))) return false;
  }
  if (!hasTimesLeft(game, id, ability, at) || isUnderWay(game, id, ability)) return false;
  if (ability.limits !== undefined) {
    for (const limit of ability.limits) if (!isMet(game, seat, id, limit)) return false;
  }
  return !isForbidden(game, id, ability, rules);
}

/** [CR 605.3c] A mana ability that has begun to be activated can't be activated again until it has resolved. */
function isUnderWay(game: Game, id: ObjectId, ability: Activated): boolean {
  const same = game.kept.some(({ item }) => {
    const { zone, stack } = thingOrNone(game, item) ?? { zone: 'stack', stack: null };
    return zone === null && stack?.source === id && isSameAbility(stack.ability, ability);
  });
  return by('605.3c|', same);
}

/** [CR 602.1b, 602.5d, 602.5e | 2007: 403.3, 403.5] "Activate only …". Numbers of times are counted in `times.ts`. */
function isMet(game: Game, seat: Seat, id: ObjectId, limit: ActivationLimit): boolean {
  cite('602.1b|');
  switch (limit.only) {
    case 'instant':
      cite('304.5|212.5e');
      return by('602.5e|403.5', true);
    case 'sorcery':
      return isSorceryTime(game, seat);
    case 'if':
      return holds(game, limit.condition, { you: seat, source: id, x: 0, found: [] });
    case 'during':
      return isDuring(game, seat, id, limit);
    default:
      return true;
  }
}

function isSorceryTime(game: Game, seat: Seat): boolean {
  if (isMainPhaseOf(game, seat)) return true;
  cite('602.5d|403.5', '307.5|212.7e');
  return false;
}

const OF_COMBAT = /combat|attackers|blockers/i;

function isDuring(
  game: Game,
  seat: Seat,
  id: ObjectId,
  limit: Extract<ActivationLimit, { readonly only: 'during' }>,
): boolean {
  if (
    limit.of !== undefined &&
    !playersOf(game, limit.of, { you: seat, source: id, x: 0, found: [] }).includes(game.active)
  )
    return false;
  if (limit.step === 'turn') return true;
  if (OF_COMBAT.test(limit.step)) cite('506.7g|');
  return isStep(game, limit.step);
}

/** [CR 101.2, 602.5 | 2007: 103.2, 409.4] What forbids activating. */
function isForbidden(game: Game, id: ObjectId, ability: Activated, rules: readonly LivePlayerRule[]): boolean {
  const own = rulesOn(game, id);
  if (own.length > 0 && own.some(({ rule }) => forbids(game, rule, ability))) return by('602.5|409.4', true);
  return by('602.5|409.4', rules.length > 0 && rules.some(live => forbidsPlayer(game, id, live, ability)));
}

/** What says that an ability can't be activated, or NONE. */
export function forbidderOf(game: Game, id: ObjectId, ability: Activated, rules: readonly LivePlayerRule[]): ObjectId {
  const own = rulesOn(game, id).find(({ rule }) => forbids(game, rule, ability));
  return (own ?? rules.find(live => forbidsPlayer(game, id, live, ability)))?.source ?? NONE;
}

function forbids(game: Game, rule: ObjectRule, ability: Activated): boolean {
  if (rule.rule !== 'cantActivate') return false;
  if (rule.except === 'mana' && isManaAbility(game, ability)) return false;
  if (rule.only === 'loyalty') return isLoyalty(ability);
  return rule.only !== 'tap' || ability.cost.some(part => part.pay === 'tap');
}

function forbidsPlayer(game: Game, id: ObjectId, live: LivePlayerRule, ability: Activated): boolean {
  const { rule } = live;
  if (rule.rule !== 'cantActivate' || (rule.except === 'mana' && isManaAbility(game, ability))) return false;
  return fits(game, id, rule.of, live);
}
