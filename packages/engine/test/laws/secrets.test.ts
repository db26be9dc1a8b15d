import { describe, expect, test } from 'vitest';
import { NOBODY, type ObjectId, type Seat } from '../../src/index.ts';
import type { Game } from '../../src/state/game.ts';
import { see } from '../../src/view/see.ts';
import { tell } from '../../src/view/tell.ts';
import { enact } from '../../src/work/answer.ts';
import { dice } from '../random-play.ts';
import { newRandomGame, pickReply } from './play.ts';

/** The cards that a seat may not know: hands of others and libraries, but for what is shown. */
function secretsFrom(game: Game, seat: Seat): ReadonlySet<number> {
  const shown = new Set(game.shown.filter(one => one.seat === NOBODY || one.seat === seat).flatMap(one => one.ids));
  if (game.asking?.seat === seat)
    for (const option of game.asking.options) if (option.is === 'object') shown.add(option.id);
  const ids = game.players.flatMap(one => [...one.library, ...(one.seat === seat ? [] : one.hand)]);
  return new Set(ids.filter(id => !shown.has(id)));
}

/** Every number in a value that stands where objects stand. */
function idsIn(value: unknown, found: number[] = [], key = ''): readonly number[] {
  if (typeof value === 'number' && ['id', 'ids', 'newId', 'source'].includes(key)) found.push(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [part, one] of Object.entries(value)) idsIn(one, found, Array.isArray(value) ? key : part);
  }
  return found;
}

describe.each([21, 22, 23])('hidden cards, seed %i', seed => {
  test('are in nobody else’s view and in nothing others are told', () => {
    const roll = dice(seed);
    let game = newRandomGame(seed, 2 + (seed % 2), 'current');
    for (let n = 0; n < 1200 && game.result === null; n++) {
      const answered = enact(game, pickReply(game, roll).reply);
      if (!answered.ok) throw new Error(answered.refusal.code);
      game = answered.game;
      for (const seat of [NOBODY, ...game.players.map(one => one.seat)]) {
        const secrets = secretsFrom(game, seat);
        const leaked = [...idsIn(see(game, seat)), ...idsIn(tell(game, seat))].filter(id =>
          secrets.has(id as ObjectId),
        );
        expect(leaked).toEqual([]);
      }
    }
  });
});
