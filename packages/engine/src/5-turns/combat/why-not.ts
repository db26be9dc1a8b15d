/** Why a creature may not attack or block now, for people who want to know. */
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { whyNoAttack, whyNotThat } from './declaration/attacking.ts';
import { whyNoBlocker } from './declaration/blocking.ts';
import { sideOf, whyNoBlock } from './evasion.ts';
import { type Attackable, attackerOf } from './fighters.ts';
import { forbidden, type Hindrance, hindrance } from './hindrance.ts';

/** [CR 508.1a, 508.1c | 2007: 308.2a, 500.2] What keeps a creature from attacking, or from attacking this; null if nothing does by itself. */
export function whyNotAttack(game: Game, seat: Seat, id: ObjectId, whom: Attackable | null = null): Hindrance | null {
  const hindered = whyNoAttack(game, id, seat);
  if (hindered !== null) return hindered;
  if (game.active !== seat) return hindrance('notYourTurn', '508.1|308.2');
  const says = whom === null ? undefined : whyNotThat(game, id, whom);
  return says === undefined ? null : forbidden('508.1c|500.2', says);
}

/** [CR 509.1a, 509.1b | 2007: 309.2a, 500.3] What keeps a creature from blocking an attacker, or any; null if nothing does by itself. */
export function whyNotBlock(game: Game, seat: Seat, id: ObjectId, attacker: ObjectId | null = null): Hindrance | null {
  const hindered = whyNoBlocker(game, id, seat);
  if (hindered !== null) return hindered;
  const attackers = (game.combat?.attackers ?? []).filter(one => one.seat === seat).map(one => one.id);
  const asked = attacker === null ? attackers : attackers.filter(one => one === attackerOf(game, attacker)?.id);
  const [first = NOT_ATTACKING, ...more] = asked.map(one =>
    whyNoBlock(game, sideOf(game, one), sideOf(game, id), seat),
  );
  return more.includes(null) ? null : first;
}

const NOT_ATTACKING = hindrance('notAttacking', '509.1a|309.2a');
