/** Going on with a question after a player has left in the middle of it [CR 800.4 | 2007: 600.4]. */

import { decides } from '../7-additional/723-controlling/controlling.ts';
import type { Game } from '../state/game.ts';
import { nextSeat } from '../state/seats.ts';
import { player, thingOrNone } from '../state/store.ts';
import { DONE, type Done, push } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import { CANCEL, type Decision, type Reply, type WhyCode } from '../work/decision.ts';
import type { Frame } from '../work/frames.ts';
import type { Handlers } from '../work/run.ts';

/** Asks a question again that was open when somebody left. */
export type ResumeFrame = { readonly do: 'resume'; readonly asking: Decision; readonly then: Frame };

/** Questions about paying: a player who has left does not pay [CR 800.4f]. */
const COSTS: ReadonlySet<WhyCode> = new Set<WhyCode>(['cost', 'payMana', 'payOptional', 'unless', 'may']);

/**
 * [CR 800.4f, 800.4g, 800.4h | 2007: 600.4d, 600.4e] Those who stay are asked as before. Priority passes on; costs are
 * not paid; other choices go to the next player in turn order.
 */
function resume(game: Game, { asking, then }: ResumeFrame): Done {
  const left = player(game, asking.seat).left;
  if (left) cite('800.4a|600.4a');
  if (left && asking.kind === 'priority') {
    game.priority = nextSeat(game, asking.seat);
    return push(game, { do: 'priority' });
  }
  if (left && (COSTS.has(asking.why.code) || isIdle(game, asking))) {
    return push(game, { do: 'replied', then, reply: unpaid(asking) });
  }
  const seat = left ? nextSeat(game, asking.seat) : asking.seat;
  game.asking = { ...asking, seat, by: decides(game, seat), sofar: left ? [] : asking.sofar };
  game.then = then;
  return DONE;
}

/** Whether everything to choose from has left with the player, so that whatever is chosen does nothing. */
const isIdle = (game: Game, { kind, options }: Decision): boolean =>
  kind === 'attack' ||
  kind === 'block' ||
  (options.length > 0 &&
    options.every(option => option.is === 'object' && thingOrNone(game, option.id)?.zone === null));

function unpaid(asking: Decision): Reply {
  if (asking.cancellable) return CANCEL;
  if (asking.kind === 'divide') return dividedToFirst(asking);
  return asking.kind === 'yesNo' ? [0] : Array.from({ length: asking.least }, (_, at) => at);
}

const dividedToFirst = ({ options, each, most }: Decision): Reply =>
  options.map((_, at) => (at === 0 ? most - each * (options.length - 1) : each));

export const resumeHandlers: Handlers<ResumeFrame> = { resume };
