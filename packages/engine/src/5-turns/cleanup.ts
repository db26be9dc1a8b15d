/** The cleanup step [CR 514 | 2007: 314]. */

import { isRuled } from '../6-spells-and-effects/604-static/rules.ts';
import { endDurations } from '../6-spells-and-effects/611-continuous/durations.ts';
import { stateBasedActions } from '../7-additional/704-state-based/check.ts';
import { performActions } from '../7-additional/704-state-based/perform.ts';
import type { Rule } from '../editions/rule.ts';
import type { Game } from '../state/game.ts';
import { must } from '../state/must.ts';
import { player, thing, write } from '../state/store.ts';
import { ask, type Done, nothing, push, why } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import type { Reply } from '../work/decision.ts';
import { moveEvent } from '../work/events.ts';
import { happen } from '../work/happen.ts';
import type { Handlers } from '../work/run.ts';
import { maximumHandSize } from './hand-size.ts';
import { addStep } from './plan.ts';
import { loosenPools } from './pools.ts';

export type CleanupFrame =
  | { readonly do: 'handSize' }
  | { readonly do: 'discardDown' }
  | { readonly do: 'turnEnds' }
  | { readonly do: 'afterCleanup' };

const DISCARD: Rule = '514.1|314.1';

/** [CR 514.1, 402.2 | 2007: 314.1, 217.3c] The active player discards down to the maximum hand size. */
function handSize(game: Game): Done {
  const { hand, left } = player(game, game.active);
  const most = maximumHandSize(game, game.active);
  if (left || most === null || hand.length <= most) return nothing();
  cite('703.4n|', '402.2|217.3b');
  const options = hand.map(id => ({ is: 'object' as const, id }));
  const asking = { kind: 'pick' as const, seat: game.active, why: why('handSize', DISCARD), options };
  return ask(game, { ...asking, least: hand.length - most }, { do: 'discardDown' });
}

function discardDown(game: Game, _frame: CleanupFrame, reply: Reply): Done {
  const { hand, left } = player(game, game.active);
  if (left) return nothing();
  const chosen = reply.map(at => must(hand[at], 'a card of the hand is chosen', game));
  return happen(
    game,
    chosen.map(id => moveEvent(game, id, 'graveyard', DISCARD, { cause: 'discard', by: game.active })),
  );
}

/** [CR 514.2 | 2007: 314.2] Damage is removed and what lasts until end of turn or this turn ends, all at once. */
function turnEnds(game: Game): Done {
  cite('514.2|314.2', '703.4p|');
  for (const ids of [game.battlefield, game.phasedOut]) {
    for (const id of ids) {
      const { damage, deathtouched, marks } = thing(game, id);
      if (marks.length > 0 && marks.includes('saddled'))
        write(game, id).marks = marks.filter(mark => mark !== 'saddled');
      if ((damage === 0 && !deathtouched) || isRuled(game, id, 'retainsDamage')) continue;
      cite('120.6|');
      const record = write(game, id);
      record.damage = 0;
      record.deathtouched = false;
    }
  }
  endDurations(game, { at: 'endOfTurn' });
  loosenPools(game, 'turn');
  return nothing();
}

/**
 * [CR 514.3, 514.3a | 2007: 314.3] If state-based actions are performed or abilities wait, the active player receives
 * priority, and another cleanup step follows.
 */
function afterCleanup(game: Game): Done {
  const actions = stateBasedActions(game);
  if (actions === null && game.waiting.length === 0) {
    cite('514.3|314.3');
    return nothing();
  }
  cite('514.3a|314.3');
  addStep(game, 'cleanup');
  push(game, { do: 'activePriority' });
  return actions === null ? nothing() : performActions(game, actions);
}

export const cleanupHandlers: Handlers<CleanupFrame> = { handSize, discardDown, turnEnds, afterCleanup };
