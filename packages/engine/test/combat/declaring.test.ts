import { anyTarget, card, damage, instant, permanents, target } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { writePlayer } from '../../src/state/store.ts';
import { table } from '../table.ts';
import { bear, giant, having, land, law, ox, rat, ruled } from './cards.ts';

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
    expect(t.all('Forest', id => t.game.pages[id >> 6]?.things[id & 63]?.tapped === true)).toHaveLength(2);
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

describe('blockers [CR 509 | 2007: 309]', () => {
  const flyer = having('Cloud Hawk', 2, 2, 'flying');
  const web = having('Web Spider', 1, 3, 'reach');

  test('block flying creatures only with flying or reach', () => {
    const t = table({ ann: { board: [flyer] }, bob: { board: [bear, web, flyer] } }, ATTACK);
    t.ann.attacks('Cloud Hawk');
    t.everyonePasses();
    expect(t.question.options).toHaveLength(2);
    t.bob.blocks({ 'Web Spider': 'Cloud Hawk' });
  });

  test('pay what blocking with them costs, or declare anew [CR 509.1d, 733.1 | 2007: 309.2b, 422.1]', () => {
    const meek = ruled('Meek Ox', 2, 2, { rule: 'costsToBlock', cost: [2] });
    const setting = {
      ann: { board: [bear] },
      bob: {
        board: [
          [meek, 2],
          [land('Forest'), 3],
        ],
      },
    } as const;
    const t = table(setting, ATTACK);
    t.ann.attacks('Moss Bear');
    t.everyonePasses();
    expect(() => t.bob.blocks({ 'Meek Ox': 'Moss Bear', 'Meek Ox 2': 'Moss Bear' })).toThrow('cannotPay');
    writePlayer(t.game, t.bob.seat).autoPay = false;
    t.bob.blocks({ 'Meek Ox': 'Moss Bear' });
    t.reply([-1]);
    expect(t.question.kind).toBe('block');
    writePlayer(t.game, t.bob.seat).autoPay = true;
    t.bob.blocks({ 'Meek Ox': 'Moss Bear' });
    expect(t.all('Forest', id => t.game.pages[id >> 6]?.things[id & 63]?.tapped === true)).toHaveLength(2);
    expect(t.game.combat?.attackers[0]?.blockers).toEqual([t.find('Meek Ox')]);
    t.passTo('endCombat');
    expect(t.where('Moss Bear')).toBe("ann's graveyard");
  });

  test('need not block where it costs something, though they are required to [CR 509.1c | 2007: 309.2a]', () => {
    const meek = ruled('Meek Ox', 2, 2, { rule: 'mustBlock' }, { rule: 'costsToBlock', cost: [2] });
    const t = table({ ann: { board: [bear] }, bob: { board: [meek, [land('Forest'), 2]] } }, ATTACK);
    t.ann.attacks('Moss Bear');
    t.everyonePasses();
    t.bob.blocks({});
    t.passTo('endCombat');
    expect(t.bob.life).toBe(18);
  });

  test('block a creature with menace in twos or not at all', () => {
    const t = table({ ann: { board: [having('Grim Ogre', 3, 3, 'menace')] }, bob: { board: [bear, rat] } }, ATTACK);
    t.ann.attacks('Grim Ogre');
    t.everyonePasses();
    expect(() => t.bob.blocks({ 'Moss Bear': 'Grim Ogre' })).toThrow('blockNotAllowed');
    t.bob.blocks({ 'Moss Bear': 'Grim Ogre', 'Cellar Rat': 'Grim Ogre' });
    t.everyonePasses();
    t.ann.chooses(2, 1);
    expect(t.where('Moss Bear')).toBe("bob's graveyard");
    expect(t.where('Cellar Rat')).toBe("bob's graveyard");
    expect(t.where('Grim Ogre')).toBe("ann's graveyard");
  });

  test('with menace that must be blocked, both must block', () => {
    const lure = { ...having('Grim Ogre', 3, 3, 'menace') };
    const ogre = {
      ...lure,
      faces: [
        {
          ...lure.faces[0],
          abilities: [...lure.faces[0].abilities, ...ruled('x', 1, 1, { rule: 'mustBeBlocked' }).faces[0].abilities],
        },
      ] as const,
    };
    const t = table({ ann: { board: [ogre] }, bob: { board: [bear, rat] } }, ATTACK);
    t.ann.attacks('Grim Ogre');
    t.everyonePasses();
    expect(() => t.bob.blocks()).toThrow('blockRequired');
    t.bob.blocks({ 'Moss Bear': 'Grim Ogre', 'Cellar Rat': 'Grim Ogre' });
    t.everyonePasses();
    t.ann.chooses(3, 0);
  });

  test('with shadow block only shadow, and shadow is blocked only by shadow', () => {
    const shade = having('Dim Shade', 2, 2, 'shadow');
    const t = table({ ann: { board: [shade, bear] }, bob: { board: [{ ...shade, name: 'Dusk Shade' }, ox] } }, ATTACK);
    t.ann.attacks('Dim Shade', 'Moss Bear');
    t.everyonePasses();
    expect(t.question.options).toHaveLength(2);
    t.bob.blocks({ 'Barn Ox': 'Moss Bear' });
  });

  test('cannot have greater power than a creature with skulk', () => {
    const t = table({ ann: { board: [having('Alley Cat', 2, 1, 'skulk')] }, bob: { board: [ox, rat] } }, ATTACK);
    t.ann.attacks('Alley Cat');
    t.everyonePasses();
    t.bob.blocks({ 'Cellar Rat': 'Alley Cat' });
  });

  test('cannot block while the defending player has a land that the attacker walks', () => {
    const walker = card(
      'Bog Stalker',
      'creature — Beast',
      { size: [2, 2] },
      { is: 'keyword', keyword: 'landwalk', quality: { type: 'Swamp' } },
    );
    const t = table({ ann: { board: [walker] }, bob: { board: [bear, land('Swamp')] } }, ATTACK);
    t.ann.attacks('Bog Stalker');
    t.everyonePasses();
    expect(t.question.kind).toBe('priority');
    t.passTo('endCombat');
    expect(t.bob.life).toBe(18);
  });

  test('a creature with protection cannot be blocked by what it is protected from', () => {
    const knight = card(
      'Pale Knight',
      'creature — Knight',
      { size: [2, 2] },
      { is: 'keyword', keyword: 'protection', quality: { colors: ['G'] } },
    );
    const t = table({ ann: { board: [knight] }, bob: { board: [bear, rat] } }, ATTACK);
    t.ann.attacks('Pale Knight');
    t.everyonePasses();
    expect(t.question.options).toHaveLength(1);
    t.bob.blocks({ 'Cellar Rat': 'Pale Knight' });
  });

  test('can be blocked only by what fits an exception', () => {
    const sly = ruled('Sly Fox', 2, 2, {
      rule: 'cantBeBlocked',
      exceptBy: { ...permanents('creature'), with: [{ is: 'keyword', keyword: 'flying' }] },
    });
    const t = table({ ann: { board: [sly] }, bob: { board: [bear, flyer] } }, ATTACK);
    t.ann.attacks('Sly Fox');
    t.everyonePasses();
    t.bob.blocks({ 'Cloud Hawk': 'Sly Fox' });
  });

  test('all creatures able to block a lure do so', () => {
    const lure = ruled('Bright Lure', 1, 5, { rule: 'mustBeBlocked', byAll: true });
    const t = table({ ann: { board: [lure, giant] }, bob: { board: [bear, rat] } }, ATTACK);
    t.ann.attacks('Bright Lure', 'Hill Giant');
    t.everyonePasses();
    expect(() => t.bob.blocks({ 'Moss Bear': 'Bright Lure', 'Cellar Rat': 'Hill Giant' })).toThrow('blockRequired');
    t.bob.blocks({ 'Moss Bear': 'Bright Lure', 'Cellar Rat': 'Bright Lure' });
    t.everyonePasses();
    t.ann.chooses(1, 0);
  });

  test('may block an additional creature where something says so', () => {
    const wide = ruled('Wide Wall', 2, 6, { rule: 'canBlockAdditional', count: 1 });
    const t = table({ ann: { board: [bear, rat] }, bob: { board: [wide] } }, ATTACK);
    t.ann.attacks('Moss Bear', 'Cellar Rat');
    t.everyonePasses();
    t.bob.blocks({ 'Wide Wall': ['Moss Bear', 'Cellar Rat'] });
    t.everyonePasses();
    t.bob.chooses(1, 1);
    expect(t.where('Cellar Rat')).toBe("ann's graveyard");
    expect(t.where('Moss Bear')).toBe('battlefield');
  });

  test('of several defending players each block what attacks them, in turn order', () => {
    const t = table({ ann: { board: [bear, ox] }, bob: { board: [rat] }, cat: { board: [giant] } }, ATTACK);
    t.ann.attacks({ 'Moss Bear': 'bob', 'Barn Ox': 'cat' });
    t.everyonePasses();
    expect(t.question.options).toHaveLength(1);
    t.bob.blocks({ 'Cellar Rat': 'Moss Bear' });
    t.cat.blocks({ 'Hill Giant': 'Barn Ox' });
    t.passTo('endCombat');
    expect(t.where('Barn Ox')).toBe("ann's graveyard");
    expect(t.where('Cellar Rat')).toBe("bob's graveyard");
  });

  test('a blocked creature stays blocked when its blocker is gone', () => {
    const spark = instant('Spark', '{0}', damage(3, anyTarget(0)));
    const t = table({ ann: { board: [bear], hand: [spark] }, bob: { board: [rat] } }, ATTACK);
    t.ann.attacks('Moss Bear');
    t.everyonePasses();
    t.bob.blocks({ 'Cellar Rat': 'Moss Bear' });
    t.ann.casts('Spark', { at: 'Cellar Rat' });
    t.resolve();
    t.passTo('endCombat');
    expect(t.bob.life).toBe(20);
  });
});
