/** A table in the page: shows what the game tells at a pace one can follow, and sends what the player decides. */
import { CANCEL, type Reply } from '@lawmage/engine';
import type { Door, FromHost, Setup } from '../game/door.ts';
import type { Seen } from '../game/seen.ts';
import { entriesOf } from '../log/log.ts';
import { settingsStore } from '../settings/settings.ts';
import { createStore, type Store } from '../ui/store.ts';
import { actsIn } from './acts.ts';
import { type Autopilot, autopilot } from './autopilot.ts';
import { freshDraft } from './draft.ts';
import { objectOf } from './objects.ts';
import { lingerFor, shownFor } from './pace.ts';
import { sentWords } from './sent-words.ts';
import { CLEAR_MEMORY, EMPTY_TABLE, type TableState } from './state.ts';
import { interrupts, isOver } from './yields.ts';

type Update = Extract<FromHost, { say: 'update' }>;

export type Table = {
  readonly store: Store<TableState>;
  start(setup: Setup): void;
  answer(reply: Reply): void;
  cancel(): void;
  undo(): void;
  concede(): void;
  byHand(on: boolean): void;
  ask(message: Parameters<Door['send']>[0]): void;
  /** Shows at once what is still waiting to be shown. */
  hurry(): void;
  leave(): void;
};

export function createTable(door: Door): Table {
  const store = createStore<TableState>(EMPTY_TABLE);
  const waiting: Update[] = [];
  /** Length of the log after each update, so that a rewind knows where to cut. */
  let marks: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const send = (reply: Reply, auto: boolean): void => {
    const { seen, draft } = store.get();
    if (seen?.decision == null || store.get().busy) return;
    rest();
    store.set({ busy: true, lingering: false, notice: null });
    door.send({ ask: 'answer', reply, auto, what: sentWords(seen, seen.decision, draft, reply) });
  };

  const show = ({ seen, told, undo }: Update): void => {
    store.set(now => shown(now, seen, told, undo));
    marks.push(store.get().log.length);
  };

  const pump = (): void => {
    rest();
    const next = waiting.shift();
    if (next === undefined) return settle();
    show(next);
    const wait = shownFor(next.told, settingsStore.get().pace, waiting.length);
    if (waiting.length === 0 && next.seen.decision !== null) settle();
    else if (wait === 0) pump();
    else timer = setTimeout(pump, wait);
  };

  /** Everything has been shown: the player decides, or the app does for them. */
  const settle = (): void => {
    const now = store.get();
    if (now.seen === null) return;
    store.set({ busy: now.seen.decision === null });
    if (now.seen.decision === null) return;
    act(autopilot(now, settingsStore.get()));
  };

  const act = (pilot: Autopilot): void => {
    if (pilot.is === 'ask') return void store.set(now => ({ memory: seenOffers(now) }));
    if (pilot.is === 'reply') return send(pilot.reply, true);
    const { seen } = store.get();
    if (seen === null) return;
    store.set({ lingering: true });
    const pass = (): void => (document.hidden ? void (timer = setTimeout(pass, 250)) : send([], true));
    timer = setTimeout(pass, lingerFor(seen, settingsStore.get().pace));
  };

  const hear = (message: FromHost): void => {
    switch (message.say) {
      case 'update':
        waiting.push(message);
        if (timer === undefined) pump();
        return;
      case 'rewound':
        waiting.length = 0;
        rest();
        marks = marks.slice(0, message.n);
        return store.set(now => rewound(now, message, marks.at(-1) ?? 0));
      case 'refused':
        return store.set({
          busy: false,
          notice: {
            tone: 'danger',
            text: message.refusal.message,
            rule: '',
            more: 0,
            fixes: FIXABLE.includes(message.refusal.code),
          },
        });
      case 'broken':
        return store.set({ busy: false, broken: { code: message.code, message: message.message } });
      case 'reasons': {
        const [first, ...rest] = message.reasons;
        const notice =
          first === undefined
            ? null
            : ({ tone: 'plain', text: first.words, rule: first.rule, more: rest.length, fixes: false } as const);
        return store.set({ reasons: message.reasons, notice });
      }
      case 'plan':
        return store.set({ plan: message.taps });
      case 'fixed':
        return store.set(now => ({ draft: { ...now.draft, picks: message.reply }, notice: null }));
    }
  };

  const unwatch = door.watch(hear);
  return {
    store,
    start(setup) {
      waiting.length = 0;
      marks = [];
      store.set(EMPTY_TABLE);
      door.send({ ask: 'start', setup });
    },
    answer: reply => send(reply, false),
    cancel() {
      const { seen } = store.get();
      if (seen?.decision?.cancellable === true) send(CANCEL, false);
    },
    undo() {
      rest();
      waiting.length = 0;
      door.send({ ask: 'undo' });
    },
    concede: () => door.send({ ask: 'concede' }),
    byHand(on) {
      store.set({ byHand: on });
      door.send({ ask: 'byHand', on });
    },
    ask: message => door.send(message),
    hurry() {
      if (store.get().lingering) return send([], true);
      while (waiting.length > 1) {
        const next = waiting.shift();
        if (next !== undefined) show(next);
      }
      if (waiting.length > 0) pump();
    },
    leave() {
      rest();
      unwatch();
      door.close();
    },
  };
}

/** Refusals of a declaration to which there is a nearest legal one. */
const FIXABLE: readonly string[] = ['attackNotAllowed', 'attackRequired', 'blockNotAllowed', 'blockRequired'];

function shown(now: TableState, seen: Seen, told: Update['told'], undo: Update['undo']): Partial<TableState> {
  const entries = entriesOf(seen, told, now.life, now.log.length);
  return {
    seen,
    told,
    undo,
    log: entries.length === 0 ? now.log : [...now.log, ...entries],
    life: seen.players.map(player => player.life),
    draft: freshDraft(seen, seen.decision),
    plan: [],
    notice: null,
    memory: remembering(now, seen, told),
    opened: now.opened,
  };
}

/** Yields that were reached or interrupted end; a new turn forgets what was meant for the last. */
function remembering(now: TableState, seen: Seen, told: Update['told']): TableState['memory'] {
  const { memory } = now;
  const armed = memory.armed !== null && !isOver(memory.armed, seen) && !interrupts(seen, told) ? memory.armed : null;
  const newTurn = now.seen !== null && now.seen.turn !== seen.turn;
  return {
    ...memory,
    armed,
    fresh: memory.fresh || (memory.armed !== null && armed === null && memory.armed.is !== 'resolve' && !newTurn),
    beforeAttacks: memory.beforeAttacks && !newTurn,
  };
}

/** What can be used from outside the hand has now been offered once. */
function seenOffers(now: TableState): TableState['memory'] {
  const { seen, memory } = now;
  if (seen?.decision?.kind !== 'priority') return memory;
  const outside = actsIn(seen.decision)
    .map(({ option }) => option.id)
    .filter(id => {
      const zone = objectOf(seen, id)?.zone;
      return zone !== 'hand' && zone !== 'battlefield';
    });
  return {
    ...memory,
    fresh: false,
    offered: outside.length === 0 ? memory.offered : new Set([...memory.offered, ...outside]),
  };
}

function rewound(now: TableState, message: Extract<FromHost, { say: 'rewound' }>, cut: number): Partial<TableState> {
  const { seen, undo, what } = message;
  const saw = now.undo?.saw ?? [];
  const note = {
    key: cut,
    kind: 'note',
    parts: [`You took back: ${what}.`],
    rule: '',
    level: 'short',
    follows: false,
  } as const;
  return {
    seen,
    told: [],
    undo,
    busy: seen.decision === null,
    lingering: false,
    log: [...now.log.slice(0, cut), note],
    life: seen.players.map(player => player.life),
    draft: freshDraft(seen, seen.decision),
    plan: [],
    notice:
      saw.length > 0
        ? { tone: 'warn', text: `Practice: you have seen ${saw.join(', ')}.`, rule: '', more: 0, fixes: false }
        : null,
    memory: { ...CLEAR_MEMORY, fresh: true, offered: now.memory.offered },
    practice: [...now.practice, ...saw],
    broken: null,
  };
}
