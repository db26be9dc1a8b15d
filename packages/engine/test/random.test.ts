import { describe, expect, test } from 'vitest';
import { concede, enact, type Game } from '../src/index.ts';
import { cardsOwned, wrongPlaces } from './laws.ts';
import { dice, playRandomly, randomReply, wideDeck } from './random-play.ts';

const seeds = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, n) => from + n);

describe('whole games at random', () => {
  test.each(seeds(1, 12))('simple decks, two players (seed %i)', seed => {
    expect(playRandomly(seed).game.result).not.toBeNull();
  });

  test.each(seeds(20, 8))('simple decks, 2007, two or three players (seed %i)', seed => {
    expect(playRandomly(seed, 2 + (seed % 2), '2007-02').game.result).not.toBeNull();
  });

  test.each(seeds(40, 24))('decks of the wide pool, two to four players, either edition (seed %i)', seed => {
    const edition = seed % 3 === 0 ? '2007-02' : 'current';
    playRandomly(seed, 2 + (seed % 3), edition, {
      deck: wideDeck,
      most: 2500,
      each: (game, n) => {
        if (n % 50 !== 0) return;
        expect(wrongPlaces(game)).toEqual([]);
        expect(cardsOwned(game)).toEqual(game.players.map(({ left }) => (left ? 0 : 40)));
      },
    });
  });

  test.each(seeds(80, 8))('players concede at any question and the others go on (seed %i)', seed => {
    const roll = dice(seed * 7);
    playRandomly(seed, 4, 'current', {
      deck: wideDeck,
      most: 800,
      each: game => {
        if (roll(20) === 0) goOnWithout(game, roll);
      },
    });
  });
});

/** Somebody concedes, the one who is asked half of the time; then the others play on for a while. */
function goOnWithout(game: Game, roll: (below: number) => number): void {
  const living = game.players.filter(({ left }) => !left).map(({ seat }) => seat);
  const asked = game.asking?.seat ?? living[0];
  const conceded = concede(game, (roll(2) === 0 ? asked : living[roll(living.length)]) ?? living[0] ?? game.active);
  if (!conceded.ok) throw new Error(conceded.refusal.code);
  let now = conceded.game;
  for (let n = 0; n < 100 && now.asking !== null; n++) {
    expect(now.players[now.asking.seat]?.left).toBe(false);
    const next = enact(now, randomReply(now.asking, roll));
    if (next.ok) now = next.game;
  }
  expect(wrongPlaces(now)).toEqual([]);
}
