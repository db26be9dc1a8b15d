/** Questions to the worker of this room, each answered once. */
import type { Answer, Asks } from './door.ts';

export type Ask = <K extends keyof Asks>(is: K, ask: Asks[K]['ask']) => Promise<Answer<K>>;
export type JudgeDoor = { readonly ask: Ask; readonly close: () => void };

type Told = { readonly n: number } & (
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly message: string }
);
type Waiting = { readonly done: (answer: never) => void; readonly failed: (error: Error) => void };

export function openJudgeDoor(): JudgeDoor {
  const worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module', name: 'judge' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    const one = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.ok) one?.done(data.answer as never);
    else one?.failed(new Error(data.message));
  });
  return {
    ask: (is, ask) =>
      new Promise((done, failed) => {
        const n = asked++;
        waiting.set(n, { done, failed });
        worker.postMessage({ n, question: { is, ...ask } });
      }),
    close: () => worker.terminate(),
  };
}
