/** Whole games between agents. */
import { type Decision, type Game, see } from '@lawmage/engine';
import type { Agent } from '../agent.ts';
import type { Chance } from '../chance.ts';
import { settle } from './settle.ts';

export type Played = {
  readonly game: Game;
  /** How many questions were answered, and how many of them left a choice. */
  readonly decisions: number;
  readonly free: number;
  /** The game did not end within the limit. */
  readonly unfinished: boolean;
};

/** Plays a game to its end; the game given is used up. `limit`: the most decisions, after which it is left unfinished. */
export function play(begun: Game, agents: readonly Agent[], chance: Chance, limit = 20_000): Played {
  let game = begun;
  let decisions = 0;
  let free = 0;
  while (game.result === null && decisions < limit) {
    const decision = game.asking;
    if (decision === null) break;
    const agent = agents[decision.by];
    if (agent === undefined) throw new Error(`nobody sits at seat ${decision.by}`);
    decisions++;
    if (isForced(decision)) {
      game = settle(game, [], chance);
      continue;
    }
    free++;
    game = settle(game, agent.choose(see(game, decision.by), decision), chance);
  }
  return { game, decisions, free, unfinished: game.result === null };
}

/** Nothing can be done but to pass: no player needs to be asked. */
const isForced = ({ kind, options }: Decision): boolean => kind === 'priority' && options.length === 0;
