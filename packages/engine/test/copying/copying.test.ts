import {
  creature,
  draw,
  gets,
  instant,
  keyword,
  modify,
  permanents,
  target,
  triggered,
  untilEndOfTurn,
  upkeep,
  you,
  yours,
} from '@lawmage/ability';
import { expect, test } from 'vitest';
import { characteristics } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../../src/6-spells-and-effects/613-layers/stale.ts';
import { copyValuesOf } from '../../src/7-additional/707-copying/copy-values.ts';
import { write } from '../../src/state/store.ts';
import { ANN, bareGame, put } from '../bare.ts';
import { BEARS, basic } from '../layers/cards.ts';
import { table } from '../table.ts';

const lands = { count: 'objects', of: yours(permanents('land')) } as const;
const GROWER = creature('Grower', '{1}{G}', 'Beast', '*', '*', {
  is: 'static',
  rule: { static: 'define', changes: [{ change: 'base', power: lands, toughness: lands }] },
});
const LIBRARY = [[basic('Forest'), 5]] as const;

test('what becomes a copy for a turn keeps its counters and what lasts, and is itself again afterwards', () => {
  const SAGE = creature('Sage', '{U}', 'Human', 1, 1, triggered(upkeep(you), draw(1)));
  const MIMIC = instant('Mimic', '', {
    do: 'copyPermanent',
    what: target(0, permanents('creature')),
    of: target(1, permanents('creature')),
    until: untilEndOfTurn,
  });
  const GROWTH = instant('Growth', '', modify(target(0, permanents('creature')), untilEndOfTurn, gets(3, 3)));
  const t = table({
    ann: { hand: [MIMIC, GROWTH], board: [{ card: SAGE, counters: { '+1/+1': 1 } }, BEARS], library: LIBRARY },
    bob: { library: LIBRARY },
  });
  t.ann.casts('Growth', { at: 'Sage' });
  t.resolve();
  t.ann.casts('Mimic', { at: ['Sage', 'Grizzly Bears'] });
  t.resolve();
  expect(t.size('Grizzly Bears')).toBe('6/6');
  expect(t.all('Sage')).toEqual([]);
  t.passTo('draw', 'bob');
  expect(t.size('Sage')).toBe('2/2');
  t.passTo('draw', 'ann');
  expect(t.ann.hand.length).toBe(2);
});

test('a copy that has a size of its own does not copy what defines it', () => {
  const game = bareGame();
  const grower = put(game, ANN, GROWER, 'battlefield');
  put(game, ANN, basic('Forest'), 'battlefield');
  const copied = copyValuesOf(game, grower, [{ change: 'base', power: 7, toughness: 7 }]);
  const copy = put(game, ANN, BEARS, 'battlefield', { copied });
  write(game, copy).copied = copied;
  stale(game);
  const { name, power, toughness, abilities } = characteristics(game, copy);
  expect([name, power, toughness, abilities.length]).toEqual(['Grower', 7, 7, 0]);
});

test('abilities of a copy effect are copied on', () => {
  const game = bareGame();
  const bears = put(game, ANN, BEARS, 'battlefield');
  const first = put(game, ANN, BEARS, 'battlefield');
  write(game, first).copied = copyValuesOf(game, bears, [{ change: 'gain', abilities: [keyword('haste')] }]);
  stale(game);
  const second = put(game, ANN, GROWER, 'battlefield');
  write(game, second).copied = copyValuesOf(game, first);
  stale(game);
  expect(characteristics(game, second).keywords.has('haste')).toBe(true);
});

test('effects and counters are not copied', () => {
  const game = bareGame();
  const bears = put(game, ANN, BEARS, 'battlefield');
  write(game, bears).counters = { '+1/+1': 3 };
  stale(game);
  const copy = put(game, ANN, GROWER, 'battlefield');
  write(game, copy).copied = copyValuesOf(game, bears);
  stale(game);
  expect(characteristics(game, bears).power).toBe(5);
  expect(characteristics(game, copy).power).toBe(2);
});

test('a copy of what is face down is a 2/2 without a name, face up', () => {
  const game = bareGame();
  const hidden = put(game, ANN, GROWER, 'battlefield');
  write(game, hidden).faceDown = 'morph';
  stale(game);
  expect(characteristics(game, hidden)).toMatchObject({ name: '', power: 2, toughness: 2, cost: null, colors: 0 });
  const copy = put(game, ANN, BEARS, 'battlefield');
  write(game, copy).copied = copyValuesOf(game, hidden);
  stale(game);
  expect(characteristics(game, copy)).toMatchObject({ name: '', power: 2, toughness: 2, cost: null, colors: 0 });
});

test('what was turned face down by disguise has ward', () => {
  const game = bareGame();
  const hidden = put(game, ANN, GROWER, 'battlefield');
  write(game, hidden).faceDown = 'disguise';
  stale(game);
  expect([...characteristics(game, hidden).keywords]).toEqual(['ward']);
});
