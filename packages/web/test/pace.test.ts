import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToldEvent } from '../src/game/seen.ts';
import { createPacer } from '../src/table/pacer.ts';
import type { Update } from '../src/table/shown.ts';
import { NONE, seat } from './fixtures/objects.ts';
import { decision, view } from './fixtures/views.ts';

const cast = (by: number): ToldEvent =>
  ({
    event: { what: 'cast', seat: seat(by), id: 5, source: NONE, rule: '|' },
    rule: '',
    names: {},
    owner: NONE,
  }) as never;
const update = (told: readonly ToldEvent[], asks = false): Update => ({
  say: 'update',
  seen: view(asks ? { decision: decision() } : {}),
  told,
  undo: null,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what the computer casts', () => {
  it('stays to be seen for 900 ms, unless the player hurries', () => {
    const shown: number[] = [];
    const pacer = createPacer(
      ({ told }) => shown.push(told.length),
      () => undefined,
    );
    for (const one of [update([cast(1)]), update([]), update([], true)]) pacer.add(one);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(899);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 0, 0]);
    pacer.add(update([cast(1)]));
    pacer.add(update([], true));
    pacer.hurry();
    expect(shown).toHaveLength(5);
  });
});
