import { describe, expect, test } from 'vitest';
import type { EditionName } from '../../src/editions/rule.ts';
import { answer, begin, type Game, type Reply } from '../../src/index.ts';
import { forest, mossBear } from '../pool.ts';

const deck = {
  cards: [
    { card: forest, count: 20 },
    { card: mossBear, count: 20 },
  ],
};

function begun(names: readonly string[], edition: EditionName = 'current'): Game {
  const result = begin({ edition, seed: 3, first: 0, players: names.map(name => ({ name, deck })) });
  if (!result.ok) throw new Error(result.refusal.message);
  return result.game;
}

function replying(game: Game, ...replies: readonly Reply[]): Game {
  return replies.reduce((now, reply) => {
    const next = answer(now, reply);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.game;
  }, game);
}

const hands = (game: Game): readonly number[] => game.players.map(({ hand }) => hand.length);
const asked = (game: Game) => [game.asking?.seat, game.asking?.why.code];

describe('starting the game [CR 103 | 2007: 101]', () => {
  test('a player found by chance chooses who takes the first turn', () => {
    const result = begin({ edition: 'current', seed: 5, players: ['ann', 'bob'].map(name => ({ name, deck })) });
    if (!result.ok) throw new Error(result.refusal.message);
    expect(result.game.asking?.why.code).toBe('firstPlayer');
    expect(replying(result.game, [1]).asking?.seat).toBe(1);
  });

  test('each player draws seven cards and has 20 life', () => {
    const game = begun(['ann', 'bob']);
    expect(hands(game)).toEqual([7, 7]);
    expect(game.players.map(({ life }) => life)).toEqual([20, 20]);
    expect(game.players.map(({ library }) => library.length)).toEqual([33, 33]);
  });

  test('the same seed and replies give the same game', () => {
    const [one, other] = [begun(['ann', 'bob']), begun(['ann', 'bob'])].map(game =>
      replying(game, [1], [0], [0, 1].slice(0, 1), [0]),
    );
    expect(one?.players.map(({ hand }) => hand)).toEqual(other?.players.map(({ hand }) => hand));
  });

  test('with two players the first one skips the first draw step', () => {
    const game = replying(begun(['ann', 'bob']), [0], [0]);
    expect([game.turn, game.step, game.active]).toEqual([1, 'upkeep', 0]);
    const main = replying(game, [], []);
    expect([main.step, hands(main)]).toEqual(['precombatMain', [7, 7]]);
  });

  test('with three players nobody skips a draw step', () => {
    const game = replying(begun(['ann', 'bob', 'cat']), [0], [0], [0], [], [], []);
    expect([game.step, hands(game)]).toEqual(['draw', [8, 7, 7]]);
  });

  test('too few players are refused', () => {
    expect(begin({ edition: 'current', seed: 1, players: [{ name: 'ann', deck }] })).toMatchObject({
      ok: false,
      refusal: { code: 'tooFewPlayers' },
    });
  });
});

describe('mulligans today [CR 103.5]', () => {
  test('all declare, then those who mulligan draw seven and put one on the bottom', () => {
    const declared = replying(begun(['ann', 'bob']), [1], [0]);
    expect([asked(declared), hands(declared)]).toEqual([
      [0, 'bottomCards'],
      [7, 7],
    ]);
    const bottomed = replying(declared, [2]);
    expect([asked(bottomed), hands(bottomed)]).toEqual([
      [0, 'mulligan'],
      [6, 7],
    ]);
    const kept = replying(bottomed, [0]);
    expect([kept.turn, kept.players[0]?.library.length]).toEqual([1, 34]);
  });

  test('a second mulligan puts two on the bottom, in any order', () => {
    const game = replying(begun(['ann', 'bob']), [1], [0], [0], [1]);
    expect(game.asking).toMatchObject({ kind: 'pick', least: 2, most: 2 });
    const ordered = replying(game, [0, 1], [1, 0], [0]);
    expect(hands(ordered)).toEqual([5, 7]);
  });

  test('with three players the first mulligan is free', () => {
    const game = replying(begun(['ann', 'bob', 'cat']), [1], [0], [0]);
    expect([asked(game), hands(game)]).toEqual([
      [0, 'mulligan'],
      [7, 7, 7],
    ]);
  });

  test('a hand of no cards can not be taken back', () => {
    let game = begun(['ann', 'bob']);
    game = replying(game, [1], [0]);
    for (let n = 1; n <= 7; n++) {
      game = replying(
        game,
        Array.from({ length: n }, (_, at) => at),
      );
      if (n > 1)
        game = replying(
          game,
          Array.from({ length: n }, (_, at) => at),
        );
      if (n < 7) game = replying(game, [1]);
    }
    expect([game.turn, hands(game)]).toEqual([1, [0, 7]]);
  });
});

describe('mulligans of 2007 [2007: 101.4]', () => {
  test('each draws one card fewer, and each player finishes before the next', () => {
    const once = replying(begun(['ann', 'bob'], '2007-02'), [1]);
    expect([asked(once), hands(once)]).toEqual([
      [0, 'mulligan'],
      [6, 7],
    ]);
    const twice = replying(once, [1], [0]);
    expect([asked(twice), hands(twice)]).toEqual([
      [1, 'mulligan'],
      [5, 7],
    ]);
  });
});
