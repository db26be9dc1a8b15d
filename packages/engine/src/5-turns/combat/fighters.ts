/** Who attacks what, and who blocks whom [CR 506 | 2007: 306]. */

import { ready } from '../../1-concepts/106-mana/ready.ts';
import { controllerOf, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Attacker, Combat, Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat, seatOf } from '../../state/ids.ts';
import { opponentsOf } from '../../state/seats.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';

/** A player, or a planeswalker or battle and the player who defends it. */
export type Attackable = { readonly seat: Seat; readonly id: ObjectId };

export const newCombat = (attackingPlayer: Seat): Combat => ({
  attackingPlayer,
  attackers: [],
  declared: false,
  struck: [],
  damageSteps: 0,
  blocking: [],
});

export const attackerOf = (game: Game, id: ObjectId): Attacker | undefined =>
  game.combat?.attackers.find(attacker => attacker.id === id);

export const isAttacking = (game: Game, id: ObjectId): boolean => attackerOf(game, id) !== undefined;
export const isBlocking = (game: Game, id: ObjectId): boolean => game.combat?.blocking.includes(id) ?? false;

/** The attackers that a creature is blocking. */
export const attackersBlockedBy = (game: Game, blocker: ObjectId): readonly Attacker[] =>
  game.combat?.attackers.filter(attacker => attacker.blockers.includes(blocker)) ?? [];

/** [CR 506.2, 802.2 | 2007: 306.3, 602.2] All opponents of the attacking player are defending players. */
export const defendingSeats = (game: Game, attackingPlayer: Seat): readonly Seat[] =>
  opponentsOf(game, attackingPlayer);

/** [CR 506.3, 508.1b, 310.9b | 2007: 308.1] What a player's creatures may attack. */
export function attackables(game: Game, attackingPlayer: Seat): readonly Attackable[] {
  cite('506.3|', '508.1b|308.1');
  const seats = defendingSeats(game, attackingPlayer);
  const list: Attackable[] = seats.map(seat => ({ seat, id: NONE }));
  for (const id of ready(game).roster.attackable) {
    const seat = defenderOfPermanent(game, id);
    if (seat !== NOBODY && seats.includes(seat)) list.push({ seat, id });
  }
  return list;
}

/** [CR 508.5, 310.9d] Who defends a planeswalker or a battle; NOBODY for any other permanent. */
export function defenderOfPermanent(game: Game, id: ObjectId): Seat {
  if (isType(game, id, 'battle')) {
    cite('310.5|', '310.9b|');
    return protectorOf(game, id);
  }
  return by('306.6|', isType(game, id, 'planeswalker')) ? controllerOf(game, id) : NOBODY;
}

/** [CR 310.9] A battle's protector. */
export function protectorOf(game: Game, id: ObjectId): Seat {
  const protector = thing(game, id).memory.protector;
  return typeof protector === 'number' ? seatOf(protector) : NOBODY;
}

/** [CR 506.4c] Whether an attacker still attacks something. */
export function attacksSomething(game: Game, attacker: Attacker): boolean {
  if (attacker.adrift) return !by('506.4c|', true);
  if (attacker.target === NONE) return game.players[attacker.seat]?.left === false;
  return thingOrNone(game, attacker.target)?.zone === 'battlefield';
}

/** [CR 702.22c | 2007: 502.10b] The attackers in an attacker's band, itself included. */
export function bandOf(combat: Combat, attacker: Attacker): readonly Attacker[] {
  return attacker.band < 0 ? [attacker] : combat.attackers.filter(other => other.band === attacker.band);
}
