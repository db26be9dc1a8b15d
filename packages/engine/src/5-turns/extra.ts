/** Extra turns, phases and steps [CR 500.7–500.10a | 2007: 300.6–300.8]. */

import type { AtEndOfTurn, Game } from '../state/game.ts';
import type { Seat } from '../state/ids.ts';
import { fromActive } from '../state/seats.ts';
import { type Done, nothing } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import type { Handlers } from '../work/run.ts';
import { type ADDED, addPhases, addStep, addStepAsPhase } from './plan.ts';

export type ExtraFrame = {
  readonly do: 'addTurns';
  readonly seats: readonly Seat[];
  readonly adds: 'turn' | 'upkeep' | 'end' | keyof typeof ADDED;
  readonly after: 'step' | 'phase' | null;
  readonly count: number;
  readonly atEnd: AtEndOfTurn | null;
};

/**
 * [CR 500.7, 500.8, 500.10a | 2007: 300.6, 300.7] Turns are added one at a time, for several players in APNAP order, and the one added last
 * is taken first; phases are added after the current one, to the active player's turn only.
 */
function addTurns(game: Game, { seats, adds, after, count, atEnd }: ExtraFrame): Done {
  for (let n = 0; n < count; n++) {
    for (const seat of fromActive(game)) {
      if (!seats.includes(seat)) continue;
      if (adds === 'turn') {
        cite('500.7|300.6');
        game.extraTurns = [...game.extraTurns, { seat, skipUntap: false, atEnd }];
      } else if (seat !== game.active) cite('500.10a|');
      else addToTurn(game, adds, after);
    }
  }
  return nothing();
}

/** [CR 500.8–500.10 | 2007: 300.7, 300.8] What is added last comes first. */
function addToTurn(game: Game, adds: Exclude<ExtraFrame['adds'], 'turn'>, after: ExtraFrame['after']): void {
  if (adds !== 'upkeep' && adds !== 'end') {
    cite('500.8|300.7');
    addPhases(game, adds);
  } else if (after === 'phase') {
    cite('500.10|');
    addStepAsPhase(game, adds);
  } else {
    cite('500.9|300.8');
    addStep(game, adds);
  }
}

export const extraHandlers: Handlers<ExtraFrame> = { addTurns };
