import { expect, test } from 'vitest';
import { Growing } from '../../src/1-concepts/110-permanents/growing.ts';

test('a list that others may hold is copied when something is first added, and grows in place from then on', () => {
  const held: readonly number[] = [1, 2];
  const growing = new Growing();
  const once = growing.with(held, 3);
  const twice = growing.with(once, 4);
  expect(held).toEqual([1, 2]);
  expect(twice).toBe(once);
  expect(twice).toEqual([1, 2, 3, 4]);
});

test('of several lists only the one that grows is another', () => {
  const lists = [[1], [2]] as const;
  const growing = new Growing();
  const grown = growing.withAt(lists, 1, 5);
  expect(grown).toEqual([[1], [2, 5]]);
  expect(grown[0]).toBe(lists[0]);
  expect(growing.withAt(grown, 1, 6)).toBe(grown);
  expect(lists[1]).toEqual([2]);
});
