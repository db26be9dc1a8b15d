import {
  activated,
  anyTarget,
  card,
  creature,
  damage,
  destroy,
  each,
  instant,
  pay,
  permanents,
  putCounters,
  type Replacement,
  self,
  sorcery,
  target,
  targetPlayer,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { table } from '../table.ts';

const BOLT = instant('Bolt', '', damage(3, anyTarget(0)));
const doubling: Replacement = {
  event: { on: 'damage', source: { what: 'some', filter: { sort: 'source' } } },
  instead: { instead: 'double' },
};
const FURNACE = card(
  'Furnace',
  'enchantment',
  { cost: '{R}' },
  { is: 'static', rule: { static: 'replace', replacement: doubling } },
);
const SALVE = instant('Salve', '', {
  do: 'prevent',
  shield: { amount: 3, to: targetPlayer(0) },
  until: { until: 'endOfTurn' },
});
const BEAR = creature('Bear', '{1}{G}', 'Bear', 2, 2);
const GIANT = creature('Giant', '{3}{R}', 'Giant', 3, 3);

describe('the affected player chooses the order of replacement and prevention', () => {
  const shielded = () => {
    const t = table({ ann: { hand: [BOLT], board: [FURNACE] }, bob: { hand: [SALVE] } });
    t.ann.casts('Bolt', { at: 'bob' });
    t.ann.passes();
    t.bob.casts('Salve', { at: 'bob' });
    t.bob.passes();
    t.ann.passes();
    t.resolve();
    return t;
  };

  test('prevention first: nothing is left to double', () => {
    const t = shielded();
    t.bob.chooses('Salve');
    t.resolve();
    expect(t.bob.life).toBe(20);
    expect(t.game.lasting).toEqual([]);
  });

  test('doubling first: six damage, three of it prevented', () => {
    const t = shielded();
    t.bob.chooses('Furnace');
    t.resolve();
    expect(t.bob.life).toBe(17);
    expect(t.game.lasting).toEqual([]);
  });
});

test('two effects that double are applied once each', () => {
  const t = table({ ann: { hand: [BOLT], board: [FURNACE, FURNACE] }, bob: {} });
  t.ann.casts('Bolt', { at: 'bob' });
  t.resolve();
  t.bob.chooses('Furnace');
  t.resolve();
  expect(t.bob.life).toBe(8);
});

test('a shield that counts shrinks by what it prevents', () => {
  const t = table({ ann: { hand: [[BOLT, 2]] }, bob: { hand: [SALVE], board: [BEAR] } });
  const strong = instant('Splash', '', damage(2, anyTarget(0)));
  expect(strong.name).toBe('Splash');
  t.ann.passes();
  t.bob.casts('Salve', { at: 'bob' });
  t.resolve();
  t.ann.casts('Bolt', { at: 'bob' });
  t.resolve();
  expect(t.bob.life).toBe(20);
  t.ann.casts('Bolt', { at: 'bob' });
  t.resolve();
  expect(t.bob.life).toBe(17);
});

describe('regeneration', () => {
  const TROLL = creature('Troll', '{2}{G}', 'Troll', 2, 2, activated([pay('{0}')], { do: 'regenerate', what: self }));
  const MURDER = instant('Murder', '', destroy(target(0, permanents('creature'))));
  const WRATH = sorcery('Wrath', '', { do: 'destroy', what: each(permanents('creature')), noRegeneration: true });

  const withShield = (hand: readonly [typeof MURDER]) => {
    const t = table({ ann: { hand, board: [TROLL] }, bob: {} });
    t.ann.activates('Troll');
    t.resolve();
    return t;
  };

  test('the next time it would be destroyed it is tapped instead', () => {
    const t = withShield([MURDER]);
    t.ann.casts('Murder', { at: 'Troll' });
    t.resolve();
    expect(t.where('Troll')).toBe('battlefield');
    expect(t.record('Troll').tapped).toBe(true);
    expect(t.game.lasting).toEqual([]);
  });

  test('lethal damage is replaced too, and removed', () => {
    const t = withShield([BOLT]);
    t.ann.casts('Bolt', { at: 'Troll' });
    t.resolve();
    expect(t.where('Troll')).toBe('battlefield');
    expect(t.record('Troll').damage).toBe(0);
  });

  test("what can't be regenerated is destroyed", () => {
    const t = withShield([WRATH]);
    t.ann.casts('Wrath');
    t.resolve();
    expect(t.where('Troll')).toBe("ann's graveyard");
  });
});

test('damage can become counters instead', () => {
  const withering: Replacement = {
    event: {
      on: 'damage',
      source: { what: 'some', filter: { sort: 'source', whose: { by: 'controller', who: { who: 'you' } } } },
      to: { what: 'some', filter: permanents('creature'), slot: 0 },
      amount: 1,
    },
    instead: { instead: 'effect', effect: putCounters({ count: 'that', slot: 1 }, '-1/-1', { what: 'that', slot: 0 }) },
  };
  const MAGE = creature('Mage', '{R}', 'Human Wizard', 1, 2, {
    is: 'static',
    rule: { static: 'replace', replacement: withering },
  });
  const t = table({ ann: { hand: [BOLT], board: [MAGE] }, bob: { board: [GIANT] } });
  t.ann.casts('Bolt', { at: 'Giant' });
  t.resolve();
  expect(t.where('Giant')).toBe("bob's graveyard");
  expect(t.told.some(event => event.what === 'damage')).toBe(false);
});

test('redirected damage is dealt to another instead', () => {
  const shifting: Replacement = {
    event: { on: 'damage', to: { who: 'you' } },
    instead: { instead: 'redirect', to: self },
  };
  const GUARD = creature('Guard', '{W}', 'Human Soldier', 0, 4, {
    is: 'static',
    rule: { static: 'replace', replacement: shifting },
  });
  const t = table({ ann: { hand: [BOLT] }, bob: { board: [GUARD] } });
  t.ann.casts('Bolt', { at: 'bob' });
  t.resolve();
  expect(t.bob.life).toBe(20);
  expect(t.record('Guard').damage).toBe(3);
});

test('of damage from two sources at once a shield too small for both prevents what its player says first', () => {
  const WOLF = creature('Wolf', '{1}{G}', 'Wolf', 3, 3);
  const t = table({ ann: { board: [BEAR, WOLF] }, bob: { hand: [SALVE] } }, { step: 'declareAttackers' });
  t.ann.attacks('Bear', 'Wolf');
  t.ann.passes();
  t.bob.casts('Salve', { at: 'bob' });
  t.resolve();
  while (t.question.kind === 'priority') t.reply([]);
  t.bob.chooses('Bear');
  expect(t.bob.life).toBe(18);
  expect(t.told.filter(event => event.what === 'prevent').map(event => event.amount)).toEqual([2, 1]);
});

test('damage that would leave a player with less than 1 life leaves that player with 1 [CR 120.4c]', () => {
  const faith = card(
    'Steady Faith',
    'enchantment',
    { cost: '{3}{W}' },
    {
      is: 'static',
      rule: {
        static: 'replace',
        replacement: {
          event: { on: 'loseLife', who: { who: 'you' }, byDamageBelow: 1 },
          instead: {
            instead: 'amount',
            amount: { count: 'minus', a: { count: 'player', stat: 'life', of: { who: 'you' } }, b: 1 },
          },
        },
      },
    },
  );
  const drain = instant('Drain', '', { do: 'loseLife', who: targetPlayer(0), amount: 1 });
  const t = table({ ann: { hand: [[BOLT, 3], drain] }, bob: { life: 5, board: [faith] } });
  for (const life of [2, 1, 1]) {
    t.ann.casts('Bolt', { at: 'bob' });
    t.resolve();
    expect(t.bob.life).toBe(life);
  }
  expect(t.told.filter(event => event.what === 'damage').map(event => event.amount)).toEqual([3, 3, 3]);
  t.ann.casts('Drain', { at: 'bob' });
  t.resolve();
  expect(t.game.players[1]?.left).toBe(true);
});
