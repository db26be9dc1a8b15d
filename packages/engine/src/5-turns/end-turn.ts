/** Ending the turn, and ending the combat phase [CR 724.1, 724.2 | 2007: 509]. */

import { endDurations } from '../6-spells-and-effects/611-continuous/durations.ts';
import { stateBasedActions } from '../7-additional/704-state-based/check.ts';
import { performActions } from '../7-additional/704-state-based/perform.ts';
import { editionOf } from '../editions/edition.ts';
import type { Rule } from '../editions/rule.ts';
import type { Game } from '../state/game.ts';
import { thing } from '../state/store.ts';
import { type Done, nothing, push } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import { moveEvent } from '../work/events.ts';
import type { Frame } from '../work/frames.ts';
import { happen } from '../work/happen.ts';
import type { Handlers } from '../work/run.ts';
import { loosenPools } from './pools.ts';

export type EndTurnFrame =
  | { readonly do: 'endTurn' }
  | { readonly do: 'endCombatPhase' }
  | { readonly do: 'endTurnChecks'; readonly rule: Rule };

/** Work that stays when everything under way is abandoned: the step that ends, and what follows it. */
const STAYS: ReadonlySet<Frame['do']> = new Set<Frame['do']>(['endStep', 'step', 'turn', 'ending']);

/**
 * [CR 724.1a, 724.1b, 724.1d | 2007: 509.1, 509.2] Waiting triggers are dropped (today), every object on the stack is
 * exiled, the resolving one included, and the turn goes on with its cleanup step.
 */
function endTurn(game: Game): Done {
  cite('724.1a|509.2', '724.1b|509.1a', '724.1d|509.1c', '724.1e|509.3', '724.1f|509.2');
  game.steps = [{ step: 'cleanup', phase: game.phase }];
  return abandon(game, { rule: '724.1|509.1', checks: '724.1c|509.1b' });
}

/** [CR 724.2a, 724.2b, 724.2d–724.2g] The same for the combat phase: the turn goes on with the phase after it. */
function endCombatPhase(game: Game): Done {
  if (game.combat === null) {
    cite('724.2g|');
    return nothing();
  }
  cite('724.2b|', '724.2d|', '724.2f|');
  if (game.waiting.length > 0) cite('724.2a|');
  if (game.steps.some(({ step }) => step === 'endCombat')) cite('724.2e|');
  game.steps = game.steps.filter(({ phase }) => phase !== game.phase);
  endDurations(game, { at: 'endOfCombat' });
  loosenPools(game, 'combat');
  return abandon(game, { rule: '724.2|', checks: '724.2c|' });
}

/** Nothing that was under way goes on but the step, which ends; all creatures and planeswalkers leave combat. */
function abandon(game: Game, { rule, checks }: { readonly rule: Rule; readonly checks: Rule }): Done {
  if (editionOf(game).endTurnDropsWaiting) game.waiting = [];
  game.agenda = game.agenda.filter(frame => STAYS.has(frame.do));
  game.memories = [];
  game.passed = 0;
  push(game, { do: 'endTurnChecks', rule: checks });
  if (game.combat !== null) push(game, { do: 'endCombat' });
  const cards = game.stack.filter(id => thing(game, id).kind === 'card');
  const others = game.stack.filter(id => thing(game, id).kind !== 'card');
  return happen(game, [
    ...cards.map(id => moveEvent(game, id, 'exile', rule, { cause: 'exile' })),
    ...others.map(id => ({ what: 'cease' as const, id, rule, source: id })),
  ]);
}

/** [CR 724.1c, 724.2c | 2007: 509.1b] State-based actions, without priority and without putting triggers on the stack. */
function endTurnChecks(game: Game, frame: Extract<EndTurnFrame, { readonly do: 'endTurnChecks' }>): Done {
  cite(frame.rule);
  const actions = stateBasedActions(game);
  if (actions === null) return nothing();
  push(game, frame);
  return performActions(game, actions);
}

export const endTurnHandlers: Handlers<EndTurnFrame> = { endTurn, endCombatPhase, endTurnChecks };
