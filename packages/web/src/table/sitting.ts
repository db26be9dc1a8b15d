/** The game that runs in this page: begun, replaced, or gone on with after the page was loaded again. */
import type { Door, Setup } from '../game/door.ts';
import { DAMAGED, type StoredFault } from '../game/stored.ts';
import { createStore, type Store } from '../ui/store.ts';
import { createTable, type Table } from './table.ts';

/** A game that cannot go on, and why. */
export type Aside = { readonly stored: unknown; readonly fault: StoredFault };

export type SittingState = {
  /** `looking` for a game that was kept, `resuming` it, or `ready`. */
  readonly is: 'looking' | 'resuming' | 'ready';
  readonly table: Table | null;
  readonly aside: Aside | null;
};

export type Sitting = {
  readonly store: Store<SittingState>;
  start(setup: Omit<Setup, 'seed'>): void;
  /** The same decks once more. */
  again(): void;
  /** Does not wait for the game that was kept. */
  giveUp(): void;
  /** Says no more of the game that was set aside. */
  forget(): void;
};

/** What a sitting needs of the browser. */
export type Place = {
  readonly door: () => Door;
  readonly running: () => Promise<unknown>;
  readonly setAside: (stored: unknown) => Promise<void>;
  readonly seed: () => number;
};

type Parts = { readonly place: Place; readonly store: Store<SittingState>; stored: unknown };

/** Sits down: a game that was kept goes on by itself. */
export function sit(place: Place): Sitting {
  const store = createStore<SittingState>({ is: 'looking', table: null, aside: null });
  const parts: Parts = { place, store, stored: undefined };
  let setup: Omit<Setup, 'seed'> | null = null;
  const start = (wish: Omit<Setup, 'seed'>): void => {
    store.get().table?.leave();
    const table = createTable(place.door());
    setup = wish;
    store.set({ is: 'ready', table, aside: null });
    table.start({ ...wish, seed: place.seed() });
  };
  place.running().then(kept => {
    if (store.get().is !== 'looking') return;
    if (kept === undefined) return store.set({ is: 'ready' });
    setup = setupIn(kept);
    goOn(parts, kept);
  });
  return {
    store,
    start,
    again: () => {
      if (setup !== null) start(setup);
    },
    giveUp: () => fail(parts, { ...DAMAGED, message: 'You did not wait for it.' }),
    forget: () => store.set({ aside: null }),
  };
}

const setupIn = (stored: unknown): Setup | null => (stored as { readonly setup?: Setup } | null)?.setup ?? null;

function goOn(parts: Parts, kept: unknown): void {
  const { place, store } = parts;
  const table = createTable(place.door());
  parts.stored = kept;
  store.set({ is: 'resuming', table });
  table.store.watch(() => {
    const { seen, aside, broken } = table.store.get();
    if (store.get().is !== 'resuming') return;
    if (seen !== null) store.set({ is: 'ready' });
    else if (aside !== null) fail(parts, aside);
    else if (broken !== null) fail(parts, { ...DAMAGED, message: broken.message });
  });
  table.resume(kept);
}

function fail({ place, store, stored }: Parts, fault: StoredFault): void {
  if (store.get().is !== 'resuming') return;
  store.get().table?.leave();
  store.set({ is: 'looking', table: null });
  const put = fault.code === 'elsewhere' ? Promise.resolve() : place.setAside(stored).catch(() => undefined);
  put.then(() => store.set({ is: 'ready', aside: { stored, fault } }));
}
