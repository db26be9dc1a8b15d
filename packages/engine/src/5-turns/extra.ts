/** Extra turns and phases [CR 500.7, 500.8, 500.10a | 2007: 300.6, 300.7]. */

import type { Game } from '../state/game.ts';
import type { Seat } from '../state/ids.ts';
import { fromActive } from '../state/seats.ts';
import { type Done, nothing } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import type { Handlers } from '../work/run.ts';
import { type ADDED, addPhases } from './plan.ts';

export type ExtraFrame = {
  readonly do: 'addTurns';
  readonly seats: readonly Seat[];
  readonly adds: 'turn' | keyof typeof ADDED;
  readonly count: number;
};

/**
 * [CR 500.7, 500.8, 500.10a | 2007: 300.6, 300.7] Turns are added one at a time, for several players in APNAP order, and the one added last
 * is taken first; phases are added after the current one, to the active player's turn only.
 */
function addTurns(game: Game, { seats, adds, count }: ExtraFrame): Done {
  for (let n = 0; n < count; n++) {
    for (const seat of fromActive(game)) {
      if (!seats.includes(seat)) continue;
      cite(adds === 'turn' ? '500.7|300.6' : seat === game.active ? '500.8|300.7' : '500.10a|');
      if (adds === 'turn') game.extraTurns = [...game.extraTurns, { seat, skipUntap: false }];
      else if (seat === game.active) addPhases(game, adds);
    }
  }
  return nothing();
}

export const extraHandlers: Handlers<ExtraFrame> = { addTurns };
