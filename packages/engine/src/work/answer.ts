/** Answering: a checked reply takes the game to its next question. */
import { followShortcut } from '../7-additional/732-shortcuts/follow.ts';
import { isProposal } from '../7-additional/732-shortcuts/proposal.ts';
import { rehearse } from '../7-additional/732-shortcuts/rehearse.ts';
import { noteChoice, watchPosition } from '../7-additional/732-shortcuts/repetition.ts';
import { suggest } from '../7-additional/732-shortcuts/shortcut.ts';
import type { Game } from '../state/game.ts';
import { must } from '../state/must.ts';
import { fork } from '../state/store.ts';
import { allow } from './check.ts';
import type { Refusal, Reply } from './decision.ts';
import type { GameEvent } from './event.ts';
import { give } from './give.ts';
import { addPick, picks } from './picks.ts';
import { refuse } from './refusal.ts';
import { run } from './run.ts';

/**
 * The game at its next question, with what happened on the way; or why the reply does not fit. `reply`: the whole reply that
 * the last of several picks has made.
 */
export type Answered =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[]; readonly reply?: Reply }
  | { readonly ok: false; readonly refusal: Refusal };

type Gone = Extract<Answered, { readonly ok: true }>;

const NO_EVENTS: readonly GameEvent[] = [];

/** Answers the question of a game. The game given stays as it was and valid. */
export function answer(game: Game, reply: Reply): Answered {
  if (Array.isArray(reply) && isProposal(reply)) return suggestTo(game, reply, fork);
  const refusal = allow(game, reply);
  return refusal === null ? goOnWith(fork(game), reply) : { ok: false, refusal };
}

/** Answers the question of a game that nobody else keeps: it is used up, and the game that comes back takes its place. */
export function enact(game: Game, reply: Reply): Answered {
  if (Array.isArray(reply) && isProposal(reply)) return suggestTo(game, reply, same => same);
  const refusal = allow(game, reply);
  return refusal === null ? goOnWith(game, reply) : { ok: false, refusal };
}

/** Takes one of `picks(game)`; with the last one of a reply the game goes on. */
export function pick(game: Game, chosen: number): Answered {
  if (!picks(game).includes(chosen))
    return { ok: false, refusal: refuse(game.result === null ? 'notAmongOptions' : 'gameOver') };
  const copy = fork(game);
  const reply = addPick(copy, chosen);
  return reply === null ? { ok: true, game: copy, events: NO_EVENTS } : { ...goOnWith(copy, reply), reply };
}

function goOnWith(game: Game, reply: Reply): Gone {
  game.events = [];
  noteChoice(game, must(game.asking, 'a reply answers a question', game), reply);
  give(game, reply);
  return goneOn(game);
}

/** [CR 732.2a | 2007: 421.2] A shortcut is proposed, if it may be. */
function suggestTo(game: Game, reply: Reply, own: (game: Game) => Game): Answered {
  const rehearsed = rehearse(game, reply);
  if (!rehearsed.ok) return rehearsed;
  const begun = own(game);
  begun.events = [];
  begun.chosen = [];
  suggest(begun, rehearsed.loops);
  run(begun);
  return goneOn(begun);
}

function goneOn(game: Game): Gone {
  followShortcut(game);
  watchPosition(game);
  return { ok: true, game, events: game.events };
}
