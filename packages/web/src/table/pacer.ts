/** Shows updates one after the other, each as long as a person needs to see what happened. */
import { settingsStore } from '../settings/settings.ts';
import { shownFor } from './pace.ts';
import type { Update } from './shown.ts';

export type Pacer = {
  readonly add: (update: Update) => void;
  /** Waits, then does something; what waited before is given up. */
  readonly later: (act: () => void, wait: number) => void;
  /** Gives up what was to come later. */
  readonly rest: () => void;
  /** Forgets what is still to be shown. */
  readonly clear: () => void;
  /** Shows at once what is still to be shown. */
  readonly hurry: () => void;
};

/** `settle` is called when everything has been shown. */
export function createPacer(show: (update: Update) => void, settle: () => void): Pacer {
  const waiting: Update[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const later = (act: () => void, wait: number): void => {
    rest();
    timer = setTimeout(act, wait);
  };
  const pump = (): void => {
    rest();
    const next = waiting.shift();
    if (next === undefined) return settle();
    show(next);
    const wait = shownFor(next, settingsStore.get().pace, waiting.length);
    if (waiting.length === 0 && next.seen.decision !== null) settle();
    else if (wait === 0) pump();
    else later(pump, wait);
  };
  return {
    rest,
    later,
    add(update) {
      waiting.push(update);
      if (timer === undefined) pump();
    },
    clear() {
      rest();
      waiting.length = 0;
    },
    hurry() {
      while (waiting.length > 1) show(waiting.shift() as Update);
      if (waiting.length > 0) pump();
    },
  };
}
