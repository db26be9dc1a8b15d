/** Long games spread over worker threads; one that hangs is ended and reported, and a new worker goes on. */
import { Worker } from 'node:worker_threads';
import type { Outcome } from './play.ts';
import type { Options, SavedSetting } from './setting.ts';

export type Finished = { readonly setting: SavedSetting; readonly outcome: Outcome };

export type Listener = {
  readonly ready: (source: string, cards: number) => void;
  readonly finished: (game: Finished) => void;
};

type Message =
  | { readonly is: 'ready'; readonly source: string; readonly cards: number }
  | { readonly is: 'begun'; readonly setting: SavedSetting }
  | ({ readonly is: 'over' } & Finished);

/** No game of ordinary length takes so long, in milliseconds. */
const HANG = 300_000;

/** Plays games until `next` gives no more seeds. */
export async function playAll(
  jobs: number,
  options: Options,
  next: () => number | null,
  listener: Listener,
): Promise<void> {
  const job = async (): Promise<void> => {
    while ((await untilHang(options, next, listener)) === 'hung');
  };
  await Promise.all(Array.from({ length: jobs }, job));
}

function untilHang(options: Options, next: () => number | null, listener: Listener): Promise<'hung' | 'done'> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    let alarm: NodeJS.Timeout | undefined;
    let end: 'hung' | 'done' = 'done';
    const order = (): void => worker.postMessage(next() ?? 'stop');
    const hung = (setting: SavedSetting): void => {
      const outcome = {
        decisions: 0,
        turns: 0,
        unfinished: true,
        slowest: HANG,
        broken: 'hang: no end in five minutes',
      };
      listener.finished({ setting, outcome });
      end = 'hung';
      worker.terminate().catch(reject);
    };
    worker.on('message', (message: Message) => {
      clearTimeout(alarm);
      if (message.is === 'begun') alarm = setTimeout(hung, HANG, message.setting);
      if (message.is === 'ready') listener.ready(message.source, message.cards);
      if (message.is === 'over') listener.finished(message);
      if (message.is !== 'begun') order();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve(end));
  });
}
