import { describe, expect, it } from 'vitest';
import { randomInt, randomSome, seeded, shuffled } from '../../src/state/random.ts';
import { bareGame } from '../bare.ts';

describe('The generator of a game', () => {
  it('is one number, from which everything follows', () => {
    const [one, other] = [bareGame(), bareGame()];
    const draw = (game: typeof one) => [randomInt(game, 1, 6), shuffled(game, [1, 2, 3, 4]), randomInt(game, 0, 1000)];
    expect(draw(one)).toEqual(draw(other));
    expect(one.rng).toBe(other.rng);
    other.rng = seeded(8);
    expect(draw(one)).not.toEqual(draw(other));
  });

  it('gives every number of a range about as often', () => {
    const game = bareGame();
    const times = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n++) {
      const at = randomInt(game, 0, 5);
      times[at] = (times[at] ?? 0) + 1;
    }
    for (const count of times) expect(count).toBeGreaterThan(800);
  });

  it('gives every order of a list', () => {
    const game = bareGame();
    const orders = new Set(Array.from({ length: 300 }, () => shuffled(game, 'abcd'.split('')).join('')));
    expect(orders.size).toBe(24);
  });

  it('chooses some of a list in its order, none twice', () => {
    const game = bareGame();
    for (let n = 0; n < 50; n++) {
      const some = randomSome(game, [1, 2, 3, 4, 5], 3);
      expect(some).toEqual(some.toSorted((a, b) => a - b));
      expect(new Set(some).size).toBe(3);
    }
  });
});
