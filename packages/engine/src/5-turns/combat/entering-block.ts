/** Creatures put onto the battlefield blocking [CR 506.3, 509.4 | 2007: none]. */
import type { Blocking } from '@lawmage/ability';
import { isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { objectsOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Attacker, Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { attackerOf, isBlocking } from './fighters.ts';
import { isOwnCreature } from './removal.ts';

/**
 * [CR 509.4, 509.4a, 506.3e] What it may block by the words that put it there; false: it does not block. Only what attacks
 * its controller, or a permanent that this player defends. Requirements and restrictions are not asked [CR 509.4b].
 */
export function blockedBy(
  game: Game,
  words: Blocking | undefined,
  controller: Seat,
  scope: Scope,
): readonly ObjectId[] | false {
  if (words === undefined) return false;
  cite('509.4|', '509.4b|');
  const attackers = (game.combat?.attackers ?? []).filter(one => one.seat === controller).map(one => one.id);
  const named = words === true ? attackers : objectsOf(game, words, scope).filter(id => attackers.includes(id));
  if (named.length === 0 && words !== true) cite('506.3e|', '509.4a|');
  return named;
}

/** [CR 506.3a, 506.3f, 509.4] A creature just put onto the battlefield blocks; what was unblocked becomes blocked. */
export function enterBlocking(game: Game, id: ObjectId, attacker: ObjectId): readonly GameEvent[] {
  const { combat } = game;
  const blocked = attackerOf(game, attacker);
  if (combat === null || blocked === undefined || isBlocking(game, id)) return [];
  if (!isOwnCreature(game, id, blocked.seat)) {
    cite(isType(game, id, 'battle') && isType(game, id, 'creature') ? '506.3f|' : '506.3a|');
    return [];
  }
  const now: Attacker = { ...blocked, blocked: true, blockers: [...blocked.blockers, id] };
  game.combat = {
    ...combat,
    blocking: [...combat.blocking, id],
    attackers: combat.attackers.map(one => (one.id === attacker ? now : one)),
  };
  const told = { what: 'blocked', rule: '509.4|', source: id, attackers: [{ ...now, blockers: [id] }] } as const;
  return [blocked.blocked ? { ...told, again: true } : told];
}
