/** Controlling another player during that player's turn [CR 723 | 2007: 507]. */
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type Seat } from '../../state/ids.ts';
import { player, writePlayer } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';

/** [CR 723.1, 723.1a | 2007: 507.1, 507.1a] The next turn that a player takes is controlled; the newest such effect counts. */
export function controlNextTurn(game: Game, of: Seat, by: Seat): void {
  cite('723.1|507.1');
  if (player(game, of).controlledNext !== NOBODY) cite('723.1a|507.1a');
  writePlayer(game, of).controlledNext = by;
}

/** [CR 723.1, 723.3 | 2007: 507.1, 507.1c] A turn begins: what controlled the last one ends, and its player may be controlled. */
export function passControl(game: Game, active: Seat): void {
  for (const { seat, controlledBy } of game.players)
    if (controlledBy !== NOBODY)
      Object.assign(writePlayer(game, seat), { controlledBy: NOBODY, controlledWhile: NONE });
  const { controlledNext } = player(game, active);
  if (controlledNext === NOBODY) return;
  const record = writePlayer(game, active);
  record.controlledNext = NOBODY;
  if (player(game, controlledNext).left) return;
  cite('723.1|507.1', '723.3|507.1c');
  if (controlledNext === active) cite('723.9|');
  record.controlledBy = controlledNext;
}

/**
 * [CR 723.5, 723.8 | 2007: 507.3, 507.3d] Who makes the choices of a player: whoever controls that player, and otherwise the player.
 * Who controls another player makes their own as well.
 */
export function decides(game: Game, seat: Seat): Seat {
  const controlledBy = game.players[seat]?.controlledBy ?? NOBODY;
  if (controlledBy === NOBODY) {
    if (game.players.some(one => one.controlledBy === seat)) cite('723.8|507.3d');
    return seat;
  }
  cite('723.5|507.3');
  return controlledBy;
}

const NO_EYES: readonly Seat[] = [];

/** [CR 723.4 | 2007: 507.2] Whose eyes a seat has besides its own: those of the players it controls, and of whom they control. */
export function eyesOf({ players }: Game, seat: Seat): readonly Seat[] {
  if (seat < 0 || !players.some(({ controlledBy }) => controlledBy === seat)) return NO_EYES;
  const eyes = [seat];
  for (const eye of eyes)
    for (const one of players) if (one.controlledBy === eye && !eyes.includes(one.seat)) eyes.push(one.seat);
  return eyes.slice(1);
}
