import { describe, expect, test } from 'vitest';
import { enact, fork, type Game } from '../src/index.ts';
import { cardsOwned, difference, indexWords, plainGame, reindexed, reloaded, wrongPlaces } from './laws.ts';
import { dice, playRandomly, randomReply } from './random-play.ts';

const SEEDS = Array.from({ length: 6 }, (_, n) => 100 + n);

/** Goes on with a game by its own dice. */
function goOn(game: Game, seed: number, decisions: number): Game {
  const roll = dice(seed);
  let now = game;
  for (let n = 0; n < decisions && now.asking !== null; n++) {
    const next = enact(now, randomReply(now.asking, roll));
    if (next.ok) now = next.game;
  }
  return now;
}

describe('laws that hold at every decision of random games', () => {
  test.each(SEEDS)('every object is in exactly one zone and no card is lost (seed %i)', seed => {
    playRandomly(seed, 2 + (seed % 3), 'current', {
      each: (game, n) => {
        if (n % 7 === 0) {
          expect(wrongPlaces(game)).toEqual([]);
          expect(cardsOwned(game)).toEqual(game.players.map(({ left }) => (left ? 0 : 40)));
        }
      },
    });
  });

  test.each(SEEDS)('both branches of a fork go on equally (seed %i)', seed => {
    playRandomly(seed, 2, 'current', {
      each: (game, n) => {
        if (n % 97 !== 0) return;
        const before = plainGame(game);
        const branches = [fork(game), fork(game)].map(branch => plainGame(goOn(branch, n, 30)));
        expect(difference(branches[0], branches[1])).toBe('');
        expect(difference(plainGame(game), before)).toBe('');
      },
    });
  });

  test.each(SEEDS)('a game that was saved and loaded goes on as the original (seed %i)', seed => {
    playRandomly(seed, 2, seed % 2 === 0 ? 'current' : '2007-02', {
      each: (game, n) => {
        if (n % 61 !== 0) return;
        const branches = [fork(game), reloaded(game)].map(branch => plainGame(goOn(branch, n, 40)));
        expect(difference(branches[0], branches[1])).toBe('');
      },
    });
  });

  test.each(SEEDS)('the kept indexes are those made anew (seed %i)', seed => {
    playRandomly(seed, 2, 'current', {
      each: (game, n) => {
        if (n % 31 === 0) expect(indexWords(game)).toBe(indexWords(reindexed(game)));
      },
    });
  });

  test.each(SEEDS)('without the cache of characteristics the game is the same (seed %i)', seed => {
    const [kept, made] = [false, true].map(uncached => playRandomly(seed, 2, 'current', { uncached, most: 400 }));
    expect(kept && made && difference(plainGame(kept.game), plainGame(made.game))).toBe('');
  });
});
