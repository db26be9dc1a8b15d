/** Answering: a checked reply takes the game to its next question. */
import { takeBack } from '../7-additional/733-illegal-actions/take-back.ts';
import type { Game } from '../state/game.ts';
import { must } from '../state/must.ts';
import { fork } from '../state/store.ts';
import { allow, isCancel, settled } from './check.ts';
import type { Decision, Refusal, Reply } from './decision.ts';
import type { GameEvent } from './event.ts';
import { addPick, picks } from './picks.ts';
import { refuse } from './refusal.ts';
import { goOn, run } from './run.ts';

/** The game at its next question, with what happened on the way; or why the reply does not fit. */
export type Answered =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const NO_EVENTS: readonly GameEvent[] = [];

/** Answers the question of a game. The game given stays as it was and valid. */
export function answer(game: Game, reply: Reply): Answered {
  const refusal = allow(game, reply);
  return refusal === null ? goOnWith(fork(game), reply) : { ok: false, refusal };
}

/** Answers the question of a game that nobody else keeps: it is used up, and the game that comes back takes its place. */
export function enact(game: Game, reply: Reply): Answered {
  const refusal = allow(game, reply);
  return refusal === null ? goOnWith(game, reply) : { ok: false, refusal };
}

/** Takes one of `picks(game)`; with the last one of a reply the game goes on. */
export function pick(game: Game, chosen: number): Answered {
  if (!picks(game).includes(chosen))
    return { ok: false, refusal: refuse(game.result === null ? 'notAmongOptions' : 'gameOver') };
  const copy = fork(game);
  const reply = addPick(copy, chosen);
  return reply === null ? { ok: true, game: copy, events: NO_EVENTS } : goOnWith(copy, reply);
}

function goOnWith(game: Game, reply: Reply): Answered {
  const decision = must(game.asking, 'a reply answers a question', game);
  game.events = [];
  if (isFree(decision, reply)) game.forced = 0;
  if (isCancel(reply)) cancel(game);
  else goOn(game, settled(decision, reply));
  return { ok: true, game, events: game.events };
}

function cancel(game: Game): void {
  game.asking = null;
  game.then = null;
  takeBack(game);
  run(game);
}

/** Whether a reply was a choice to act, so that no loop of mandatory actions is under way [CR 104.4b | 2007: 102.4b]. */
function isFree({ kind, options, least, most }: Decision, reply: Reply): boolean {
  switch (kind) {
    case 'priority':
    case 'attack':
    case 'block':
      return reply.length > 0;
    case 'yesNo':
      return reply[0] === 1;
    case 'order':
      return false;
    case 'number':
      return least < most;
    default:
      return options.length > least;
  }
}
