/** What stands in the text field, and what the worker says about it. */
import { get, set } from 'idb-keyval';
import { createStore, type Store } from '../../ui/store.ts';
import type { FromReader, SetSeen, ToReader } from './door.ts';
import { EXAMPLE } from './examples.ts';

const KEPT = 'lawmage.workshop';
/** How long one stops typing before the text is read, in milliseconds. */
const PAUSE = 200;

export type Workshop = {
  readonly text: string;
  /** Null until the text has been read for the first time. */
  readonly set: SetSeen | null;
  readonly busy: boolean;
  /** Whether this browser keeps the text. */
  readonly kept: boolean;
};

export type Reader = {
  readonly store: Store<Workshop>;
  readonly write: (text: string) => void;
  readonly leave: () => void;
};

/** Reads as one types; what was read last stays until the next is there. */
export function openReader(): Reader {
  const store = createStore<Workshop>({ text: '', set: null, busy: true, kept: true });
  const worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module', name: 'workshop' });
  let n = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
    if (data.n === n) store.set({ set: data.set, busy: false });
  });
  const read = (text: string): void => {
    n += 1;
    worker.postMessage({ n, text } satisfies ToReader);
  };
  const keep = (text: string): void => {
    set(KEPT, text).catch(() => store.set({ kept: false }));
  };
  const write = (text: string): void => {
    store.set({ text, busy: true });
    clearTimeout(pause);
    pause = setTimeout(() => {
      keep(text);
      read(text);
    }, PAUSE);
  };
  get<unknown>(KEPT)
    .catch(() => undefined)
    .then(kept => {
      const text = typeof kept === 'string' && kept.trim() !== '' ? kept : EXAMPLE;
      store.set({ text });
      read(text);
    });
  return {
    store,
    write,
    leave: () => {
      clearTimeout(pause);
      worker.terminate();
    },
  };
}
