import { expect, test } from 'vitest';
import { interval } from '../src/index.ts';

test('the interval of a share lies around it and never beyond none and all', () => {
  for (const [wins, games] of [
    [0, 60],
    [60, 60],
    [1, 3],
    [0, 0],
  ] as const) {
    const { rate, low, high } = interval(wins, games);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(rate);
    expect(high).toBeGreaterThanOrEqual(rate);
  }
});
