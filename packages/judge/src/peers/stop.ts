/** Where a run stops: after a step, before anything of the next one. */
import type { StepName } from '@lawmage/ability';
import type { Game } from '@lawmage/engine';
import { isBetweenSteps, nextStepOf } from '@lawmage/engine/setup';
import { PEER_STEPS, type PeerStep } from './record.ts';

export type StopAt = { readonly turn: number; readonly step: PeerStep };

const STEPS: Readonly<Record<StepName, PeerStep>> = {
  untap: 'UNTAP',
  upkeep: 'UPKEEP',
  draw: 'DRAW',
  precombatMain: 'PRECOMBAT_MAIN',
  beginCombat: 'BEGIN_COMBAT',
  declareAttackers: 'DECLARE_ATTACKERS',
  declareBlockers: 'DECLARE_BLOCKERS',
  combatDamage: 'COMBAT_DAMAGE',
  endCombat: 'END_COMBAT',
  postcombatMain: 'POSTCOMBAT_MAIN',
  end: 'END_TURN',
  cleanup: 'CLEANUP',
};

/** The step of a game in the words of records. */
export const stepOf = (game: Game): PeerStep =>
  game.step === 'combatDamage' && game.firstStrike ? 'FIRST_COMBAT_DAMAGE' : STEPS[game.step];

const placeOf = (step: PeerStep): number => PEER_STEPS.indexOf(step);

/** Whether a run stops here. A step that is passed over because its phase is skipped is waited for in a later turn. */
export function stopsHere(game: Game, { turn, step }: StopAt, sawCombat: boolean): boolean {
  if (!isBetweenSteps(game)) return false;
  const next = nextStepOf(game);
  if (step === 'UNTAP') return game.turn >= turn - 1 && next === null;
  if (game.turn < turn || next === 'untap') return false;
  const here = stepOf(game);
  if (here === step) return true;
  const isPast = next === null || placeOf(STEPS[next]) > placeOf(step);
  const missed = placeOf(step) >= placeOf('BEGIN_COMBAT') && placeOf(step) <= placeOf('END_COMBAT') && !sawCombat;
  return isPast && placeOf(here) < placeOf(step) && !missed;
}
