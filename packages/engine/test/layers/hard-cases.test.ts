import { describe, expect, test } from 'vitest';
import { bitOfType, characteristics } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../src/state/game.ts';
import type { ObjectId } from '../../src/state/ids.ts';
import { ANN, BOB, bareGame, put } from '../bare.ts';
import {
  BEARS,
  BLOOD_MOON,
  basic,
  EMBRACE,
  ENCHANTED_EVENING,
  GUILDGATE,
  HUMILITY,
  MARCH,
  MYCOSYNTH_LATTICE,
  OPALESCENCE,
  URBORG,
} from './cards.ts';

const size = (game: Game, id: ObjectId): string => {
  const { power, toughness } = characteristics(game, id);
  return `${power}/${toughness}`;
};
const is = (game: Game, id: ObjectId, type: 'creature' | 'artifact' | 'enchantment'): boolean =>
  (characteristics(game, id).types & bitOfType(type)) !== 0;
const abilities = (game: Game, id: ObjectId): number => characteristics(game, id).abilities.length;

describe('an effect that has started to apply goes on in later layers', () => {
  test('Humility before Opalescence: Humility is 4/4 without abilities', () => {
    const game = bareGame();
    const humility = put(game, ANN, HUMILITY, 'battlefield');
    const opalescence = put(game, ANN, OPALESCENCE, 'battlefield');
    const bears = put(game, ANN, BEARS, 'battlefield');
    expect(size(game, humility)).toBe('4/4');
    expect(abilities(game, humility)).toBe(0);
    expect(size(game, bears)).toBe('1/1');
    expect(is(game, opalescence, 'creature')).toBe(false);
    expect(abilities(game, opalescence)).toBe(1);
  });

  test('Opalescence before Humility: Humility is 1/1', () => {
    const game = bareGame();
    put(game, ANN, OPALESCENCE, 'battlefield');
    const humility = put(game, ANN, HUMILITY, 'battlefield');
    const bears = put(game, ANN, BEARS, 'battlefield');
    expect(size(game, humility)).toBe('1/1');
    expect(size(game, bears)).toBe('1/1');
  });

  test('artifacts made creatures after Humility keep the size that came last', () => {
    const game = bareGame();
    const humility = put(game, ANN, HUMILITY, 'battlefield');
    const lattice = put(game, ANN, MYCOSYNTH_LATTICE, 'battlefield');
    const march = put(game, ANN, MARCH, 'battlefield');
    const plains = put(game, ANN, basic('Plains'), 'battlefield');
    const island = put(game, BOB, basic('Island'), 'battlefield');
    const bears = put(game, BOB, BEARS, 'battlefield');
    expect([plains, island].map(id => size(game, id))).toEqual(['0/0', '0/0']);
    expect([humility, lattice, march].map(id => size(game, id))).toEqual(['4/4', '6/6', '4/4']);
    expect(size(game, bears)).toBe('1/1');
    const all = [humility, lattice, march, plains, island, bears];
    expect(all.every(id => is(game, id, 'artifact') && is(game, id, 'creature'))).toBe(true);
    expect(all.map(id => abilities(game, id))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(all.map(id => characteristics(game, id).colors)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

test('timestamps: what an Aura gives before Humility is lost, what it gives after is kept', () => {
  const game = bareGame();
  const bearsA = put(game, ANN, BEARS, 'battlefield');
  put(game, ANN, EMBRACE, 'battlefield', { attachedTo: bearsA });
  put(game, ANN, HUMILITY, 'battlefield');
  const bearsB = put(game, ANN, BEARS, 'battlefield');
  put(game, ANN, EMBRACE, 'battlefield', { attachedTo: bearsB });
  expect([size(game, bearsA), size(game, bearsB)]).toEqual(['3/3', '3/3']);
  expect([...characteristics(game, bearsA).keywords]).toEqual([]);
  expect([...characteristics(game, bearsB).keywords]).toEqual(['flying', 'vigilance']);
});

describe('dependency', () => {
  test('Opalescence waits for Enchanted Evening, though it is older', () => {
    const game = bareGame();
    const opalescence = put(game, ANN, OPALESCENCE, 'battlefield');
    const evening = put(game, ANN, ENCHANTED_EVENING, 'battlefield');
    const forest = put(game, ANN, basic('Forest'), 'battlefield');
    const bears = put(game, BOB, BEARS, 'battlefield');
    expect(size(game, forest)).toBe('0/0');
    expect(is(game, forest, 'creature')).toBe(true);
    expect(size(game, evening)).toBe('5/5');
    expect(size(game, bears)).toBe('2/2');
    expect(is(game, bears, 'enchantment')).toBe(true);
    expect(is(game, opalescence, 'creature')).toBe(false);
  });

  test.each(['older', 'newer'])(
    'a nonbasic land that makes lands Swamps does so no more under a Blood Moon, %s',
    age => {
      const game = bareGame();
      if (age === 'older') put(game, ANN, BLOOD_MOON, 'battlefield');
      const urborg = put(game, ANN, URBORG, 'battlefield');
      if (age === 'newer') put(game, ANN, BLOOD_MOON, 'battlefield');
      const forest = put(game, BOB, basic('Forest'), 'battlefield');
      expect([...characteristics(game, urborg).subtypes]).toEqual(['Mountain']);
      expect([...characteristics(game, forest).subtypes]).toEqual(['Forest']);
    },
  );
});

test('a land made a Mountain has that mana ability only, and keeps its name', () => {
  const game = bareGame();
  const gate = put(game, ANN, GUILDGATE, 'battlefield');
  put(game, BOB, BLOOD_MOON, 'battlefield');
  const { name, subtypes, abilities: has } = characteristics(game, gate);
  expect(name).toBe('Selesnya Guildgate');
  expect([...subtypes]).toEqual(['Mountain']);
  expect(has.map(({ ability }) => ability)).toEqual([
    { is: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'addMana', mana: { mana: 'fixed', symbols: ['R'] } } },
  ]);
});
