/** The figures of a simulation. */
import { type GameRecord, type Interval, interval } from '@lawmage/agents';
import type { SimTask } from './workers.ts';

export type Summary = {
  readonly decks: readonly string[];
  readonly agents: readonly string[];
  readonly edition: string;
  readonly seed: number;
  readonly games: number;
  readonly decisions: number;
  readonly freeDecisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly freeDecisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** By deck, in the order given. */
  readonly wins: readonly number[];
  /** The share of games each deck has won, with the ends of its 95 % interval. */
  readonly shares: readonly Interval[];
  readonly draws: number;
  readonly unfinished: number;
  readonly turns: { readonly mean: number; readonly least: number; readonly most: number };
  readonly errors: readonly { readonly n: number; readonly error: string }[];
};

export function summarize(task: SimTask, records: readonly GameRecord[], seconds: number): Summary {
  const finished = records.filter(({ error }) => error === null);
  const sum = (of: (record: GameRecord) => number): number => finished.reduce((total, record) => total + of(record), 0);
  const decisions = sum(({ decisions: n }) => n);
  const free = sum(({ free: n }) => n);
  const turns = finished.map(record => record.turns);
  const wins = task.decks.map((_, n) => finished.filter(({ winner }) => winner === n).length);
  return {
    decks: task.decks,
    agents: task.agents,
    edition: task.edition,
    seed: task.seed,
    games: records.length,
    decisions,
    freeDecisions: free,
    seconds,
    decisionsPerSecond: decisions / seconds,
    freeDecisionsPerSecond: free / seconds,
    gamesPerSecond: records.length / seconds,
    wins,
    shares: wins.map(n => interval(n, records.length)),
    draws: finished.filter(({ winner, unfinished }) => winner < 0 && !unfinished).length,
    unfinished: finished.filter(({ unfinished }) => unfinished).length,
    turns: {
      mean: sum(({ turns: n }) => n) / Math.max(1, finished.length),
      least: Math.min(...turns),
      most: Math.max(...turns),
    },
    errors: records.flatMap(({ n, error }) => (error === null ? [] : [{ n, error }])),
  };
}
