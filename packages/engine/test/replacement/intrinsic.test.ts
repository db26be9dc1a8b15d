import {
  type Ability,
  card,
  creature,
  draw,
  type Effect,
  each,
  face,
  gainLife,
  instant,
  keyword,
  lord,
  pay,
  permanents,
  self,
  staticAbility,
  triggered,
  yours,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { mossBear, swamp } from '../pool.ts';
import { table } from '../table.ts';

const doubling = (kind: string): Ability =>
  staticAbility({
    static: 'replace',
    replacement: {
      event: { on: 'counters', kind, what: each(yours(permanents())), amount: 0 },
      instead: { instead: 'double' },
    },
  });
const SEASON = card('Doubler', 'enchantment', { cost: '{0}' }, doubling('any'));
const WALKER = card('Walker', 'planeswalker — Jace', { cost: '{0}', loyalty: 3 });

describe('counters that a permanent enters with', () => {
  test('loyalty is doubled as it enters', () => {
    const t = table({ ann: { hand: [WALKER], board: [SEASON] }, bob: {} });
    t.ann.casts('Walker');
    t.resolve();
    expect(t.record('Walker').counters).toEqual({ loyalty: 6 });
  });

  test('so are those of an effect that puts it there, each effect once', () => {
    const raise: Effect = {
      do: 'move',
      what: { what: 'some', filter: { types: ['creature'], sort: 'card', in: { zone: 'graveyard' } } },
      to: { zone: 'battlefield', with: [{ with: 'counters', kind: '+1/+1', count: 1 }] },
    };
    const t = table({
      ann: { hand: [instant('Raise', '{0}', raise)], board: [[SEASON, 2]], graveyard: [mossBear] },
      bob: {},
    });
    t.ann.casts('Raise');
    t.everyonePasses();
    t.ann.chooses('Doubler');
    expect(t.size('Moss Bear')).toBe('6/6');
  });

  test('an opponent’s doubler does nothing, and what can’t have counters gets none', () => {
    const t = table({ ann: { hand: [WALKER] }, bob: { board: [SEASON] } });
    t.ann.casts('Walker');
    t.resolve();
    expect(t.record('Walker').counters).toEqual({ loyalty: 3 });
    const drought = card(
      'Drought',
      'enchantment',
      { cost: '{0}' },
      lord(each(permanents()), { change: 'rule', rule: { rule: 'cantHaveCounters' } }),
    );
    const dry = table({ ann: { hand: [WALKER], board: [drought] }, bob: {} });
    dry.ann.casts('Walker');
    dry.resolve();
    expect(dry.where('Walker')).toBe("ann's graveyard");
  });

  test('a permanent that has lost its abilities as it enters has no loyalty', () => {
    const hush = card(
      'Hush',
      'enchantment',
      { cost: '{0}' },
      lord(each(permanents()), { change: 'lose', abilities: 'all' }),
    );
    const t = table({ ann: { hand: [WALKER] }, bob: { board: [hush] } });
    t.ann.casts('Walker');
    t.resolve();
    expect(t.where('Walker')).toBe("ann's graveyard");
  });

  test('with read ahead a Saga begins with a chosen chapter, and passes over those before', () => {
    const tale = card(
      'Tale',
      'enchantment — Saga',
      { cost: '{0}' },
      keyword('read ahead'),
      { is: 'chapter', chapters: [1], effect: gainLife(1) },
      { is: 'chapter', chapters: [2], effect: gainLife(10) },
    );
    const t = table({ ann: { hand: [tale] }, bob: {} });
    t.ann.casts('Tale');
    t.everyonePasses();
    t.ann.chooses('2');
    t.resolve();
    expect(t.ann.life).toBe(30);
    expect(t.where('Tale')).toBe("ann's graveyard");
  });
});

describe('which effect on an entering object comes first', () => {
  const claim: Effect = {
    do: 'replace',
    replacement: {
      event: {
        on: 'move',
        what: { what: 'some', filter: permanents('creature') },
        to: 'battlefield',
        under: { who: 'some', of: 'opponent' },
      },
      instead: { instead: 'destination', to: { zone: 'battlefield', under: 'you' } },
    },
  };
  const slow = card(
    'Slow',
    'enchantment',
    { cost: '{0}' },
    {
      is: 'static',
      rule: { static: 'enter', what: each(yours(permanents('creature'))), how: [{ enters: 'tapped' }] },
    },
  );
  const free = creature('Newt', '{0}', 'Salamander', 1, 1);

  test('that which changes under whose control', () => {
    const t = table({
      ann: { hand: [free], board: [slow] },
      bob: { hand: [instant('Claim', '{0}', claim)], board: [swamp] },
    });
    t.ann.passes();
    t.bob.casts('Claim');
    t.resolve();
    t.ann.casts('Newt');
    t.resolve();
    expect(t.controller('Newt')).toBe('bob');
    expect(t.record('Newt').tapped).toBe(false);
  });

  test('in 2007 the controller of the entering object chooses', () => {
    const t = table(
      { ann: { hand: [free], board: [slow] }, bob: { hand: [instant('Claim', '{0}', claim)], board: [swamp] } },
      { edition: '2007-02' },
    );
    t.ann.passes();
    t.bob.casts('Claim');
    t.resolve();
    t.ann.casts('Newt');
    t.everyonePasses();
    t.ann.chooses('Slow');
    expect(t.controller('Newt')).toBe('bob');
    expect(t.record('Newt').tapped).toBe(true);
  });
});

test('a copy for a while is itself again when that while is over', () => {
  const mimic = creature('Mimic', '{0}', 'Shapeshifter', 1, 1, {
    is: 'static',
    rule: {
      static: 'enter',
      how: [{ enters: 'asCopy', of: each(permanents('creature')), until: { until: 'endOfTurn' } }],
    },
  });
  const t = table({ ann: { hand: [mimic] }, bob: { board: [mossBear] } });
  t.ann.casts('Mimic');
  t.everyonePasses();
  t.ann.chooses('Moss Bear');
  expect(t.all('Moss Bear')).toHaveLength(2);
  t.passTo('upkeep', 'bob');
  expect(t.size('Mimic')).toBe('1/1');
});

test('names and numbers are chosen as something enters', () => {
  const warden = card(
    'Warden',
    'enchantment',
    { cost: '{0}' },
    {
      is: 'static',
      rule: {
        static: 'enter',
        how: [
          { enters: 'choosing', word: 'cardName' },
          { enters: 'choosing', word: 'number' },
        ],
      },
    },
    lord(each({ ...permanents('creature'), with: [{ is: 'chosenName' }] }), {
      change: 'gets',
      power: { count: 'chosenNumber' },
      toughness: 0,
    }),
  );
  const t = table({ ann: { hand: [warden] }, bob: { board: [mossBear] } });
  t.ann.casts('Warden');
  t.everyonePasses();
  t.ann.chooses('Moss Bear');
  t.ann.chooses('4');
  expect(t.size('Moss Bear')).toBe('6/2');
});

describe('a Siege', () => {
  const SIEGE = {
    name: 'Invasion',
    layout: 'battle' as const,
    faces: [
      { ...face('Invasion', 'battle — Siege', { cost: '{0}' }), defense: 2 },
      face(
        'Liberator',
        'creature — Angel',
        { size: [4, 4], indicator: ['W'] },
        triggered({ on: 'cast', who: { who: 'you' }, what: self }, draw(1)),
      ),
    ] as const,
  };

  test('is protected by an opponent, attacked by its controller, and cast transformed once it is defeated', () => {
    const t = table({ ann: { hand: [SIEGE], board: [mossBear], library: [mossBear] }, bob: {}, cat: {} });
    t.ann.casts('Invasion');
    t.everyonePasses();
    t.ann.chooses('cat');
    expect(t.record('Invasion').counters).toEqual({ defense: 2 });
    t.passTo('declareAttackers');
    t.ann.attacks({ 'Moss Bear': 'Invasion' });
    t.passTo('combatDamage');
    t.resolve();
    t.ann.chooses(true);
    t.resolve();
    expect(t.where('Liberator')).toBe('battlefield');
    expect(t.is('Liberator').manaValue).toBe(0);
    expect(t.ann.hand).toEqual(['Moss Bear']);
  });
});

describe('a creature that enters attacking', () => {
  const ambush = instant('Ambush', '{0}', {
    do: 'create',
    count: 1,
    token: {
      token: 'described',
      power: 1,
      toughness: 1,
      colors: [],
      types: ['creature'],
      subtypes: ['Wolf'],
      tapped: true,
      attacking: true,
    },
  });

  test('attacks what its controller chooses', () => {
    const t = table({ ann: { hand: [ambush], board: [mossBear] }, bob: {}, cat: {} });
    t.passTo('declareAttackers');
    t.ann.attacks({ 'Moss Bear': 'bob' });
    t.ann.casts('Ambush');
    t.everyonePasses();
    t.ann.chooses('cat');
    t.passTo('endCombat');
    expect([t.bob.life, t.cat.life]).toEqual([18, 19]);
  });

  test('with ninjutsu attacks what the returned creature attacked', () => {
    const ninja = creature('Ninja', '{5}', 'Ninja', 3, 3, keyword('ninjutsu', { cost: [pay('{0}')] }));
    const t = table({ ann: { hand: [ninja], board: [mossBear] }, bob: {}, cat: {} });
    t.passTo('declareAttackers');
    t.ann.attacks({ 'Moss Bear': 'cat' });
    t.passTo('declareBlockers');
    t.ann.activates('Ninja', { with: ['Moss Bear'] });
    t.resolve();
    t.passTo('endCombat');
    expect([t.bob.life, t.cat.life]).toEqual([20, 17]);
  });
});
