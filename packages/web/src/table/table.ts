/** A table in the page: shows what the game tells at a pace one can follow, and sends what the player decides. */
import { CANCEL, type Reply } from '@lawmage/engine';
import type { Door, FromHost, Setup } from '../game/door.ts';
import { settingsStore } from '../settings/settings.ts';
import { createStore, type Store } from '../ui/store.ts';
import { autopilot } from './autopilot.ts';
import { heard } from './hear.ts';
import { lingerFor } from './pace.ts';
import { createPacer, type Pacer } from './pacer.ts';
import { sentWords } from './sent-words.ts';
import { resumed, rewound, seenOffers, shown } from './shown.ts';
import { EMPTY_TABLE, type TableState } from './state.ts';

export type Table = {
  readonly store: Store<TableState>;
  start(setup: Setup): void;
  /** Goes on with a game as the browser had kept it. */
  resume(stored: unknown): void;
  answer(reply: Reply): void;
  /** Proposes to do again, so often, what has just been done. */
  again(times: number): void;
  cancel(): void;
  undo(): void;
  concede(): void;
  byHand(on: boolean): void;
  ask(message: Parameters<Door['send']>[0]): void;
  /** Shows at once what is still waiting to be shown. */
  hurry(): void;
  leave(): void;
};

type Parts = {
  readonly door: Door;
  readonly store: Store<TableState>;
  readonly pacer: Pacer;
  /** Length of the log after each update, so that a rewind knows where to cut. */
  marks: number[];
};

export function createTable(door: Door): Table {
  const store = createStore<TableState>(EMPTY_TABLE);
  const parts: Parts = {
    door,
    store,
    marks: [],
    pacer: createPacer(
      ({ seen, told, undo }) => {
        store.set(now => shown(now, seen, told, undo));
        parts.marks.push(store.get().log.length);
      },
      () => settle(parts),
    ),
  };
  const unwatch = door.watch(message => hear(parts, message));
  return { ...verbs(parts), leave: () => leave(parts, unwatch) };
}

function leave({ pacer, door }: Parts, unwatch: () => void): void {
  pacer.clear();
  unwatch();
  door.close();
}

function verbs(parts: Parts): Omit<Table, 'leave'> {
  const { store, door, pacer } = parts;
  return {
    store,
    start(setup) {
      pacer.clear();
      parts.marks = [];
      store.set(EMPTY_TABLE);
      door.send({ ask: 'start', setup });
    },
    resume: stored => door.send({ ask: 'resume', stored }),
    answer: reply => send(parts, reply, false),
    again(times) {
      if (store.get().seen?.decision == null || store.get().busy) return;
      pacer.rest();
      store.set({ busy: true, lingering: false, notice: null });
      door.send({ ask: 'again', times });
    },
    cancel() {
      if (store.get().seen?.decision?.cancellable === true) send(parts, CANCEL, false);
    },
    undo() {
      pacer.clear();
      door.send({ ask: 'undo' });
    },
    concede: () => door.send({ ask: 'concede' }),
    byHand(on) {
      store.set({ byHand: on });
      door.send({ ask: 'byHand', on });
    },
    ask: message => door.send(message),
    hurry: () => (store.get().lingering ? send(parts, [], true) : pacer.hurry()),
  };
}

function send({ store, door, pacer }: Parts, reply: Reply, auto: boolean): void {
  const { seen, draft, busy } = store.get();
  if (seen?.decision == null || busy) return;
  pacer.rest();
  store.set({ busy: true, lingering: false, notice: null });
  door.send({ ask: 'answer', reply, auto, what: sentWords(seen, seen.decision, draft, reply) });
}

/** Everything has been shown: the player decides, or the app does for them. */
function settle(parts: Parts): void {
  const { store } = parts;
  const now = store.get();
  if (now.seen === null) return;
  store.set({ busy: now.seen.decision === null });
  if (now.seen.decision === null) return;
  const pilot = autopilot(now, settingsStore.get());
  if (pilot.is === 'reply') return send(parts, pilot.reply, true);
  if (pilot.is === 'linger') return linger(parts);
  store.set({ memory: seenOffers(now) });
}

/** Nothing is passed while nobody looks. */
function linger(parts: Parts): void {
  const { store, pacer } = parts;
  const { seen } = store.get();
  if (seen === null) return;
  store.set({ lingering: true });
  const pass = (): void => (document.hidden ? pacer.later(pass, 250) : send(parts, [], true));
  pacer.later(pass, lingerFor(seen, settingsStore.get().pace));
}

function hear(parts: Parts, message: FromHost): void {
  const { store, pacer } = parts;
  if (message.say === 'update') return pacer.add(message);
  if (message.say === 'resumed') {
    parts.marks = [...message.marks];
    store.set(resumed(message));
    return settle(parts);
  }
  if (message.say !== 'rewound') return store.set(now => heard(now, message));
  pacer.clear();
  parts.marks = parts.marks.slice(0, message.n);
  store.set(now => rewound(now, message, parts.marks.at(-1) ?? 0));
}
