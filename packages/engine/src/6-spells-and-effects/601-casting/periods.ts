/** Parts of a turn in which something may be cast or activated [CR 503.2, 506.7 | 2007: none]. */
import type { Period, StepName } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import { by, cite } from '../../work/cite.ts';

const COMBAT: ReadonlySet<StepName> = new Set([
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
]);
const BEFORE_COMBAT: ReadonlySet<StepName> = new Set(['untap', 'upkeep', 'draw', 'precombatMain']);

/** Whether it is a step, or a part of the turn, by the words of a timing instruction. */
export const isStep = (game: Game, step: StepName | Period): boolean =>
  step in PERIODS ? PERIODS[step as Period](game) : game.step === step;

const PERIODS: { readonly [P in Period]: (game: Game) => boolean } = {
  combat: game => COMBAT.has(game.step),
  beforeAttackers: game => isBefore(game, 'declareAttackers'),
  beforeBlockers: game => isBefore(game, 'declareBlockers'),
  combatBeforeBlockers: isBeforeBlocks,
  combatAfterBlockers: isAfterBlocks,
  afterUpkeep,
};

/** The steps that have begun this turn, in order. */
const stepsOf = (game: Game): readonly StepName[] =>
  game.history.events.flatMap(event => (event.what === 'step' ? [event.step] : []));

/**
 * [CR 506.7a, 506.7b, 506.7d, 506.7e] Before a step of the turn's first combat phase has begun. Where that phase has no
 * such step, before its declare attackers step has ended; where there is no such phase, before the main phase has.
 */
function isBefore(game: Game, point: 'declareAttackers' | 'declareBlockers'): boolean {
  const attacks = stepsOf(game).filter(step => step === 'declareAttackers').length;
  cite(point === 'declareAttackers' ? '506.7a|' : '506.7b|');
  if (BEFORE_COMBAT.has(game.step) || game.step === 'beginCombat') return !by('506.7d|', attacks > 0);
  if (game.step === 'declareAttackers') return point === 'declareBlockers' && !by('506.7d|', attacks > 1);
  if (!stepsOf(game).includes(point)) cite('506.7e|');
  return false;
}

/** [CR 506.7b, 506.7c, 506.7e] In any combat phase, before its blockers are declared or the step of attackers has ended. */
function isBeforeBlocks(game: Game): boolean {
  if (COMBAT.has(game.step)) cite('506.7b|', '506.7c|');
  if (game.step === 'endCombat' && !areBlocksDeclared(game)) cite('506.7e|');
  return game.step === 'beginCombat' || game.step === 'declareAttackers';
}

/** [CR 506.7b, 506.7c, 506.7f] Whether blockers have been declared in the combat phase that is now. */
function isAfterBlocks(game: Game): boolean {
  if (!COMBAT.has(game.step)) return false;
  const declared = areBlocksDeclared(game);
  cite('506.7b|', '506.7c|');
  if (game.step === 'endCombat' && !declared) cite('506.7f|');
  return declared;
}

function areBlocksDeclared(game: Game): boolean {
  const steps = stepsOf(game);
  return steps.slice(steps.lastIndexOf('beginCombat')).includes('declareBlockers');
}

/** [CR 503.2] At any time after the turn's first upkeep step has ended. */
function afterUpkeep(game: Game): boolean {
  const upkeeps = stepsOf(game).filter(step => step === 'upkeep').length;
  if (upkeeps > 1) cite('503.2|');
  return game.step === 'upkeep' ? upkeeps > 1 : game.step !== 'untap';
}
