/** [CR 608.2c | 2007: 413.2b] Instructions are followed in the order written. */

import type { Effect } from '@lawmage/ability';
import type { Game } from '../../../state/game.ts';
import type { MemoryId } from '../../../state/ids.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { happen } from '../../../work/happen.ts';
import type { Executor } from '../types.ts';
import { isOutcome, outcomesOf } from '../verbs/game.ts';

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
  const next = frame.steps[frame.at + 1];
  if (next !== undefined && isOutcome(effect) && isOutcome(next)) return endBoth(game, frame, [effect, next]);
  const as = entersAs(effect, next);
  if (as !== null)
    return push(game, { ...frame, at: frame.at + 2 }, { do: 'effect', effect: as, memory: frame.memory });
  return push(game, { ...frame, at: frame.at + 1 }, { do: 'effect', effect, memory: frame.memory });
}

type Outcomes = readonly Parameters<typeof outcomesOf>[1][];

/** [CR 104.3f | 2007: 102.3e] Winning and losing that an effect says together happen at once. */
function endBoth(game: Game, frame: StepsFrame, outcomes: Outcomes): Done {
  push(game, { ...frame, at: frame.at + outcomes.length });
  return happen(
    game,
    outcomes.flatMap(one => outcomesOf(game, one, frame.memory)),
  );
}

/**
 * [CR 611.2e | 2007: 418.2] "Put it onto the battlefield. It is a Zombie": it is one as it enters; what it "becomes" or
 * "gains" it is only afterwards.
 */
function entersAs(effect: Effect, next: Effect | undefined): Effect | null {
  if (effect.do !== 'move' || effect.to.zone !== 'battlefield' || next?.do !== 'modify' || next.until !== undefined)
    return null;
  const { what, changes } = next;
  const slot = 'slot' in effect.what ? effect.what.slot : undefined;
  if (what.what !== 'that' || (what.slot !== slot && what.slot !== effect.slot)) return null;
  if (!changes.every(change => 'said' in change && change.said?.startsWith('are') === true)) return null;
  return { ...effect, to: { ...effect.to, with: [...(effect.to.with ?? []), { with: 'changes', changes }] } };
}
