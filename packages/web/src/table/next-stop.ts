/** Where the player will be asked next if everybody passes: the words of the primary button. */
import type { DecisionSeen, ObjectSeen, Seen } from '../game/seen.ts';
import { actsIn } from './acts.ts';
import { isCreature } from './objects.ts';
import { isAttacked, isMeaningful, type PassMemory, type PassSettings } from './passing.ts';
import { STEP_ORDER, type Step } from './steps.ts';
import { defaultStops, hasStop } from './stops.ts';

export type NextStop =
  | { readonly is: 'step'; readonly step: Step; readonly active: number }
  | { readonly is: 'attacks' }
  | { readonly is: 'blocks' }
  | { readonly is: 'turn'; readonly active: number };

/** Whether something of mine could be declared as an attacker this turn. */
export const couldAttack = (seen: Seen): boolean =>
  seen.battlefield.some(object => object.controller === seen.seat && isFitToAttack(object));

const isFitToAttack = (object: ObjectSeen): boolean =>
  isCreature(object) &&
  !object.tapped &&
  !object.summoningSick &&
  !object.phasedOut &&
  !object.keywords.includes('defender');

const SKIPPED_WITHOUT_ATTACK: readonly Step[] = ['declareBlockers', 'combatDamage'];

export function nextStop(seen: Seen, decision: DecisionSeen, settings: PassSettings, memory: PassMemory): NextStop {
  const mine = seen.active === seen.seat;
  const acts = actsIn(decision).filter(({ option }) => isMeaningful(seen, option, settings));
  const able = acts.length > 0;
  const instant = acts.some(({ option }) => atInstantSpeed(seen, option.id));
  const rest = STEP_ORDER.slice(STEP_ORDER.indexOf(seen.step) + 1);
  for (const step of rest) {
    const fight = isFightOn(seen, step);
    if (SKIPPED_WITHOUT_ATTACK.includes(step) && !fight) continue;
    if (mine && step === 'declareAttackers' && couldAttack(seen)) return { is: 'attacks' };
    if (!mine && step === 'declareBlockers' && isAttacked(seen) && couldBlock(seen)) return { is: 'blocks' };
    if (asksAt(seen, step, mine, { able, instant }, settings, memory)) return { is: 'step', step, active: seen.active };
  }
  return { is: 'turn', active: nextActive(seen) };
}

const isFightOn = (seen: Seen, step: Step): boolean =>
  !SKIPPED_WITHOUT_ATTACK.includes(step) || seen.battlefield.some(object => object.attacking !== null);

const couldBlock = (seen: Seen): boolean =>
  seen.battlefield.some(object => object.controller === seen.seat && isCreature(object) && !object.tapped);

function atInstantSpeed(seen: Seen, id: number): boolean {
  if (seen.active !== seen.seat || seen.stack.length > 0) return true;
  const card = seen.players[seen.seat]?.hand.find(object => object.id === id);
  return card === undefined || card.type.types.includes('instant') || card.keywords.includes('flash');
}

function asksAt(
  seen: Seen,
  step: Step,
  mine: boolean,
  { able, instant }: { readonly able: boolean; readonly instant: boolean },
  settings: PassSettings,
  memory: PassMemory,
): boolean {
  if (settings.mode === 'full') return step !== 'untap' && step !== 'cleanup';
  if (mine && step === 'beginCombat' && memory.beforeAttacks) return true;
  if (mine && step === 'postcombatMain') return hasStop(settings.stops, step, true) && (settings.secondMain || able);
  if (
    hasStop(settings.stops, step, mine) &&
    (instant || settings.mode === 'stops' || !hasStop(defaultStops(seen.edition), step, mine))
  )
    return true;
  if (settings.mode === 'stops') return false;
  return instant && ((step === 'declareBlockers' && (mine || isAttacked(seen))) || (step === 'end' && !mine));
}

/** Whose turn comes next, among those who have not left. */
function nextActive(seen: Seen): number {
  const order = seen.players.length;
  for (let step = 1; step <= order; step++) {
    const seat = (seen.active + step) % order;
    if (seen.players[seat]?.left === false) return seat;
  }
  return seen.active;
}
