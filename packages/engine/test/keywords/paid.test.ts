import {
  a,
  anyTarget,
  card,
  cards,
  creature,
  damage,
  doing,
  instant,
  keyword,
  pay,
  sorcery,
  you,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { NONE } from '../../src/state/ids.ts';
import { basic } from '../layers/cards.ts';
import { table } from '../table.ts';

const FORESTS = [basic('Forest'), 4] as const;
const LIBRARY = [[basic('Forest'), 6]] as const;

describe('what keywords do once their cost was paid', () => {
  test('dash: haste, and back to hand at the end of the turn', () => {
    const RAIDER = creature('Raider', '{3}{G}', 'Orc', 3, 1, keyword('dash', { cost: [pay('{1}{G}')] }));
    const t = table({ ann: { hand: [RAIDER], board: [FORESTS], library: LIBRARY }, bob: { library: LIBRARY } });
    t.ann.casts('Raider', { way: 'dash' });
    t.resolve();
    expect(t.is('Raider').keywords.has('haste')).toBe(true);
    t.passTo('upkeep', 'bob');
    expect(t.where('Raider')).toBe("ann's hand");
  });

  test('offspring: a 1/1 copy', () => {
    const MOUSE = creature(
      'Mouse',
      '{G}',
      'Mouse',
      2,
      2,
      keyword('offspring', { cost: [pay('{2}')] }),
      keyword('haste'),
    );
    const t = table({ ann: { hand: [MOUSE], board: [FORESTS] }, bob: {} });
    t.ann.casts('Mouse', { paying: true });
    t.resolve();
    expect(t.all('Mouse').length).toBe(2);
    expect(t.size('Mouse 2')).toBe('1/1');
    expect(t.is('Mouse 2').keywords.has('haste')).toBe(true);
  });

  test('suspend: cast without paying when the last counter goes', () => {
    const SLEEPER = creature('Sleeper', '{7}', 'Dragon', 5, 5, keyword('suspend', { n: 1, cost: [pay('{G}')] }));
    const t = table({ ann: { hand: [SLEEPER], board: [FORESTS], library: LIBRARY }, bob: { library: LIBRARY } });
    t.ann.does('suspend', 'Sleeper');
    expect(t.record('Sleeper').counters.time).toBe(1);
    t.passTo('end', 'bob');
    while (t.game.asking?.kind === 'priority') t.reply([]);
    t.ann.chooses(true);
    t.resolve();
    expect(t.where('Sleeper')).toBe('battlefield');
    expect(t.is('Sleeper').keywords.has('haste')).toBe(true);
  });

  test('madness: discarded into exile and cast for its cost', () => {
    const FIT = instant('Fit', '{5}', damage(3, anyTarget(0)));
    const MAD = {
      ...FIT,
      faces: [{ ...FIT.faces[0], abilities: [...FIT.faces[0].abilities, keyword('madness', { cost: [pay('{G}')] })] }],
    } as typeof FIT;
    const OUTLET = card(
      'Outlet',
      'artifact',
      { cost: '{0}' },
      {
        is: 'activated',
        cost: [doing({ do: 'discard', what: a({ ...cards(), in: { zone: 'hand', of: you } }) })],
        effect: { do: 'gainLife', amount: 1 },
      },
    );
    const t = table({ ann: { hand: [MAD], board: [OUTLET, FORESTS] }, bob: {} });
    t.ann.activates('Outlet', { with: ['Fit'] });
    expect(t.where('Fit')).toBe('exile');
    t.everyonePasses();
    t.ann.chooses(true);
    if (t.question.why.code === 'target') t.ann.chooses('bob');
    while (t.game.stack.length > 0) t.reply(t.question.kind === 'pay' ? [0] : []);
    expect(t.bob.life).toBe(17);
    expect(t.where('Fit')).toBe("ann's graveyard");
  });

  test('ninjutsu: in for an unblocked attacker', () => {
    const NINJA = creature('Ninja', '{4}', 'Human Ninja', 3, 1, keyword('ninjutsu', { cost: [pay('{G}')] }));
    const RAT = creature('Rat', '{0}', 'Rat', 1, 1);
    const t = table({ ann: { hand: [NINJA], board: [RAT, FORESTS] }, bob: {} }, { step: 'declareAttackers' });
    t.ann.attacks('Rat');
    t.everyonePasses();
    t.ann.activates('Ninja', { with: ['Rat'] });
    t.resolve();
    expect(t.where('Ninja')).toBe('battlefield');
    expect(t.where('Rat')).toBe("ann's hand");
    t.passTo('endCombat');
    expect(t.bob.life).toBe(17);
  });

  test('replicate: a copy for each time it was paid', () => {
    const ZAP = sorcery('Zap', '{G}', damage(1, anyTarget(0)));
    const MANY = {
      ...ZAP,
      faces: [
        { ...ZAP.faces[0], abilities: [...ZAP.faces[0].abilities, keyword('replicate', { cost: [pay('{G}')] })] },
      ],
    } as typeof ZAP;
    const t = table({ ann: { hand: [MANY], board: [FORESTS] }, bob: {} });
    t.ann.casts('Zap', { at: 'bob', paying: true });
    while (t.game.stack.length > 0) t.reply(t.question.kind === 'priority' || t.question.least === 0 ? [] : [0]);
    expect(t.bob.life).toBe(16);
  });
});

test('equip and cycling are abilities of their cards', () => {
  const AXE = card('Axe', 'artifact — Equipment', { cost: '{0}' }, keyword('equip', { cost: [pay('{1}')] }), {
    is: 'static',
    rule: { static: 'modify', what: { what: 'bearer' }, changes: [{ change: 'gets', power: 2, toughness: 0 }] },
  });
  const DRIFT = card('Drift', 'enchantment', { cost: '{3}' }, keyword('cycling', { cost: [pay('{1}')] }));
  const BEAR = creature('Bear', '{0}', 'Bear', 2, 2);
  const t = table({ ann: { hand: [DRIFT], board: [AXE, BEAR, FORESTS], library: LIBRARY }, bob: {} });
  t.ann.activates('Axe', { at: 'Bear' });
  t.resolve();
  expect(t.size('Bear')).toBe('4/2');
  t.ann.activates('Drift');
  t.resolve();
  expect(t.where('Drift')).toBe("ann's graveyard");
  expect(t.ann.hand).toEqual(['Forest']);
});

test('eternalize: a black 4/4 Zombie of what it was, without a mana cost', () => {
  const ADEPT = creature(
    'Adept',
    '{1}{W}',
    'Human Cleric',
    1,
    2,
    keyword('eternalize', { cost: [pay('{2}')] }),
    keyword('lifelink'),
  );
  const t = table({ ann: { graveyard: [ADEPT], board: [FORESTS] }, bob: {} });
  t.ann.activates('Adept');
  expect(t.where('Adept')).toBe('exile');
  t.resolve();
  const token = t.all('Adept', id => t.game.battlefield.includes(id));
  expect(token.length).toBe(1);
  const is = characteristics(t.game, token[0] ?? NONE);
  expect([is.power, is.toughness, is.colors, is.cost, is.manaValue]).toEqual([4, 4, 4, null, 0]);
  expect([...is.subtypes]).toEqual(['Human', 'Cleric', 'Zombie']);
  expect(is.keywords.has('lifelink')).toBe(true);
});
