/** Effects that are alike are asked about once; what comes of it is what each would do. */
import { another, creature, each, gets, lord, permanents, yours } from '@lawmage/ability';
import { expect, test } from 'vitest';
import { powerOf, toughnessOf } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { appliedTo } from '../../src/6-spells-and-effects/613-layers/layers.ts';
import { EDITIONS } from '../../src/index.ts';
import type { Game } from '../../src/state/game.ts';
import type { ObjectId } from '../../src/state/ids.ts';
import { moveEvent } from '../../src/work/events.ts';
import { ANN, apply, BOB, bareGame, put } from '../bare.ts';

const BEAR = creature('Bear', '{1}{G}', 'Bear', 2, 2);
const CHIEF = creature('Chief', '{G}', 'Bear', 1, 1, lord(each(permanents('creature', 'Bear')), gets(1, 1)));
const KING = creature('King', '{G}', 'Bear', 1, 1, lord(each(another(yours(permanents('Bear')))), gets(2, 0)));

const sizeOf = (game: Game, id: ObjectId): string => `${powerOf(game, id)}/${toughnessOf(game, id)}`;

test.each(EDITIONS)('several lords of one name add up, for each as it says (%s)', edition => {
  const game = bareGame(2, edition);
  const bear = put(game, ANN, BEAR, 'battlefield');
  const theirs = put(game, BOB, BEAR, 'battlefield');
  const chiefs = [ANN, ANN, BOB].map(seat => put(game, seat, CHIEF, 'battlefield'));
  const kings = [ANN, ANN, ANN, BOB].map(seat => put(game, seat, KING, 'battlefield'));
  expect(sizeOf(game, bear)).toBe('11/5');
  expect(sizeOf(game, theirs)).toBe('7/5');
  expect(chiefs.map(id => sizeOf(game, id))).toEqual(['10/4', '10/4', '6/4']);
  expect(kings.map(id => sizeOf(game, id))).toEqual(['8/4', '8/4', '8/4', '4/4']);
  apply(game, moveEvent(game, kings[0] as ObjectId, 'graveyard', '701.8a|', { cause: 'destroy' }));
  expect(sizeOf(game, bear)).toBe('9/5');
  expect(sizeOf(game, kings[1] as ObjectId)).toBe('6/4');
});

test('each of them is told of by itself', () => {
  const game = bareGame();
  const bear = put(game, ANN, BEAR, 'battlefield');
  const kings = [ANN, ANN].map(seat => put(game, seat, KING, 'battlefield'));
  const sources = (id: ObjectId): readonly unknown[] =>
    appliedTo(game, id).map(({ cause }) => (cause.by === 'effect' ? cause.effect.source : cause.by));
  expect(sources(bear)).toEqual(kings);
  expect(sources(kings[0] as ObjectId)).toEqual([kings[1]]);
});
