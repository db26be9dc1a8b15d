import { instant, permanents, target } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { thing, writePlayer } from '../../src/state/store.ts';
import { table } from '../table.ts';
import { bear, having, land, law, ox, ruled } from './cards.ts';

const ATTACK = { step: 'declareAttackers' } as const;

describe('attackers [CR 508 | 2007: 308]', () => {
  test('become tapped, unless they have vigilance', () => {
    const guard = having('Dawn Guard', 2, 2, 'vigilance');
    const t = table({ ann: { board: [bear, guard] }, bob: {} }, ATTACK);
    t.ann.attacks('Moss Bear', 'Dawn Guard');
    expect(t.record('Moss Bear').tapped).toBe(true);
    expect(t.record('Dawn Guard').tapped).toBe(false);
    t.passTo('endCombat');
    expect(t.bob.life).toBe(16);
  });

  test('are untapped creatures under control since the turn began, or with haste', () => {
    const fast = having('Quick Imp', 1, 1, 'haste');
    const t = table(
      {
        ann: {
          board: [
            { card: bear, sick: true },
            { card: ox, tapped: true },
            { card: fast, sick: true },
          ],
        },
        bob: {},
      },
      ATTACK,
    );
    expect(t.question.options).toHaveLength(1);
    t.ann.attacks('Quick Imp');
  });

  test('with defender cannot attack', () => {
    const t = table({ ann: { board: [having('Stone Wall', 0, 5, 'defender')] }, bob: {} }, ATTACK);
    expect(t.question.kind).toBe('priority');
  });

  test('that attack if able must attack', () => {
    const t = table({ ann: { board: [ruled('Mad Boar', 3, 3, { rule: 'mustAttack' }), bear] }, bob: {} }, ATTACK);
    expect(() => t.reply([])).toThrow('attackRequired');
    expect(() => t.ann.attacks('Moss Bear')).toThrow('attackRequired');
    t.ann.attacks('Mad Boar');
  });

  test("that can't attack alone need company", () => {
    const t = table(
      { ann: { board: [ruled('Shy Elk', 3, 3, { rule: 'cantAttack', alone: true }), bear] }, bob: {} },
      ATTACK,
    );
    expect(() => t.ann.attacks('Shy Elk')).toThrow('attackNotAllowed');
    t.ann.attacks('Shy Elk', 'Moss Bear');
  });

  test('choose among several defending players', () => {
    const t = table({ ann: { board: [bear, ox] }, bob: {}, cat: {} }, ATTACK);
    t.ann.attacks({ 'Moss Bear': 'bob', 'Barn Ox': 'cat' });
    t.passTo('endCombat');
    expect([t.bob.life, t.cat.life]).toEqual([18, 17]);
  });

  test('no more than one can attack under a limit, and requirements bend to it', () => {
    const limit = law('Narrow Bridge', 'opponents', { rule: 'attackLimit', count: 1 });
    const boar = ruled('Mad Boar', 3, 3, { rule: 'mustAttack' });
    const t = table({ ann: { board: [[boar, 2], bear] }, bob: { board: [limit] } }, ATTACK);
    expect(() => t.ann.attacks('Mad Boar', 'Mad Boar 2')).toThrow('attackNotAllowed');
    expect(() => t.ann.attacks('Moss Bear')).toThrow('attackRequired');
    t.ann.attacks('Mad Boar 2');
  });

  test('pay what attacking costs, and nobody has to pay', () => {
    const forest = land('Forest');
    const tax = law('Toll Gate', 'opponents', {
      rule: 'attackTax',
      cost: [2],
      perCreature: true,
      whom: { who: 'you' },
    });
    const boar = ruled('Mad Boar', 3, 3, { rule: 'mustAttack' });
    const t = table(
      {
        ann: {
          board: [
            [boar, 2],
            [forest, 3],
          ],
        },
        bob: { board: [tax] },
      },
      ATTACK,
    );
    expect(() => t.ann.attacks('Mad Boar', 'Mad Boar 2')).toThrow('cannotPay');
    t.ann.attacks('Mad Boar');
    expect(t.all('Forest').filter(id => t.game.battlefield.includes(id))).toHaveLength(3);
    t.passTo('endCombat');
    expect(t.bob.life).toBe(17);
  });

  test('a cost to attack that is not paid takes the declaration back [CR 733.1 | 2007: 422.1]', () => {
    const tax = law('Toll Gate', 'opponents', {
      rule: 'attackTax',
      cost: [2],
      perCreature: true,
      whom: { who: 'you' },
    });
    const t = table({ ann: { board: [bear, [land('Forest'), 2]] }, bob: { board: [tax] } }, ATTACK);
    writePlayer(t.game, t.ann.seat).autoPay = false;
    t.ann.attacks('Moss Bear');
    expect(t.record('Moss Bear').tapped).toBe(true);
    t.reply([-1]);
    expect(t.question.kind).toBe('attack');
    expect(t.record('Moss Bear').tapped).toBe(false);
    t.ann.attacks();
  });

  test('pay what attacking with a creature itself costs, so many times as it says [CR 508.1h | 2007: 308.2d]', () => {
    const meek = ruled('Meek Ox', 2, 2, { rule: 'costsToAttack', cost: [1], times: 2 });
    const t = table({ ann: { board: [[meek, 2], bear, [land('Forest'), 3]] }, bob: {} }, ATTACK);
    expect(() => t.ann.attacks('Meek Ox', 'Meek Ox 2')).toThrow('cannotPay');
    t.ann.attacks('Meek Ox', 'Moss Bear');
    expect(t.all('Forest', id => thing(t.game, id).tapped)).toHaveLength(2);
    t.passTo('endCombat');
    expect(t.bob.life).toBe(16);
  });

  test('that are goaded attack, and somebody else than who goaded them, until that player’s next turn', () => {
    const taunt = instant('Taunt', '{0}', { do: 'goad', what: target(0, permanents('creature')) });
    const t = table({ ann: { board: [bear] }, bob: { hand: [taunt] }, cat: {} }, { step: 'beginCombat' });
    t.ann.passes();
    t.bob.casts('Taunt', { at: 'Moss Bear' });
    t.resolve();
    t.everyonePasses();
    expect(() => t.ann.attacks()).toThrow('attackRequired');
    expect(() => t.ann.attacks({ 'Moss Bear': 'bob' })).toThrow('attackRequired');
    t.ann.attacks({ 'Moss Bear': 'cat' });
    t.passTo('upkeep', 'bob');
    expect(t.record('Moss Bear').marks).toEqual([]);
  });

  test('without any the block and damage steps are skipped', () => {
    const t = table({ ann: { board: [bear] }, bob: { board: [bear] } }, ATTACK);
    t.ann.attacks();
    t.everyonePasses();
    expect(t.game.step).toBe('endCombat');
  });
});
