import {
  bearer,
  type Card,
  card,
  creature,
  face,
  gainLife,
  gets,
  instant,
  keyword,
  lord,
  pay,
  sorcery,
  spell,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { basic } from '../layers/cards.ts';
import { mossBear } from '../pool.ts';
import { table } from '../table.ts';

const FORESTS = [basic('Forest'), 4] as const;
const LIBRARY = [[basic('Forest'), 6]] as const;
const KILL = instant('Kill', '{0}', {
  do: 'destroy',
  what: { what: 'target', slot: 0, filter: { types: ['creature'], sort: 'permanent' } },
});

describe('crew and saddle', () => {
  const CART: Card = card('Cart', 'artifact — Vehicle', { cost: '{2}', size: [4, 4] }, keyword('crew', { n: 3 }));

  test('other untapped creatures with enough power in all make it a creature until the turn ends', () => {
    const t = table({ ann: { board: [CART, mossBear, { card: mossBear, sick: true }] }, bob: {} });
    t.ann.activates('Cart');
    t.ann.chooses('Moss Bear', 'Moss Bear 2');
    t.resolve();
    expect(t.size('Cart')).toBe('4/4');
    expect(t.all('Moss Bear').every(id => t.game.battlefield.includes(id))).toBe(true);
    expect([t.record('Moss Bear').tapped, t.record('Moss Bear 2').tapped]).toEqual([true, true]);
  });

  test('too little power does not', () => {
    const t = table({ ann: { board: [CART, mossBear] }, bob: {} });
    expect(t.ann.acts).not.toContain('activate Cart #1');
    const two = table({ ann: { board: [CART, [mossBear, 2]] }, bob: {} });
    two.ann.activates('Cart');
    expect(() => two.ann.chooses('Moss Bear')).toThrow('tooLittle');
    two.ann.chooses('Moss Bear', 'Moss Bear 2');
  });

  test('what is saddled stays so until the turn ends', () => {
    const mount = creature('Mount', '{2}', 'Horse', 3, 3, keyword('saddle', { n: 2 }));
    const t = table({ ann: { board: [mount, mossBear], library: LIBRARY }, bob: { library: LIBRARY } });
    t.ann.activates('Mount');
    t.ann.chooses('Moss Bear');
    t.resolve();
    expect(t.record('Mount').marks).toContain('saddled');
    t.passTo('upkeep', 'bob');
    expect(t.record('Mount').marks).not.toContain('saddled');
  });
});

describe('bestow', () => {
  const NYMPH = {
    ...card(
      'Nymph',
      'enchantment creature — Nymph',
      { cost: '{G}', size: [1, 1] },
      keyword('bestow', { cost: [pay('{1}{G}')] }),
      lord(bearer, gets(1, 1)),
    ),
  };

  test('an Aura while it is attached, a creature afterwards', () => {
    const t = table({ ann: { hand: [NYMPH, KILL], board: [FORESTS, mossBear] }, bob: {} });
    t.ann.casts('Nymph', { way: 'bestow', at: 'Moss Bear' });
    t.resolve();
    expect(t.size('Moss Bear')).toBe('3/3');
    expect([...t.is('Nymph').subtypes]).toEqual(['Aura']);
    t.ann.casts('Kill', { at: 'Moss Bear' });
    t.resolve();
    expect(t.where('Nymph')).toBe('battlefield');
    expect(t.size('Nymph')).toBe('1/1');
    expect(t.is('Nymph').subtypes.has('Aura')).toBe(false);
  });

  test('without its target it comes as a creature', () => {
    const t = table({ ann: { hand: [NYMPH], board: [FORESTS, mossBear] }, bob: { hand: [KILL] } });
    t.ann.casts('Nymph', { way: 'bestow', at: 'Moss Bear' });
    t.ann.passes();
    t.bob.casts('Kill', { at: 'Moss Bear' });
    t.resolve();
    expect(t.where('Nymph')).toBe('battlefield');
    expect(t.record('Nymph').marks).toEqual([]);
  });
});

describe('cast again', () => {
  test('rebound: exiled as it resolves, cast in the next upkeep, then gone for good', () => {
    const echo = {
      ...sorcery('Echo', '{G}', gainLife(3)),
      faces: [
        { ...sorcery('Echo', '{G}', gainLife(3)).faces[0], abilities: [keyword('rebound'), spell(gainLife(3))] },
      ] as const,
    };
    const t = table({ ann: { hand: [echo], board: [FORESTS], library: LIBRARY }, bob: { library: LIBRARY } });
    t.ann.casts('Echo');
    t.resolve();
    expect(t.where('Echo')).toBe('exile');
    t.passTo('end', 'bob');
    while (t.game.asking?.kind === 'priority') t.reply([]);
    t.ann.chooses(true);
    t.resolve();
    expect(t.ann.life).toBe(26);
    expect(t.where('Echo')).toBe("ann's graveyard");
  });

  test('warp: exiled at the end of the turn, cast later for its mana cost', () => {
    const drifter = creature('Drifter', '{2}{G}', 'Alien', 3, 3, keyword('warp', { cost: [pay('{G}')] }));
    const t = table({ ann: { hand: [drifter], board: [FORESTS], library: LIBRARY }, bob: { library: LIBRARY } });
    t.ann.casts('Drifter', { way: 'warp' });
    t.resolve();
    t.passTo('end');
    t.resolve();
    expect(t.where('Drifter')).toBe('exile');
    t.passTo('precombatMain', 'bob');
    t.passTo('precombatMain', 'ann');
    t.ann.casts('Drifter', { way: 'normal' });
    t.resolve();
    t.passTo('end');
    t.resolve();
    expect(t.where('Drifter')).toBe('battlefield');
  });

  test('sneak: in the declare blockers step, for an unblocked attacker, attacking as that did', () => {
    const turtle = creature('Turtle', '{4}{G}', 'Turtle Ninja', 4, 4, keyword('sneak', { cost: [pay('{G}')] }));
    const t = table({ ann: { hand: [turtle], board: [FORESTS, mossBear] }, bob: {}, cat: {} });
    t.passTo('declareAttackers');
    t.ann.attacks({ 'Moss Bear': 'cat' });
    t.passTo('declareBlockers');
    t.ann.casts('Turtle', { way: 'sneak', with: ['Moss Bear'] });
    t.resolve();
    expect(t.record('Turtle').tapped).toBe(true);
    t.passTo('endCombat');
    expect([t.bob.life, t.cat.life]).toEqual([20, 16]);
  });
});

describe('copies that attack', () => {
  test('myriad: each other opponent is attacked by a token that goes at end of combat', () => {
    const baron = creature('Baron', '{G}', 'Dragon', 2, 2, keyword('myriad'));
    const t = table({ ann: { board: [baron] }, bob: {}, cat: {}, dan: {} });
    t.passTo('declareAttackers');
    t.ann.attacks({ Baron: 'cat' });
    t.everyonePasses();
    t.ann.chooses(true);
    t.ann.chooses(true);
    t.passTo('combatDamage');
    t.everyonePasses();
    t.reply([0, 1]);
    t.resolve();
    expect([t.bob.life, t.cat.life, t.dan.life]).toEqual([18, 18, 18]);
    expect(t.all('Baron')).toHaveLength(1);
  });

  test('encore: a hasty copy for each opponent that must attack', () => {
    const siren = creature('Siren', '{5}', 'Siren', 2, 2, keyword('encore', { cost: [pay('{G}')] }));
    const t = table({ ann: { graveyard: [siren], board: [FORESTS] }, bob: {}, cat: {} });
    t.ann.activates('Siren');
    t.resolve();
    t.passTo('declareAttackers');
    expect(() => t.ann.attacks({ Siren: 'bob' })).toThrow('attackRequired');
    t.reply([0, 3]);
    t.passTo('endCombat');
    expect([t.bob.life, t.cat.life]).toEqual([18, 18]);
    t.passTo('postcombatMain');
    t.everyonePasses();
    t.reply([0, 1]);
    t.resolve();
    expect(t.where('Siren')).toBe('exile');
    expect(t.all('Siren')).toHaveLength(1);
  });
});

test('backup: counters on another creature, which gains what stands below', () => {
  const hawk = creature('Hawk', '{G}', 'Bird', 1, 1, keyword('backup', { n: 1 }), keyword('flying'));
  const t = table({ ann: { hand: [hawk], board: [FORESTS, mossBear] }, bob: {} });
  t.ann.casts('Hawk');
  t.everyonePasses();
  t.ann.chooses('Moss Bear');
  t.resolve();
  expect(t.size('Moss Bear')).toBe('3/3');
  expect(t.is('Moss Bear').keywords.has('flying')).toBe(true);
});

test('firebending: mana that stays until combat is over', () => {
  const dragon = creature('Dragon', '{G}', 'Dragon', 2, 2, keyword('firebending', { n: 2 }));
  const t = table({ ann: { board: [dragon] }, bob: {} });
  const pool = () => t.game.players[0]?.pool.length;
  t.passTo('declareAttackers');
  t.ann.attacks('Dragon');
  t.resolve();
  t.passTo('endCombat');
  expect(pool()).toBe(2);
  t.passTo('postcombatMain');
  expect(pool()).toBe(0);
});

describe('what happens at once', () => {
  const WOLF: Card = {
    name: 'Villager',
    layout: 'transform',
    faces: [
      face('Villager', 'creature — Human Werewolf', { cost: '{G}', size: [1, 1] }, keyword('daybound')),
      face('Howler', 'creature — Werewolf', { indicator: ['G'], size: [3, 3] }, keyword('nightbound')),
    ],
  };

  test('daybound makes it day, and turns with the night', () => {
    const t = table({ ann: { hand: [WOLF], board: [FORESTS], library: LIBRARY }, bob: { library: LIBRARY } });
    t.ann.casts('Villager');
    t.resolve();
    expect(t.game.daytime).toBe('day');
    t.passTo('upkeep', 'bob');
    expect(t.game.daytime).toBe('day');
    t.passTo('upkeep', 'ann');
    expect(t.game.daytime).toBe('night');
    expect(t.size('Howler')).toBe('3/3');
  });

  test('by night it enters with its back up, and no other effect turns it', () => {
    const turn = instant('Turn', '{0}', {
      do: 'transform',
      what: { what: 'target', slot: 0, filter: { types: ['creature'], sort: 'permanent' } },
    });
    const night = instant('Dusk', '{0}', { do: 'act', act: 'becomeNight' });
    const t = table({ ann: { hand: [WOLF, turn, night], board: [FORESTS] }, bob: {} });
    t.ann.casts('Dusk');
    t.resolve();
    t.ann.casts('Villager');
    t.resolve();
    expect(t.where('Howler')).toBe('battlefield');
    t.ann.casts('Turn', { at: 'Howler' });
    t.resolve();
    expect(t.where('Howler')).toBe('battlefield');
  });

  test('ascend: the city’s blessing with the tenth permanent, for good', () => {
    const spire = card('Spire', 'artifact', { cost: '{0}' }, keyword('ascend'));
    const t = table({ ann: { hand: [spire], board: [[basic('Forest'), 9]] }, bob: {} });
    const marks = () => t.game.players[0]?.marks;
    expect(marks()).toEqual([]);
    t.ann.casts('Spire');
    t.resolve();
    expect(marks()).toEqual(['citysBlessing']);
  });
});
