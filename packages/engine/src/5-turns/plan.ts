/** The steps of a turn as they are planned [CR 500.1, 500.8–500.10 | 2007: 300.1, 300.7, 300.8]. */

import type { StepName } from '@lawmage/ability';
import type { Game, PlannedStep } from '../state/game.ts';
import { cite } from '../work/cite.ts';

/** The phases of a turn with their steps, in order. A main phase has no steps and stands for itself. */
const PHASES = {
  beginning: ['untap', 'upkeep', 'draw'],
  precombatMain: ['precombatMain'],
  combat: ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
  postcombatMain: ['postcombatMain'],
  ending: ['end', 'cleanup'],
} as const satisfies Readonly<Record<string, readonly StepName[]>>;

type PhaseName = keyof typeof PHASES;
const ORDER: readonly PhaseName[] = ['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending'];

const planned = (phase: PhaseName, n: number): readonly PlannedStep[] =>
  PHASES[phase].map(step => ({ step, phase: n }));

/** A whole turn, the first step last. */
export const WHOLE_TURN: readonly PlannedStep[] = ORDER.flatMap(planned).toReversed();

/** The phases that an effect may add to a turn. */
export const ADDED = {
  combat: ['combat'],
  combatAndMain: ['combat', 'postcombatMain'],
  beginning: ['beginning'],
} as const satisfies Readonly<Record<string, readonly PhaseName[]>>;

/**
 * [CR 500.8, 500.10 | 2007: 300.7] Adds phases directly after the current one; what is added later comes first. An added
 * main phase is a postcombat one [CR 505.1a].
 */
export function addPhases(game: Game, what: keyof typeof ADDED): void {
  const first = Math.max(game.phase, ...game.steps.map(step => step.phase)) + 1;
  const added = ADDED[what].flatMap((phase, n) => planned(phase, first + n)).toReversed();
  const rest = game.steps.filter(step => step.phase !== game.phase);
  const thisPhase = game.steps.filter(step => step.phase === game.phase);
  if (what === 'combatAndMain') cite('505.1a|');
  game.steps = [...rest, ...added, ...thisPhase];
}

/** [CR 500.10] Adds, after the current phase, a phase that has only one of its steps. */
export function addStepAsPhase(game: Game, step: StepName): void {
  const phase = Math.max(game.phase, ...game.steps.map(one => one.phase)) + 1;
  const rest = game.steps.filter(one => one.phase !== game.phase);
  const thisPhase = game.steps.filter(one => one.phase === game.phase);
  game.steps = [...rest, { step, phase }, ...thisPhase];
}

/** Adds a step directly after the current one: the second combat damage step, another cleanup step. */
export function addStep(game: Game, step: StepName): void {
  game.steps = [...game.steps, { step, phase: game.phase }];
}

/** Whether the current phase has no step left. */
export const isLastOfPhase = (game: Game): boolean => game.steps.at(-1)?.phase !== game.phase;
