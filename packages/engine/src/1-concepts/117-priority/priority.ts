/** Timing and priority [CR 117 | 2007: 408.1]. */

import { tidyCombat } from '../../5-turns/combat/removal.ts';
import { legalActs } from '../../6-spells-and-effects/601-casting/legal.ts';
import { noticeStates } from '../../6-spells-and-effects/603-triggered/state-triggers.ts';
import { stateBasedActions } from '../../7-additional/704-state-based/check.ts';
import { performActions } from '../../7-additional/704-state-based/perform.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { livingSeats, nextSeat } from '../../state/seats.ts';
import { player } from '../../state/store.ts';
import { coverUp } from '../../view/shown.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import type { Act, Option, Reply } from '../../work/decision.ts';
import type { Handlers } from '../../work/run.ts';
import { watchForLoop } from './loops.ts';

export type PriorityFrame =
  /** The active player would receive priority, nobody having passed. */
  | { readonly do: 'activePriority' }
  /** The player named by `Game.priority` would receive priority. */
  | { readonly do: 'priority' }
  /** The player with priority has acted or passed. */
  | { readonly do: 'acted'; readonly seat: Seat; readonly options: readonly Option[] };

const WHY = why('priority', '117.1|408.1c');

/**
 * [CR 117.5, 704.3 | 2007: 408.1b, 420.3] State-based actions until there are none, then waiting triggers, and again;
 * then the player receives priority.
 */
function priority(game: Game): Done {
  const end = watchForLoop(game);
  if (end !== null) return end;
  tidyCombat(game);
  const actions = stateBasedActions(game);
  if (actions !== null) {
    game.forced++;
    push(game, { do: 'priority' });
    return performActions(game, actions);
  }
  noticeStates(game);
  if (game.waiting.length > 0) return pushInOrder(game, [{ do: 'putTriggers' }, { do: 'priority' }]);
  return receive(game);
}

/** [CR 117.3, 800.4j | 2007: 408.1c, 600.4e] A player who has left is passed over. */
function receive(game: Game): Done {
  coverUp(game);
  if (player(game, game.priority).left) game.priority = nextSeat(game, game.priority);
  const seat = game.priority;
  const options = legalActs(game, seat);
  return ask(game, { kind: 'priority', seat, why: WHY, options, least: 0, most: 1 }, { do: 'acted', seat, options });
}

function acted(game: Game, { seat, options }: Extract<PriorityFrame, { readonly do: 'acted' }>, reply: Reply): Done {
  const [taken] = reply;
  if (taken === undefined) return pass(game, seat);
  game.passed = 0;
  game.forced = 0;
  game.acts++;
  const act = must(options[taken], 'a reply is among the options', game) as Act;
  return pushInOrder(game, [{ do: 'act', seat, act }, { do: 'priority' }]);
}

/** [CR 117.3d, 117.4 | 2007: 408.1c] When all pass in succession, the top of the stack resolves, or the step ends. */
function pass(game: Game, seat: Seat): Done {
  game.passed++;
  game.forced++;
  if (game.passed < livingSeats(game).length) {
    game.priority = nextSeat(game, seat);
    return push(game, { do: 'priority' });
  }
  game.passed = 0;
  return resolveOrEnd(game);
}

/** [CR 117.3b, 117.4 | 2007: 408.1c] After a resolution the active player receives priority. */
function resolveOrEnd(game: Game): Done {
  const top = game.stack.at(-1);
  game.priority = game.active;
  if (top === undefined) return nothing();
  return pushInOrder(game, [{ do: 'resolve', id: top }, { do: 'priority' }]);
}

/** [CR 117.3a | 2007: 408.1c] At the beginning of most steps the active player receives priority. */
function activePriority(game: Game): Done {
  game.passed = 0;
  game.priority = game.active;
  return priority(game);
}

export const priorityHandlers: Handlers<PriorityFrame> = { activePriority, priority, acted };
