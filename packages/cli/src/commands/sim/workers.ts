/** Games spread over worker threads, in chunks so that a slow game holds up nobody. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AgentName, GameRecord } from '@lawmage/agents';
import type { EditionName } from '@lawmage/engine';

export type SimTask = {
  readonly decks: readonly string[];
  readonly agents: readonly AgentName[];
  readonly edition: EditionName;
  readonly seed: number;
  readonly games: number;
};

export const defaultJobs = (): number => availableParallelism();

/** What a worker is told: play these games, or stop. */
export type Order = { readonly from: number; readonly to: number } | 'stop';

const CHUNK = 8;

/** All games of a task, in order. `onDone` hears how many are finished. */
export async function runInWorkers(
  task: SimTask,
  jobs: number,
  onDone: (done: number) => void,
): Promise<readonly GameRecord[]> {
  const records: GameRecord[] = [];
  let next = 0;
  const order = (): Order => {
    if (next >= task.games) return 'stop';
    const from = next;
    next = Math.min(task.games, from + CHUNK);
    return { from, to: next };
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
      worker.on('message', (done: readonly GameRecord[]) => {
        records.push(...done);
        onDone(records.length);
        worker.postMessage(order());
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: Math.min(jobs, Math.ceil(task.games / CHUNK)) }, work));
  return records.toSorted((a, b) => a.n - b.n);
}
