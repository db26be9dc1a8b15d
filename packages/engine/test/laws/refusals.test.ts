import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/index.ts';
import { answer } from '../../src/work/answer.ts';
import { allow } from '../../src/work/check.ts';
import { dice } from '../random-play.ts';
import { newRandomGame, pickReply, textOf } from './play.ts';

const junk: fc.Arbitrary<Reply> = fc.oneof(
  fc.array(fc.integer({ min: -3, max: 12 }), { maxLength: 6 }),
  fc.array(fc.oneof(fc.double(), fc.constant(Number.NaN), fc.constant(2 ** 53)), { maxLength: 3 }),
  fc.anything() as fc.Arbitrary<Reply>,
);

describe('a reply that does not fit', () => {
  test('is refused with a code and changes nothing', () => {
    const roll = dice(5);
    let game = newRandomGame(31, 3, 'current');
    const kinds = new Set<string>();
    for (let n = 0; n < 700 && game.result === null; n++) {
      const kind = game.asking?.kind ?? '';
      if (!kinds.has(kind) || n % 40 === 0) {
        kinds.add(kind);
        const before = textOf(game);
        fc.assert(
          fc.property(junk, reply => {
            const answered = answer(game, reply);
            if (!answered.ok) expect(answered.refusal.code).toMatch(/^[a-zA-Z]+$/);
          }),
          { numRuns: 60 },
        );
        expect(textOf(game)).toBe(before);
      }
      const answered = answer(game, pickReply(game, roll).reply);
      if (!answered.ok) throw new Error(answered.refusal.code);
      game = answered.game;
    }
    expect(kinds.size).toBeGreaterThan(4);
  });

  test('names the place that is wrong', () => {
    const game = newRandomGame(31, 2, 'current');
    expect(allow(game, [0.5])).toMatchObject({ code: 'notAnInteger', at: 0 });
    expect(allow(game, [99])).toMatchObject({ code: 'notAmongOptions', at: 0 });
    expect(allow(game, [])).toMatchObject({ code: 'tooFew' });
    expect(allow(game, [0, 1])).toMatchObject({ code: 'tooMany' });
    expect(allow(game, [-1])).toMatchObject({ code: 'notCancellable' });
  });
});
