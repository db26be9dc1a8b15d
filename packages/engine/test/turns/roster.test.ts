/** What turn-based actions and combat look at does not grow with the battlefield. */
import { expect, test } from 'vitest';
import { enact } from '../../src/index.ts';
import type { Game } from '../../src/state/game.ts';
import { forest, mossBear } from '../pool.ts';
import { table } from '../table.ts';

/** Counts how often permanents are looked up in the list of all of them. */
function counting(game: Game): () => number {
  let n = 0;
  game.battlefield = new Proxy(game.battlefield, {
    get(list, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) n++;
      return Reflect.get(list, key);
    },
  });
  return () => n;
}

const passed = (game: Game): Game => {
  const next = enact(game, []);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.game;
};

test('from upkeep to end step nothing goes through all permanents, though a creature could attack', () => {
  const board = [[forest, 100], mossBear] as const;
  const t = table({ ann: { board, library: [[forest, 9]] }, bob: { board } }, { step: 'upkeep' });
  let { game } = t;
  const looked = counting(game);
  const asked = new Set<string>();
  while (game.step !== 'end') {
    if (game.asking !== null) asked.add(game.asking.kind);
    game = passed(game);
  }
  expect([...asked]).toEqual(['priority', 'attack']);
  expect(looked()).toBeLessThan(10);
});
