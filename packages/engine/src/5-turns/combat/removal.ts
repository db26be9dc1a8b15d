/** Leaving combat [CR 506.4 | 2007: 306.2]. */

import { rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import { controllerOf, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Attacker, Combat, Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { cite, isCiting } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { attackersBlockedBy, defenderOfPermanent, protectorOf } from './fighters.ts';

/** [CR 506.4, 506.4c, 509.1h | 2007: 306.2, 309.2f] Combat without a permanent; what it blocked stays blocked. */
export function withoutFighter(combat: Combat, id: ObjectId): Combat {
  const fights = combat.blocking.includes(id) || combat.attackers.some(one => one.id === id || one.target === id);
  if (!fights) return combat;
  cite('506.4|306.2', '509.1h|309.2f');
  if (combat.attackers.some(one => one.id === id && one.band >= 0)) cite('702.22f|502.10d');
  return {
    ...combat,
    blocking: combat.blocking.filter(other => other !== id),
    attackers: combat.attackers
      .filter(one => one.id !== id)
      .map(one => ({
        ...one,
        adrift: one.adrift || one.target === id,
        blockers: one.blockers.filter(other => other !== id),
      })),
  };
}

/** An effect removes a creature from combat, or it regenerates. */
export function applyRemoveFromCombat(game: Game, event: EventOf<'removeFromCombat'>): readonly GameEvent[] | null {
  const { combat } = game;
  if (combat === null) return null;
  const rest = withoutFighter(combat, event.id);
  if (rest === combat) return null;
  game.combat = rest;
  return [event];
}

/**
 * [CR 506.4 | 2007: 306.2] Permanents that have changed their controller, protector or type, or have phased out, leave
 * combat. Called before anybody looks at combat again.
 */
export function tidyCombat(game: Game): void {
  const { combat } = game;
  if (combat === null || (combat.attackers.length === 0 && combat.blocking.length === 0)) return;
  let rest = combat;
  if (isCiting()) citeStaying(game, combat);
  for (const attacker of combat.attackers) rest = withoutStranger(game, rest, attacker);
  for (const id of combat.blocking) if (!mayStayBlocking(game, id)) rest = withoutBlocker(rest, id);
  if (rest === combat) return;
  game.combat = rest;
  stale(game);
}

/** [CR 506.4a, 506.4b | 2007: 306.2a, 306.2b] What does not remove a creature from combat. */
function citeStaying(game: Game, { attackers, blocking }: Combat): void {
  for (const id of blocking) {
    if (thing(game, id).tapped) cite('506.4b|306.2b');
    if (rulesOn(game, id).some(({ rule }) => rule.rule === 'cantBlock')) cite('506.4a|306.2a');
  }
  for (const { id } of attackers)
    if (rulesOn(game, id).some(({ rule }) => rule.rule === 'cantAttack')) cite('506.4a|306.2a');
}

function withoutStranger(game: Game, combat: Combat, attacker: Attacker): Combat {
  if (!isOwnCreature(game, attacker.id, combat.attackingPlayer)) return withoutFighter(combat, attacker.id);
  if (attacker.target === NONE || attacker.adrift) return combat;
  if (!isThere(game, attacker.target)) return withoutTarget(combat, attacker.target);
  citeFormerBattle(game, attacker.target);
  if (defenderOfPermanent(game, attacker.target) === attacker.seat) return combat;
  return withoutTarget(combat, attacker.target);
}

/** [CR 506.4e] What was a battle and a planeswalker and is only a planeswalker now is defended by its controller. */
function citeFormerBattle(game: Game, id: ObjectId): void {
  if (isCiting() && protectorOf(game, id) !== NOBODY && isType(game, id, 'planeswalker') && !isType(game, id, 'battle'))
    cite('506.4e|');
}

/** A planeswalker or battle stops being attacked; if it also blocks, it goes on blocking [CR 506.4d]. */
function withoutTarget(combat: Combat, id: ObjectId): Combat {
  if (combat.blocking.includes(id)) cite('506.4d|');
  const attackers = combat.attackers.map(one => (one.target === id ? { ...one, adrift: true } : one));
  return { ...combat, attackers };
}

/** What blocks no longer; if it is also a planeswalker that is attacked, it goes on being attacked [CR 506.4d]. */
function withoutBlocker(combat: Combat, id: ObjectId): Combat {
  cite('506.4|306.2', '509.1h|309.2f');
  if (combat.attackers.some(one => one.target === id && !one.adrift)) cite('506.4d|');
  return {
    ...combat,
    blocking: combat.blocking.filter(other => other !== id),
    attackers: combat.attackers.map(one => ({ ...one, blockers: one.blockers.filter(other => other !== id) })),
  };
}

function mayStayBlocking(game: Game, id: ObjectId): boolean {
  if (!isThere(game, id)) return false;
  const blocked = attackersBlockedBy(game, id);
  return blocked.length === 0 ? isFighter(game, id) : blocked.every(one => isOwnCreature(game, id, one.seat));
}

const isThere = (game: Game, id: ObjectId): boolean => {
  const record = thingOrNone(game, id);
  return record?.zone === 'battlefield' && !record.phasedOut;
};

const isFighter = (game: Game, id: ObjectId): boolean => isType(game, id, 'creature') && !isType(game, id, 'battle');

/** [CR 506.3, 506.4 | 2007: 306.2] A creature on the battlefield under a player's control that may take part in combat. */
export const isOwnCreature = (game: Game, id: ObjectId, seat: Seat): boolean =>
  isThere(game, id) && isFighter(game, id) && controllerOf(game, id) === seat;
