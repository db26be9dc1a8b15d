/** Steps and phases: how each begins, what is done in it, how it ends [CR 500 | 2007: 300]. */

import type { StepName } from '@lawmage/ability';
import { endDurations } from '../6-spells-and-effects/611-continuous/durations.ts';
import { mayBeChanged } from '../6-spells-and-effects/614-replacement/replace.ts';
import { forgetNumbers } from '../7-additional/732-shortcuts/independent.ts';
import type { Rule } from '../editions/rule.ts';
import type { Game, PlannedStep } from '../state/game.ts';
import { type MemoryId, NONE } from '../state/ids.ts';
import { type Done, push, pushInOrder } from '../work/agenda.ts';
import { cite, citeAll } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';
import type { Frame } from '../work/frames.ts';
import { happen } from '../work/happen.ts';
import { forget, foundIn, memory as memoryOf, openMemory } from '../work/memory.ts';
import type { Handlers } from '../work/run.ts';
import { firstThings, hasFirstThings } from './first-things.ts';
import { emptyingPools, loosenPools } from './pools.ts';
import { isSkipped } from './skip.ts';

export type StepFrame =
  /** The next step of the turn begins, or the next turn. */
  | { readonly do: 'step' }
  /** The step that would begin has begun, or something has happened instead. */
  | { readonly do: 'stepBegun'; readonly next: PlannedStep; readonly memory: MemoryId }
  | { readonly do: 'firstThings' }
  | { readonly do: 'endStep' };

const during = (...work: readonly Frame[]): readonly Frame[] => [...work, { do: 'endStep' }, { do: 'step' }];

/** What is done in a step, in order: turn-based actions, then priority [CR 703.4, 117.3a | 2007: 408.2g, 408.1c]. */
const WORK: Readonly<Record<StepName, readonly Frame[]>> = {
  untap: during({ do: 'phasing' }, { do: 'dayNight' }, { do: 'untapStep' }),
  upkeep: during({ do: 'activePriority' }),
  draw: during({ do: 'drawStep' }, { do: 'activePriority' }),
  precombatMain: during({ do: 'sagas' }, { do: 'activePriority' }),
  beginCombat: during({ do: 'beginCombat' }, { do: 'activePriority' }),
  declareAttackers: during({ do: 'declareAttackers' }, { do: 'activePriority' }),
  declareBlockers: during({ do: 'declareBlockers' }, { do: 'activePriority' }),
  combatDamage: during({ do: 'combatDamage' }, { do: 'activePriority' }),
  endCombat: during({ do: 'activePriority' }),
  postcombatMain: during({ do: 'activePriority' }),
  end: during({ do: 'activePriority' }),
  cleanup: during({ do: 'handSize' }, { do: 'turnEnds' }, { do: 'afterCleanup' }),
};

/** The rule that each step comes from. */
const RULES: Readonly<Record<StepName, Rule>> = {
  untap: '502|302',
  upkeep: '503|303',
  draw: '504|304',
  precombatMain: '505|305',
  beginCombat: '507|307',
  declareAttackers: '508|308',
  declareBlockers: '509|309',
  combatDamage: '510|310',
  endCombat: '511|311',
  postcombatMain: '505|305',
  end: '513|313',
  cleanup: '514|314',
};

/** [CR 500.4, 500.6, 500.11, 703.3 | 2007: 300.4, 300.5, 300.9] A step begins, unless it is skipped. */
function step(game: Game): Done {
  const next = game.steps.at(-1);
  if (next === undefined) return push(game, { do: 'turn' });
  game.steps = game.steps.slice(0, -1);
  if (isSkipped(game, next)) return push(game, { do: 'step' });
  const { phase, step } = next;
  const begins = [
    { what: 'step', step, phase, seat: game.active, firstStrike: false, rule: RULES[step], source: NONE },
  ] as const;
  if (!mayBeChanged(game, begins)) {
    workIn(game, next);
    return happen(game, begins);
  }
  const memory = openMemory(game, { you: game.active, source: NONE, item: NONE, x: 0, found: [] });
  push(game, { do: 'stepBegun', next, memory });
  return happen(game, begins, { memory, slot: 0, amount: -1 });
}

/** [CR 614.10 | 2007: 419.6e] What could have been replaced has happened, or the turn goes on without it. */
function stepBegun(game: Game, { next, memory }: Extract<StepFrame, { readonly do: 'stepBegun' }>): Done {
  const { seats } = foundIn(memoryOf(game, memory), 0);
  forget(game, memory);
  if (seats.length > 0) return workIn(game, next);
  if (next.step === 'beginCombat') game.steps = game.steps.filter(({ phase }) => phase !== next.phase);
  return push(game, { do: 'step' });
}

/** What is done in a step, and before all that what was to be first in it. */
function workIn(game: Game, { step }: PlannedStep): Done {
  const done = pushInOrder(game, WORK[step]);
  return hasFirstThings(game) ? push(game, { do: 'firstThings' }) : done;
}

/** A step begins: where the game is, and what ends by that. */
export function applyStep(game: Game, event: EventOf<'step'>): readonly EventOf<'step'>[] {
  game.step = event.step;
  game.phase = event.phase;
  game.firstStrike = false;
  cite('703.3|408.2g', '117.2c|408.2g', '405.6e|408.2g', '500.12|300.2');
  citeStep(event.step);
  endDurations(game, { at: 'begin', step: event.step });
  forgetNumbers(game);
  return [event];
}

/** What each step is for besides its turn-based actions: who receives priority in it, or that nobody does. */
const OF_STEP: Readonly<Record<StepName, readonly Rule[]>> = {
  untap: ['502.4|302.3', '500.3|'],
  upkeep: ['503.1|303.1', '503.1a|303.1'],
  draw: ['504.2|'],
  precombatMain: ['505.6|305.3', '505.2|305.2', '505.6a|305.3'],
  beginCombat: ['507.2|307.1', '506.1|306.1'],
  declareAttackers: ['508.2|308.1'],
  declareBlockers: ['509.2|309.1'],
  combatDamage: ['510.3|'],
  endCombat: ['511.1|311.1'],
  postcombatMain: ['505.6|305.3', '505.2|305.2', '505.6a|305.3'],
  end: ['513.1|313.1'],
  cleanup: [],
};

const citeStep = (step: StepName): void => citeAll(OF_STEP[step]);

/** [CR 500.5, 500.5a, 511.3 | 2007: 300.3, 300.4, 311.2] Effects that last until then end, then unspent mana empties. */
function endStep(game: Game): Done {
  if (game.step === 'endCombat') {
    cite('500.5a|300.4');
    endDurations(game, { at: 'endOfCombat' });
    loosenPools(game, 'combat');
    push(game, { do: 'endCombat' });
  }
  endDurations(game, { at: 'end', step: game.step });
  return happen(game, emptyingPools(game));
}

export const stepHandlers: Handlers<StepFrame> = { step, stepBegun, firstThings, endStep };
