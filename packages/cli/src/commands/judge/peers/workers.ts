/** Records spread over worker threads, in chunks so that a slow one holds up nobody. */
import { Worker } from 'node:worker_threads';
import type { PeerRecord, PeerVerdict } from '@lawmage/judge/peers';

export type PeerTask = { readonly cards: string | undefined };

/** What a worker is told: judge these, or stop. */
export type Order = readonly PeerRecord[] | 'stop';

const CHUNK = 8;

/** The verdicts, in the order of the records. */
export async function judgeInWorkers(
  records: readonly PeerRecord[],
  task: PeerTask,
  jobs: number,
  onDone: (done: number) => void,
): Promise<readonly PeerVerdict[]> {
  const verdicts = new Map<string, PeerVerdict>();
  let next = 0;
  const order = (): Order => {
    const chunk = records.slice(next, next + CHUNK);
    next += CHUNK;
    return chunk.length === 0 ? 'stop' : chunk;
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
      worker.on('message', (done: readonly PeerVerdict[]) => {
        for (const verdict of done) verdicts.set(verdict.id, verdict);
        onDone(verdicts.size);
        worker.postMessage(order());
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, Math.ceil(records.length / CHUNK))) }, work));
  return records.flatMap(({ id }) => verdicts.get(id) ?? []);
}
