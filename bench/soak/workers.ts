/** Long games spread over worker threads; one that hangs or needs too much memory is reported, and a new worker goes on. */
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

/** Of a game whose worker told nothing more. */
const UNKNOWN = { decisions: 0, turns: 0, unfinished: true, slowest: HANG };

/** Plays games until `next` gives no more seeds. */
export async function playAll(
  jobs: number,
  options: Options,
  next: () => number | null,
  listener: Listener,
): Promise<void> {
  const job = async (): Promise<void> => {
    while ((await untilBroken(options, next, listener)) === 'broken');
  };
  await Promise.all(Array.from({ length: jobs }, job));
}

/** Ends with the reason why the worker could not go on, or with its work. */
function untilBroken(options: Options, next: () => number | null, listener: Listener): Promise<'broken' | 'done'> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    let alarm: NodeJS.Timeout | undefined;
    let playing: SavedSetting | null = null;
    let end: 'broken' | 'done' = 'done';
    const order = (): void => worker.postMessage(next() ?? 'stop');
    const broken = (why: string): void => {
      end = 'broken';
      if (playing === null) throw new Error(`a worker ended before it played: ${why}`);
      listener.finished({ setting: playing, outcome: { ...UNKNOWN, broken: why } });
    };
    worker.on('message', (message: Message) => {
      clearTimeout(alarm);
      if (message.is === 'ready') listener.ready(message.source, message.cards);
      if (message.is === 'over') listener.finished(message);
      if (message.is !== 'begun') return order();
      playing = message.setting;
      alarm = setTimeout(() => {
        broken('hang: no end in five minutes');
        worker.terminate();
      }, HANG);
    });
    worker.on('error', error => {
      clearTimeout(alarm);
      broken(`exception: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    });
    worker.on('exit', () => resolve(end));
  });
}
