/** Trials spread over worker threads, round by round; what comes out does not depend on which worker plays what. */
import { Worker } from 'node:worker_threads';
import type { Card } from '@lawmage/ability';
import type { Batch, Shown } from '@lawmage/judge';

/** What a worker is told: play these trials. */
export type Order = readonly Batch[];
export type Cards = { readonly cards: readonly Card[] };

const CHUNK = 8;

/** Workers that know the cards. They must be closed. */
export class Tables {
  private readonly workers: readonly Worker[];

  constructor(cards: readonly Card[], jobs: number) {
    const workerData: Cards = { cards };
    this.workers = Array.from(
      { length: jobs },
      () => new Worker(new URL('./worker.ts', import.meta.url), { workerData }),
    );
  }

  /** Plays all trials, or those begun before it is late; `onShown` hears of each as it ends. */
  async play(batches: readonly Batch[], isLate: () => boolean, onShown: (shown: Shown) => void): Promise<void> {
    let next = 0;
    const chunk = (): Order => {
      const from = isLate() ? batches.length : next;
      next += CHUNK;
      return batches.slice(from, next);
    };
    await Promise.all(this.workers.map(worker => working(worker, chunk, onShown)));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(worker => worker.terminate()));
  }
}

function working(worker: Worker, chunk: () => Order, onShown: (shown: Shown) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const more = (): void => {
      const order = chunk();
      if (order.length > 0) return worker.postMessage(order);
      worker.off('message', hear);
      worker.off('error', reject);
      resolve();
    };
    const hear = (done: readonly Shown[]): void => {
      for (const shown of done) onShown(shown);
      more();
    };
    worker.on('message', hear);
    worker.on('error', reject);
    more();
  });
}
