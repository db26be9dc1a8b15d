/** Ending the turn [CR 724.1 | 2007: 509]. */

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

export type EndTurnFrame = { readonly do: 'endTurn' } | { readonly do: 'endTurnChecks' };

const RULE: Rule = '724.1|509.1';

/** Work that stays when everything under way is abandoned: the step that ends, and what follows it. */
const STAYS: ReadonlySet<Frame['do']> = new Set<Frame['do']>(['endStep', 'step', 'turn', 'ending']);

/**
 * [CR 724.1a, 724.1b, 724.1d | 2007: 509.1, 509.2] Waiting triggers are dropped (today), every object on the stack is
 * exiled, the resolving one included, and the turn goes on with its cleanup step.
 */
function endTurn(game: Game): Done {
  if (editionOf(game).endTurnDropsWaiting) game.waiting = [];
  cite('724.1a|509.2', '724.1b|509.1a', '724.1d|509.1c', '724.1e|509.3', '724.1f|509.2');
  game.agenda = game.agenda.filter(frame => STAYS.has(frame.do));
  game.memories = [];
  game.steps = [{ step: 'cleanup', phase: game.phase }];
  game.passed = 0;
  push(game, { do: 'endTurnChecks' });
  if (game.combat !== null) push(game, { do: 'endCombat' });
  const cards = game.stack.filter(id => thing(game, id).kind === 'card');
  const others = game.stack.filter(id => thing(game, id).kind !== 'card');
  return happen(game, [
    ...cards.map(id => moveEvent(game, id, 'exile', RULE, { cause: 'exile' })),
    ...others.map(id => ({ what: 'cease' as const, id, rule: RULE, source: id })),
  ]);
}

/** [CR 724.1c] State-based actions, without priority and without putting triggers on the stack. */
function endTurnChecks(game: Game): Done {
  cite('724.1c|509.1b');
  const actions = stateBasedActions(game);
  if (actions === null) return nothing();
  push(game, { do: 'endTurnChecks' });
  return performActions(game, actions);
}

export const endTurnHandlers: Handlers<EndTurnFrame> = { endTurn, endTurnChecks };
