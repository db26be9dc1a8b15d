/** Creatures put onto the battlefield attacking [CR 506.3, 508.4 | 2007: 308.3]. */
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { type Attackable, attackables, isAttacking } from './fighters.ts';
import { isOwnCreature } from './removal.ts';

/**
 * [CR 508.4] What a creature put onto the battlefield attacking by a player may attack; its controller chooses. Nothing
 * if that player is not attacking [CR 506.3b].
 */
export function attackChoices(game: Game, seat: Seat): readonly Attackable[] {
  return game.combat?.attackingPlayer === seat ? attackables(game, seat) : [];
}

/**
 * [CR 506.3a–506.3d, 508.4a, 508.4d | 2007: 308.3] A creature just put onto the battlefield attacks. It never becomes an
 * attacking creature if it is none, or if what it would attack cannot be attacked.
 */
export function enterAttacking(game: Game, id: ObjectId, whom: Attackable): void {
  const { combat } = game;
  if (combat === null || isAttacking(game, id) || !isOwnCreature(game, id, combat.attackingPlayer)) return;
  const allowed = attackables(game, combat.attackingPlayer);
  if (!allowed.some(one => one.seat === whom.seat && one.id === whom.id)) return;
  const attacker = { id, seat: whom.seat, target: whom.id, adrift: false, band: -1, blocked: false, blockers: [] };
  game.combat = { ...combat, attackers: [...combat.attackers, attacker] };
}
