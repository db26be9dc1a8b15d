/** Timing and priority [CR 117 | 2007: 408.1]. */

import { tidyCombat } from '../../5-turns/combat/removal.ts';
import { legalActs } from '../../6-spells-and-effects/601-casting/legal.ts';
import { noticeStates } from '../../6-spells-and-effects/603-triggered/state-triggers.ts';
import { stateBasedActions } from '../../7-additional/704-state-based/check.ts';
import { performActions } from '../../7-additional/704-state-based/perform.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { livingCount, nextSeat } from '../../state/seats.ts';
import { player } from '../../state/store.ts';
import { coverUp } from '../../view/shown.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
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

const PRIORITY: PriorityFrame = Object.freeze({ do: 'priority' });
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
    cite('117.5|408.1b', '117.2d|408.2c', '405.6f|408.2c', '704.3|420.3');
    game.forced++;
    push(game, PRIORITY);
    return performActions(game, actions);
  }
  noticeStates(game);
  if (game.waiting.length > 0) cite('117.5|408.1b', '117.2a|408.1f', '603.3|404.2');
  if (game.waiting.length > 0) return pushInOrder(game, [{ do: 'putTriggers' }, PRIORITY]);
  return receive(game);
}

/** [CR 117.3, 800.4j | 2007: 408.1c, 600.4e] A player who has left is passed over. */
function receive(game: Game): Done {
  coverUp(game);
  if (player(game, game.priority).left) {
    cite('800.4j|');
    game.priority = nextSeat(game, game.priority);
  }
  const seat = game.priority;
  const options = legalActs(game, seat);
  return ask(game, { kind: 'priority', seat, why: WHY, options, least: 0, most: 1 }, { do: 'acted', seat, options });
}

/** [CR 116.3, 117.1a–d, 117.3c, 117.7 | 2007: 408.1d, 408.1i, 408.2d] What was done, and that its player goes on. */
function citeAct({ act, mana }: Act): void {
  if (act === 'cast') cite('117.1a|408.1d', '117.3c|408.1c');
  else if (act === 'land') cite('116.2a|408.2d', '116.3|408.2d');
  else if (act === 'special') cite('117.1c|', '116.3|408.2i');
  else if (mana) cite('117.1d|411.2', '605.3a|411.2');
  else cite('117.1b|408.1d', '117.3c|408.1c');
}

function acted(game: Game, { seat, options }: Extract<PriorityFrame, { readonly do: 'acted' }>, reply: Reply): Done {
  const [taken] = reply;
  if (taken === undefined) return pass(game, seat);
  game.passed = 0;
  const act = must(options[taken], 'a reply is among the options', game) as Act;
  citeAct(act);
  return pushInOrder(game, [{ do: 'act', seat, act }, PRIORITY]);
}

/** [CR 117.3d, 117.4 | 2007: 408.1c] When all pass in succession, the top of the stack resolves, or the step ends. */
function pass(game: Game, seat: Seat): Done {
  cite('117.3d|408.1c');
  game.passed++;
  game.forced++;
  if (game.passed < livingCount(game)) {
    game.priority = nextSeat(game, seat);
    return priority(game);
  }
  game.passed = 0;
  cite('117.4|408.1c', '405.5|217.6d');
  return resolveOrEnd(game);
}

/** [CR 117.3b, 117.4 | 2007: 408.1c] After a resolution the active player receives priority. */
function resolveOrEnd(game: Game): Done {
  const top = game.stack.at(-1);
  game.priority = game.active;
  if (top === undefined) {
    cite('500.2|300.2');
    return nothing();
  }
  cite('117.3b|408.1c', '608.1|413.1');
  return pushInOrder(game, [{ do: 'resolve', id: top }, PRIORITY]);
}

/** [CR 117.3a | 2007: 408.1c] At the beginning of most steps the active player receives priority. */
function activePriority(game: Game): Done {
  cite('117.3a|408.1c');
  game.passed = 0;
  game.priority = game.active;
  return priority(game);
}

export const priorityHandlers: Handlers<PriorityFrame> = { activePriority, priority, acted };
