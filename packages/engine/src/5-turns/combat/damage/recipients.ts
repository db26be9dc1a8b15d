/** What a creature may assign its combat damage to, and how much it assigns [CR 510.1 | 2007: 310.2]. */

import { rulesOn } from '../../../6-spells-and-effects/604-static/rules.ts';
import {
  characteristics,
  hasKeyword,
  isType,
  powerOf,
  toughnessOf,
} from '../../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword } from '../../../7-additional/702-keywords/rules.ts';
import { editionOf } from '../../../editions/edition.ts';
import type { AssignedDamage, Attacker, Game } from '../../../state/game.ts';
import { NONE, type ObjectId } from '../../../state/ids.ts';
import { thing } from '../../../state/store.ts';
import { by, cite } from '../../../work/cite.ts';
import type { Option } from '../../../work/decision.ts';
import { attackerOf, attackersBlockedBy, attacksSomething } from '../fighters.ts';
import type { Trampling } from './division.ts';

export type Recipients = { readonly options: readonly Option[]; readonly trampling: Trampling | null };

/** Creatures that are still to assign damage, the one at hand first, and what has been assigned. */
export type Assigning = { readonly sources: readonly ObjectId[]; readonly assigned: readonly AssignedDamage[] };

const NOBODY_TO_HIT: Recipients = { options: [], trampling: null };

/** [CR 510.1a | 2007: 310.2a] How much combat damage a creature assigns. */
export function damageOf(game: Game, id: ObjectId): number {
  const rules = rulesOn(game, id);
  if (rules.some(({ rule }) => rule.rule === 'assignsNoCombatDamage')) {
    cite('|310.2e');
    return 0;
  }
  const byToughness = rules.some(({ rule }) => rule.rule === 'assignsByToughness');
  if (byToughness) cite('|310.2e');
  if (powerOf(game, id) < 0) cite('107.1b|104.2');
  return Math.max(byToughness ? toughnessOf(game, id) : powerOf(game, id), 0);
}

/** Whether a blocked attacker may assign its damage as though it were not blocked. */
export const mayIgnoreBlockers = (game: Game, attacker: Attacker): boolean =>
  attacker.blocked && rulesOn(game, attacker.id).some(({ rule }) => rule.rule === 'assignsAsThoughUnblocked');

/** [CR 510.1b, 506.4c | 2007: 310.2b] What an unblocked attacker hits. */
export function attackedBy(game: Game, attacker: Attacker, assigned: readonly AssignedDamage[]): Recipients {
  cite('510.1b|310.2b');
  const options = whatIsHit(game, attacker);
  if (options.length === 0) return NOBODY_TO_HIT;
  if (options.length === 1) return { options, trampling: null };
  const over = loyaltyLeft(game, attacker, assigned);
  return { options, trampling: { first: 0, lethal: [], owed: [], later: [], over } };
}

/** Whether it attacks a planeswalker that it may trample over. */
const overPlaneswalker = (game: Game, { id, target }: Attacker): boolean =>
  target !== NONE && hasKeyword(game, id, 'trample over planeswalkers') && isType(game, target, 'planeswalker');

/**
 * [CR 702.19c, 702.19e, 702.19f | 2007: none] What a creature attacks; with trample over planeswalkers the player behind the
 * planeswalker too, even when that has been removed from combat.
 */
function whatIsHit(game: Game, attacker: Attacker): readonly Option[] {
  const there = attacksSomething(game, attacker) ? [whatIsAttacked(attacker)] : [];
  if (!overPlaneswalker(game, attacker)) return there;
  cite('702.19c|');
  if (there.length === 0) cite('702.19e|');
  return [...there, { is: 'player', seat: attacker.seat }];
}

/** How much more damage is as much as the loyalty of the planeswalker, counting what others assign in the same step. */
function loyaltyLeft(game: Game, { target }: Attacker, assigned: readonly AssignedDamage[]): number {
  const already = assigned.reduce((sum, one) => (one.id === target ? sum + one.amount : sum), 0);
  return Math.max(0, (thing(game, target).counters.loyalty ?? 0) - already);
}

const whatIsAttacked = (attacker: Attacker): Option =>
  attacker.target === NONE ? { is: 'player', seat: attacker.seat } : { is: 'object', id: attacker.target };

/**
 * [CR 510.1c, 702.19b, 702.19d | 2007: 310.2c, 502.9b, 502.9c] A blocked attacker hits its blockers; with trample also what
 * it attacks.
 */
export function hitByAttacker(game: Game, attacker: Attacker, { assigned, sources }: Assigning): Recipients {
  if (!attacker.blocked) return attackedBy(game, attacker, assigned);
  const blockers = attacker.blockers.map((id): Option => ({ is: 'object', id }));
  cite('510.1c|310.2c');
  if (!tramplesOver(game, attacker)) return { options: blockers, trampling: null };
  citeKeyword(characteristics(game, attacker.id), 'trample');
  if (blockers.length === 0) {
    cite('702.19d|502.9c');
    return attackedBy(game, attacker, assigned);
  }
  cite('702.19b|502.9b', '702.19b|502.9d');
  if (attacker.target !== NONE && !overPlaneswalker(game, attacker)) cite('702.19f|');
  const behind = whatIsHit(game, attacker);
  const shared = trampling(game, attacker, { assigned, sources });
  return {
    options: [...blockers, ...behind],
    trampling: behind.length > 1 ? { ...shared, over: loyaltyLeft(game, attacker, assigned) } : shared,
  };
}

/** [CR 510.1e | 2007: 502.9b] Several with trample may share blockers: what they assign is looked at together. */
function trampling(game: Game, attacker: Attacker, { assigned, sources }: Assigning): Trampling {
  const past = owedBlockers(game, assigned);
  const ids = [...new Set([...attacker.blockers, ...past])];
  const later = sources.slice(1).flatMap(id => {
    const other = attackerOf(game, id);
    return other !== undefined && tramplesOver(game, other) ? [other] : [];
  });
  if (later.length > 0 || past.length > 0) cite('510.1e|');
  return {
    first: attacker.blockers.length,
    lethal: ids.map((id, at) => lethalDamage(game, at < attacker.blockers.length ? attacker.id : NONE, id, assigned)),
    owed: ids.map(id => past.includes(id)),
    later: later.map(other => ({
      most: damageOf(game, other.id),
      deathtouch: editionOf(game).deathtouchIsLethal && hasKeyword(game, other.id, 'deathtouch'),
      blockers: ids.flatMap((id, at) => (other.blockers.includes(id) ? [at] : [])),
    })),
  };
}

const tramplesOver = (game: Game, attacker: Attacker): boolean =>
  attacker.blocked &&
  (overPlaneswalker(game, attacker) || (hasKeyword(game, attacker.id, 'trample') && attacksSomething(game, attacker)));

/** The blockers past which damage has been assigned to what is attacked. */
const owedBlockers = (game: Game, assigned: readonly AssignedDamage[]): readonly ObjectId[] =>
  (game.combat?.attackers ?? [])
    .filter(one => tramplesOver(game, one))
    .filter(one => assigned.some(({ source, id }) => source === one.id && !one.blockers.includes(id)))
    .flatMap(one => one.blockers);

/** [CR 510.1d | 2007: 310.2d] A blocker hits the attackers it is blocking. */
export function hitByBlocker(game: Game, id: ObjectId): Recipients {
  cite('510.1d|310.2d');
  return {
    options: attackersBlockedBy(game, id).map(attacker => ({ is: 'object', id: attacker.id })),
    trampling: null,
  };
}

/**
 * [CR 702.19b, 702.2c | 2007: 502.9b, 502.9d] How much more damage is lethal for a creature, counting what is marked on it
 * and what others assign in the same step.
 */
function lethalDamage(game: Game, source: ObjectId, id: ObjectId, assigned: readonly AssignedDamage[]): number {
  let left = survivable(game, id) - thing(game, id).damage;
  const touching = editionOf(game).deathtouchIsLethal;
  for (const one of assigned) {
    if (one.id !== id || one.amount === 0) continue;
    left -= touching && hasKeyword(game, one.source, 'deathtouch') ? left : one.amount;
  }
  if (left <= 0) return 0;
  return by('702.2c|', touching && source !== NONE && hasKeyword(game, source, 'deathtouch')) ? 1 : left;
}

/** Toughness, or power where an effect says so. */
function survivable(game: Game, id: ObjectId): number {
  const byPower = rulesOn(game, id).some(({ rule }) => rule.rule === 'lethalByPower');
  return byPower ? powerOf(game, id) : toughnessOf(game, id);
}
