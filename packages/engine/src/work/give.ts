/** Giving a checked reply: the game goes on to its next question. */
import { takeBack } from '../7-additional/733-illegal-actions/take-back.ts';
import type { Game } from '../state/game.ts';
import { must } from '../state/must.ts';
import { isCancel, settled } from './check.ts';
import type { Decision, Reply } from './decision.ts';
import { goOn, run } from './run.ts';

export function give(game: Game, reply: Reply): void {
  const decision = must(game.asking, 'a reply answers a question', game);
  if (isFree(decision, reply)) game.forced = 0;
  if (isOptional(decision, reply)) game.acts++;
  if (isCancel(reply)) cancel(game);
  else goOn(game, settled(decision, reply));
}

function cancel(game: Game): void {
  game.asking = null;
  game.then = null;
  takeBack(game);
  game.shortcut = null;
  run(game);
}

/** An optional action: something done with priority, or something that may be done and is. */
export const isOptional = ({ kind }: Pick<Decision, 'kind'>, reply: Reply): boolean =>
  kind === 'priority' ? reply.length > 0 : kind === 'yesNo' && reply[0] === 1;

/** Whether a reply was a choice to act, so that no loop of mandatory actions is under way [CR 104.4b | 2007: 102.4b]. */
function isFree(decision: Decision, reply: Reply): boolean {
  const { kind, options, least, most } = decision;
  switch (kind) {
    case 'priority':
    case 'yesNo':
      return isOptional(decision, reply);
    case 'attack':
    case 'block':
      return reply.length > 0;
    case 'order':
      return false;
    case 'number':
      return least < most;
    default:
      return options.length > least;
  }
}
