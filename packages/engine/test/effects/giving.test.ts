import { permanents, sorcery, target } from '@lawmage/ability';
import { expect, it } from 'vitest';
import { mossBear, plains } from '../pool.ts';
import { table } from '../table.ts';

const gift = sorcery('Parting Gift', '{W}', {
  do: 'modify',
  what: target(0, permanents('creature')),
  changes: [{ change: 'control', who: { who: 'some', of: 'opponent' } }],
});

it('an opponent who gains control is chosen as the effect begins and stays the same [CR 608.2d | 2007: 413.2c]', () => {
  const t = table({ ann: { hand: [gift], board: [plains, mossBear] }, bob: {}, cid: {}, dan: {} });
  t.ann.casts('Parting Gift');
  t.everyonePasses();
  t.ann.chooses('cid');
  expect(t.controller('Moss Bear')).toBe('cid');
  t.passTo('upkeep', 'bob');
  expect(t.controller('Moss Bear')).toBe('cid');
});
