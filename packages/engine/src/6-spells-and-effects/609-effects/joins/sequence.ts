/** [CR 608.2c | 2007: 413.2b] Instructions are followed in the order written. */

import type { Effect } from '@lawmage/ability';
import type { Game } from '../../../state/game.ts';
import type { MemoryId } from '../../../state/ids.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Executor } from '../types.ts';

export type StepsFrame = {
  readonly do: 'steps';
  readonly steps: readonly Effect[];
  readonly at: number;
  readonly memory: MemoryId;
};

export const sequence: Executor<'sequence'> = (game, { steps }, memory) =>
  goOnWithSteps(game, { do: 'steps', steps, at: 0, memory });

/** The next step, and what comes after it. */
export function goOnWithSteps(game: Game, frame: StepsFrame): Done {
  const effect = frame.steps[frame.at];
  if (effect === undefined) return nothing();
  cite('608.2c|413.2b');
  return push(game, { ...frame, at: frame.at + 1 }, { do: 'effect', effect, memory: frame.memory });
}
