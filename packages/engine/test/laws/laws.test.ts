import { describe, expect, test } from 'vitest';
import type { EditionName, Game, Reply } from '../../src/index.ts';
import { hash } from '../../src/state/hash.ts';
import { load, save } from '../../src/state/save.ts';
import { answer, pick } from '../../src/work/answer.ts';
import { dice } from '../random-play.ts';
import { newRandomGame, pickReply, textOf } from './play.ts';

const GAMES: readonly { readonly seed: number; readonly players: number; readonly edition: EditionName }[] = [
  { seed: 11, players: 2, edition: 'current' },
  { seed: 12, players: 2, edition: '2007-02' },
  { seed: 13, players: 3, edition: 'current' },
  { seed: 14, players: 4, edition: '2007-02' },
];
const MOST = 1500;

function after(game: Game, reply: Reply): Game {
  const answered = answer(game, reply);
  if (!answered.ok)
    throw new Error(`${answered.refusal.code}: ${JSON.stringify(reply)} to ${JSON.stringify(game.asking)}`);
  return answered.game;
}

function reloaded(game: Game): Game {
  const loaded = load(JSON.parse(JSON.stringify(save(game))));
  if (!loaded.ok) throw new Error(`${loaded.error.code} at ${loaded.error.at}`);
  return loaded.game;
}

/** Plays a game and shows every position with the reply it gets. */
function play(
  seed: number,
  players: number,
  edition: EditionName,
  look: (game: Game, reply: Reply, n: number) => void,
): Game {
  const roll = dice(seed * 7919);
  let game = newRandomGame(seed, players, edition);
  for (let n = 0; n < MOST && game.result === null; n++) {
    const { reply } = pickReply(game, roll);
    look(game, reply, n);
    game = after(game, reply);
  }
  return game;
}

describe.each(GAMES)(
  'a game of $players players by the rules of $edition, seed $seed',
  ({ seed, players, edition }) => {
    test('saved, loaded and continued is the game that went on', () => {
      play(seed, players, edition, (game, reply, n) => {
        if (n % 9 !== 0) return;
        expect(textOf(after(reloaded(game), reply))).toBe(textOf(after(game, reply)));
      });
    });

    test('is left as it was by an answer, which can be given again with the same result', () => {
      play(seed, players, edition, (game, reply, n) => {
        if (n % 9 !== 4) return;
        const before = textOf(game);
        const once = textOf(after(game, reply));
        expect(textOf(game)).toBe(before);
        expect(textOf(after(game, reply))).toBe(once);
      });
    });

    test('is its seed and its replies', () => {
      const replies: Reply[] = [];
      const end = play(seed, players, edition, (_game, reply) => replies.push(reply));
      const again = replies.reduce(after, newRandomGame(seed, players, edition));
      expect(textOf(again)).toBe(textOf(end));
    });

    test('is the same by whole replies and by single picks', () => {
      const roll = dice(seed);
      let game = newRandomGame(seed, players, edition);
      for (let n = 0; n < MOST && game.result === null; n++) {
        const { reply, picked } = pickReply(game, roll);
        const whole = after(game, reply);
        if (n % 5 === 0) {
          const single = picked.reduce((at, one) => {
            const next = pick(at, one);
            if (!next.ok) throw new Error(next.refusal.code);
            return next.game;
          }, game);
          expect(textOf(single)).toBe(textOf(whole));
        }
        game = whole;
      }
    });

    test('has a name that saving keeps and acting changes', () => {
      play(seed, players, edition, (game, reply, n) => {
        if (n % 25 !== 0) return;
        expect(hash(reloaded(game))).toBe(hash(game));
        if (game.asking?.kind === 'priority' && reply.length > 0) expect(hash(after(game, reply))).not.toBe(hash(game));
      });
    });
  },
);
