import { activated, addMana, card, creature, doing, sacrifice, self, tapSymbol } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { forest, mossBear, swamp } from '../pool.ts';
import { table } from '../table.ts';

describe('the payment solver', () => {
  it('keeps open what other cards in hand want', () => {
    const dual = card(
      'Twin Grove',
      'land',
      {},
      activated([tapSymbol], { do: 'addMana', mana: { mana: 'oneOf', options: [['G'], ['U']] } }),
    );
    const wisp = creature('Wisp', '{1}', 'Spirit', 1, 1);
    const t = table({ ann: { hand: [wisp, mossBear], board: [dual, swamp] }, bob: {} });
    t.ann.casts('Wisp');
    expect(t.record('Twin Grove').tapped).toBe(false);
    expect(t.record('Swamp').tapped).toBe(true);
  });

  it('spends two units of one source at once', () => {
    const ring = card('Iron Ring', 'artifact', { cost: '{1}' }, activated([tapSymbol], addMana('C', 'C')));
    const golem = creature('Golem', '{3}', 'Golem', 3, 3);
    const t = table({ ann: { hand: [golem], board: [ring, swamp] }, bob: {} });
    t.ann.casts('Golem');
    expect(t.stack).toEqual(['Golem']);
  });

  it('can be switched off: then each mana ability and unit is chosen by hand', () => {
    const t = table({ ann: { hand: [mossBear], board: [forest, swamp] }, bob: {} });
    const record = t.game.players[0];
    if (record === undefined) throw new Error('ann is there');
    record.autoPay = false;
    t.reply([t.question.options.findIndex(option => option.is === 'act' && option.act === 'cast')]);
    expect(t.question.kind).toBe('pay');
    expect(t.question.options.map(option => option.is)).toEqual(['auto', 'act', 'act']);
    t.reply([1]);
    expect(t.question.options.map(option => option.is)).toEqual(['auto', 'act', 'pool', 'pool']);
    t.reply([t.question.options.findIndex(option => option.is === 'pool' && option.symbol === 'G')]);
    t.reply([0]);
    expect(t.stack).toEqual(['Moss Bear']);
  });

  it('pays life and sacrifices last', () => {
    const trove = card('Trove', 'artifact', { cost: '{0}' }, activated([doing(sacrifice(self))], addMana('G')));
    const t = table({ ann: { hand: [mossBear], board: [trove, [forest, 2]] }, bob: {} });
    t.ann.casts('Moss Bear');
    expect(t.where('Trove')).toBe('battlefield');
  });
});

describe('mana abilities [CR 605 | 2007: 406, 411]', () => {
  it('resolve at once and leave mana in the pool', () => {
    const t = table({ ann: { board: [forest] }, bob: {} });
    t.ann.activates('Forest');
    expect(t.stack).toEqual([]);
    expect(t.game.players[0]?.pool.map(unit => unit.type)).toEqual(['G']);
  });

  it('with a target use the stack today and resolve at once in 2007', () => {
    const gift = creature(
      'Giver',
      '{G}',
      'Elf',
      1,
      1,
      activated([tapSymbol], {
        do: 'addMana',
        who: { who: 'target', slot: 0, of: 'player' },
        mana: { mana: 'fixed', symbols: ['G'] },
      }),
    );
    const now = table({ ann: { board: [gift] }, bob: {} });
    now.ann.activates('Giver', { at: 'bob' });
    expect(now.stack.length).toBe(1);
    const then = table({ ann: { board: [gift] }, bob: {} }, { edition: '2007-02' });
    then.ann.activates('Giver', { at: 'bob' });
    expect(then.stack).toEqual([]);
    expect(then.game.players[1]?.pool.length).toBe(1);
  });
});
