import { each, gains, keyword, modify, permanents, sorcery, untilEndOfTurn, yours } from '@lawmage/ability';
import { expect, it } from 'vitest';
import { hasKeyword } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { mossBear, plains } from '../pool.ts';
import { table } from '../table.ts';

const rally = sorcery(
  'Second Wind',
  '{W}',
  { do: 'untap', what: each(yours(permanents('creature'))), slot: 0 },
  modify({ what: 'that', slot: 0 }, untilEndOfTurn, gains(keyword('flying'))),
);

it('what is said of permanents that were to be untapped is said of those that were untapped already too', () => {
  const t = table({ ann: { hand: [rally], board: [plains, mossBear, { card: mossBear, tapped: true }] }, bob: {} });
  t.ann.casts('Second Wind');
  t.resolve();
  const bears = t.all('Moss Bear');
  expect(bears.map(id => hasKeyword(t.game, id, 'flying'))).toEqual([true, true]);
});
