import { useSyncExternalStore } from 'react';

/** A value that tells its watchers when it changes. */
export type Store<T> = {
  readonly get: () => T;
  readonly set: (change: Partial<T> | ((now: T) => Partial<T>)) => void;
  readonly watch: (changed: () => void) => () => void;
};

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...(typeof change === 'function' ? change(value) : change) };
      for (const changed of watchers) changed();
    },
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.watch, store.get);
