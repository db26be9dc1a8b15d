import { type Card, draw, face, spell } from '@lawmage/ability';
import { expect, test } from 'vitest';
import { basic } from '../layers/cards.ts';
import { table } from '../table.ts';

const WYRM: Card = {
  name: 'Wyrm',
  layout: 'omen',
  faces: [
    face('Wyrm', 'creature — Dragon', { cost: '{0}', size: [4, 4] }),
    face('Sign', 'sorcery — Omen', { cost: '{0}' }, spell(draw(1))),
  ],
};

test('an Omen is cast as such, and shuffled into the library as it resolves [CR 720.3, 720.3d | 2007: none]', () => {
  const t = table({ ann: { hand: [WYRM], library: [basic('Forest')] }, bob: {} });
  t.ann.casts('Wyrm', { face: 1 });
  expect(t.stack).toEqual(['Sign']);
  t.resolve();
  expect([t.ann.hand, t.where('Wyrm')]).toEqual([['Forest'], "ann's library"]);
  expect(t.told.some(({ what }) => what === 'shuffle')).toBe(true);
});

test('cast normally it is a creature', () => {
  const t = table({ ann: { hand: [WYRM] }, bob: {} });
  t.ann.casts('Wyrm', { face: 0 });
  t.resolve();
  expect(t.size('Wyrm')).toBe('4/4');
});
