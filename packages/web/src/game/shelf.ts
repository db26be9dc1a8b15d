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

/** A page that is reloaded lets go of its lock a moment after the new one has begun. */
const PATIENCE = 1000;

/**
 * Whether the running game is this worker's to keep: it is as long as no other tab has one. A page that was not served
 * securely has no locks, and is trusted to be the only one.
 */
export function claimGame(): Promise<boolean> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return Promise.resolve(true);
  return new Promise(done => {
    const hold = (): Promise<never> => {
      done(true);
      return new Promise(() => undefined);
    };
    locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(() => done(false));
  });
}
