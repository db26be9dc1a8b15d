/** Creatures put onto the battlefield attacking [CR 506.3, 508.4 | 2007: 308.3]. */

import type { Attacking } from '@lawmage/ability';
import { isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game, Thing } from '../../state/game.ts';
import { NONE, type ObjectId, objectIdOf, type Seat, seatOf } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { type Attackable, attackables, attackerOf, isAttacking } from './fighters.ts';
import { isOwnCreature } from './removal.ts';

/** [CR 508.4, 508.4a | 2007: 308.3] What it may attack by the words that put it there; false: it does not attack. */
export function attackedBy(
  game: Game,
  words: Attacking | undefined,
  controller: Seat,
  scope: Scope,
): readonly Attackable[] | false {
  if (words === undefined) return false;
  cite('508.4|');
  if (game.combat?.attackingPlayer !== controller) {
    cite('506.3b|');
    return [];
  }
  const choices = attackables(game, controller);
  if (words === true) return choices;
  if ('whom' in words) {
    const seats = playersOf(game, words.whom, scope);
    return stillThere(choices.filter(one => seats.includes(one.seat)));
  }
  const [like] = objectsOf(game, words.like, scope).flatMap(id => attackedOf(game, id) ?? []);
  return stillThere(choices.filter(one => one.seat === like?.seat && one.id === like.id));
}

/** [CR 506.3c, 508.4a] Who was to be attacked may have left the game, a permanent the battlefield: nothing is attacked. */
function stillThere(choices: readonly Attackable[]): readonly Attackable[] {
  if (choices.length === 0) cite('506.3c|', '508.4a|');
  return choices;
}

/** What an attacking creature attacks, or attacked when it left combat with the battlefield. */
function attackedOf(game: Game, id: ObjectId): Attackable | null {
  const attacker = attackerOf(game, id);
  if (attacker !== undefined) return { seat: attacker.seat, id: attacker.target };
  const last = thingOrNone(game, id)?.memory[ATTACKED];
  if (!Array.isArray(last)) return null;
  const [seat = -1, target = -1] = last;
  return { seat: seatOf(seat), id: target < 0 ? NONE : objectIdOf(target) };
}

const ATTACKED = 'attacked';

/** [CR 608.2h, 702.49c | 2007: 413.2f, 502.43c] A creature that leaves is remembered with what it attacked. */
export function rememberAttacked(game: Game, record: Thing): void {
  const attacker = attackerOf(game, record.id);
  if (attacker !== undefined) record.memory = { ...record.memory, [ATTACKED]: [attacker.seat, attacker.target] };
}

/**
 * [CR 506.3a–506.3d, 508.4a, 508.4d | 2007: 308.3] A creature just put onto the battlefield attacks. It never becomes an
 * attacking creature if it is none, or if what it would attack cannot be attacked.
 */
export function enterAttacking(game: Game, id: ObjectId, whom: Attackable): void {
  const { combat } = game;
  if (combat === null || isAttacking(game, id)) return;
  if (!isOwnCreature(game, id, combat.attackingPlayer)) {
    cite(isType(game, id, 'battle') && isType(game, id, 'creature') ? '506.3f|' : '506.3a|');
    return;
  }
  const allowed = attackables(game, combat.attackingPlayer);
  if (!allowed.some(one => one.seat === whom.seat && one.id === whom.id)) {
    cite('506.3c|');
    return;
  }
  cite('508.4c|');
  if (game.step !== 'declareAttackers') cite('506.3d|', '508.4d|');
  const attacker = { id, seat: whom.seat, target: whom.id, adrift: false, band: -1, blocked: false, blockers: [] };
  game.combat = { ...combat, attackers: [...combat.attackers, attacker] };
}
