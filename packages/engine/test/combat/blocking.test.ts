import { anyTarget, card, damage, instant, permanents } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { thing, writePlayer } from '../../src/state/store.ts';
import { table } from '../table.ts';
import { bear, giant, having, land, ox, rat, ruled } from './cards.ts';

const ATTACK = { step: 'declareAttackers' } as const;

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
    expect(t.all('Forest', id => thing(t.game, id).tapped)).toHaveLength(2);
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
