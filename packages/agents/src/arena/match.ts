/** Many games between the same decks, and what they say. */
import { begin, type Deck, type EditionName } from '@lawmage/engine';
import type { Agent, AgentName } from '../agent.ts';
import { chanceFrom } from '../chance.ts';
import { heuristicAgent } from '../heuristic/index.ts';
import { randomAgent } from '../random.ts';
import { play } from './play.ts';

export const AGENT_NAMES: readonly AgentName[] = ['random', 'heuristic'];

/** An agent by its name. */
export const agentNamed = (name: AgentName, seed: number): Agent =>
  name === 'random' ? randomAgent(seed) : heuristicAgent();

export type Match = {
  readonly edition: EditionName;
  readonly decks: readonly { readonly name: string; readonly deck: Deck }[];
  readonly agents: readonly AgentName[];
  readonly seed: number;
  /** Numbers of the games to play, so that several workers can share a match. */
  readonly from: number;
  readonly to: number;
};

/** One game of a match. `winner`: the number of the deck, -1 for a draw or a game that did not end. */
export type GameRecord = {
  readonly n: number;
  readonly winner: number;
  readonly turns: number;
  readonly decisions: number;
  readonly free: number;
  readonly unfinished: boolean;
  readonly error: string | null;
};

/** Plays the games one by one; decks take turns at beginning. */
export function* playMatch(match: Match): Generator<GameRecord> {
  for (let n = match.from; n < match.to; n++) yield playOne(match, n);
}

function playOne(match: Match, n: number): GameRecord {
  const seed = (match.seed + n * 7919) | 0;
  const players = match.decks.map(({ name, deck }) => ({ name, deck }));
  const begun = begin({ edition: match.edition, players, seed, first: n % players.length });
  if (!begun.ok) return { ...NOTHING, n, error: begun.refusal.message };
  const agents = match.agents.map((name, seat) => agentNamed(name, seed + seat + 1));
  try {
    const { game, decisions, free, unfinished } = play(begun.game, agents, chanceFrom(seed));
    const { result } = game;
    const winner = result === null || result.draw ? -1 : (result.winners[0] ?? -1);
    return { n, winner, turns: game.turn, decisions, free, unfinished, error: null };
  } catch (error) {
    return { ...NOTHING, n, error: error instanceof Error ? error.message : String(error) };
  }
}

const NOTHING = { winner: -1, turns: 0, decisions: 0, free: 0, unfinished: true } as const;

export type Interval = { readonly rate: number; readonly low: number; readonly high: number };

/** Wilson's interval for a share, at 95 %. */
export function interval(wins: number, games: number): Interval {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  const [low, high] = [(middle - spread) / scale, (middle + spread) / scale];
  return { rate, low: Math.min(rate, Math.max(0, low)), high: Math.max(rate, Math.min(1, high)) };
}
