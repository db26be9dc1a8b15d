import { describe, expect, it } from 'vitest';
import { claimGame } from '../src/game/shelf.ts';

type Locks = NonNullable<NonNullable<Parameters<typeof claimGame>[0]>['locks']>;

/** Locks as a browser keeps them; one that is held is given back after so many questions for it. */
function locksHeldFor(times: number): { readonly locks: Locks; readonly asked: () => number } {
  let asked = 0;
  const request = async (_: string, options: LockOptions, grant: LockGrantedCallback<unknown>): Promise<unknown> => {
    if (options.signal !== undefined) throw new Error('a busy worker hears of its lock after its patience has ended');
    asked++;
    return grant(asked > times ? { name: 'lawmage.game', mode: 'exclusive' } : null);
  };
  return { locks: { request: request as Locks['request'] }, asked: () => asked };
}

describe('the running game of a browser', () => {
  it('is this tab’s where no other has it, however long its worker is busy', async () => {
    const { locks, asked } = locksHeldFor(0);
    expect(await claimGame({ locks })).toBe(true);
    expect(asked()).toBe(1);
  });

  it('is this tab’s once a page that is reloaded has let go of it', async () => {
    expect(await claimGame({ locks: locksHeldFor(2).locks })).toBe(true);
  });

  it('stays another tab’s that has it', async () => {
    expect(await claimGame({ locks: locksHeldFor(Number.POSITIVE_INFINITY).locks })).toBe(false);
  });

  it('is kept where a page has no locks', async () => {
    expect(await claimGame({})).toBe(true);
  });
});
