/** Where this browser keeps the running game, and one that cannot go on. */
import { del, get, set } from 'idb-keyval';
import type { StoredGame } from './stored.ts';

const RUNNING = 'lawmage.game';
const ASIDE = 'lawmage.game.aside';

/** What was kept, whatever it is; undefined if nothing was, or if this browser keeps nothing. */
export const runningGame = (): Promise<unknown> => get<unknown>(RUNNING).catch(() => undefined);

export const keepGame = (game: StoredGame | null): Promise<void> => (game === null ? del(RUNNING) : set(RUNNING, game));

/** Puts a game that cannot go on where the next game does not overwrite it. */
export async function setAside(stored: unknown): Promise<void> {
  await set(ASIDE, stored);
  await del(RUNNING);
}

const LOCK = 'lawmage.game';

/** A page that is reloaded lets go of its lock a moment after the new one has begun: so often it is asked for again. */
const TRIES = 10;
const BETWEEN = 100;

/**
 * Whether the running game is this worker's to keep: it is as long as no other tab has one. A page that was not served
 * securely has no locks, and is trusted to be the only one.
 */
export async function claimGame({
  locks,
}: {
  readonly locks?: Pick<LockManager, 'request'>;
} = navigator): Promise<boolean> {
  if (locks === undefined) return true;
  for (let n = 0; n < TRIES; n++) {
    if (await claim(locks)) return true;
    await new Promise(next => setTimeout(next, BETWEEN));
  }
  return false;
}

/** Takes the lock for good where it is free. However busy this worker is with its game, no clock runs meanwhile. */
const claim = (locks: Pick<LockManager, 'request'>): Promise<boolean> =>
  new Promise(done => {
    const hold = (lock: Lock | null): Promise<never> | undefined => {
      done(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    };
    locks.request(LOCK, { ifAvailable: true }, hold).catch(() => done(false));
  });
