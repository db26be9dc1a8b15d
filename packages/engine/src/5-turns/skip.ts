/** Skipping turns, phases and steps [CR 500.11, 614.10 | 2007: 300.9, 419.6e]. */

import { playerRules } from '../6-spells-and-effects/604-static/rules.ts';
import type { Game, PlannedStep } from '../state/game.ts';
import { NOBODY, type Seat } from '../state/ids.ts';
import { player, writePlayer } from '../state/store.ts';
import { by, cite } from '../work/cite.ts';
import { combatGoesOn } from './combat/attack.ts';

/** [CR 614.10a | 2007: 419.6f] Uses up one skip, if there is one: several skip several. */
export function useSkip(game: Game, seat: Seat, what: string): boolean {
  const { skips } = player(game, seat);
  const at = skips.indexOf(what);
  if (at < 0) return false;
  writePlayer(game, seat).skips = skips.toSpliced(at, 1);
  if (what === 'untap') cite('702.26m|502.15c');
  if (what === 'turn' && player(game, seat).controlledNext !== NOBODY) cite('723.1b|507.1b');
  cite('500.11|300.9', '614.10|419.6e', '614.10a|419.6f');
  return true;
}

/** Whether a step of the active player's turn is skipped; a combat phase is skipped as a whole. */
export function isSkipped(game: Game, { step, phase }: PlannedStep): boolean {
  if ((step === 'declareBlockers' || step === 'combatDamage') && !combatGoesOn(game)) return by('508.8|308.4', true);
  const what = step === 'beginCombat' ? 'combat' : step;
  if (!useSkip(game, game.active, what) && !isForbidden(game, what)) return false;
  if (what === 'combat') game.steps = game.steps.filter(one => one.phase !== phase);
  return true;
}

const isForbidden = (game: Game, what: string): boolean =>
  playerRules(game, game.active).some(({ rule }) => rule.rule === 'skipStep' && rule.step === what);
