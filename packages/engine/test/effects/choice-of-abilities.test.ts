import { instant, keyword, modify, permanents, target, untilEndOfTurn } from '@lawmage/ability';
import { expect, it } from 'vitest';
import { hasKeyword } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { mossBear, mountain } from '../pool.ts';
import { table } from '../table.ts';

const gift = instant(
  'Twofold Gift',
  '{R}',
  modify(target(0, permanents('creature')), untilEndOfTurn, {
    change: 'gainOneOf',
    abilities: [keyword('flying'), keyword('lifelink')],
  }),
);

it('gives one of the abilities it offers, which its controller chooses as it resolves [CR 608.2d | 2007: 413.2c]', () => {
  const t = table({ ann: { hand: [gift], board: [mountain, mossBear] }, bob: {} });
  t.ann.casts('Twofold Gift', { at: 'Moss Bear' });
  t.everyonePasses();
  t.reply([1]);
  const bear = t.find('Moss Bear');
  expect(hasKeyword(t.game, bear, 'flying')).toBe(false);
  expect(hasKeyword(t.game, bear, 'lifelink')).toBe(true);
  t.passTo('upkeep', 'bob');
  expect(hasKeyword(t.game, bear, 'lifelink')).toBe(false);
});
