import { describe, expect, test } from 'vitest';
import { playRandomly } from './random-play.ts';

describe('whole games at random', () => {
  test.each(Array.from({ length: 20 }, (_, n) => n + 1))('seed %i ends', seed => {
    const { game } = playRandomly(seed);
    expect(game.result).not.toBeNull();
  });
});
