import {
  activated,
  anyTarget,
  card,
  creature,
  damage,
  doing,
  gets,
  instant,
  modify,
  sacrifice,
  self,
  untilEndOfTurn,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { table } from '../table.ts';
import { bear, giant, having, ox, rat, ruled } from './cards.ts';

const ATTACK = { step: 'declareAttackers' } as const;
const THEN = { ...ATTACK, edition: '2007-02' } as const;

describe('combat damage [CR 510 | 2007: 310]', () => {
  test('is dealt simultaneously', () => {
    const t = table({ ann: { board: [bear] }, bob: { board: [{ ...bear, name: 'Fern Bear' }] } }, ATTACK);
    t.ann.attacks('Moss Bear');
    t.everyonePasses();
    t.bob.blocks({ 'Moss Bear 2': 'Moss Bear' });
    t.passTo('endCombat');
    expect(t.ann.graveyard).toHaveLength(1);
    expect(t.bob.graveyard).toHaveLength(1);
  });

  test('is divided freely among several blockers', () => {
    const t = table({ ann: { board: [giant] }, bob: { board: [ox, bear] } }, ATTACK);
    t.ann.attacks('Hill Giant');
    t.everyonePasses();
    t.bob.blocks({ 'Barn Ox': 'Hill Giant', 'Moss Bear': 'Hill Giant' });
    t.everyonePasses();
    expect(() => t.ann.chooses(3, 1)).toThrow('wrongSum');
    t.ann.chooses(1, 4);
    expect(t.record('Barn Ox').damage).toBe(1);
    expect(t.where('Moss Bear')).toBe("bob's graveyard");
  });

  test('of a trampler goes past blockers that are assigned lethal damage', () => {
    const boar = having('Tusk Boar', 5, 5, 'trample');
    const t = table({ ann: { board: [boar] }, bob: { board: [ox, bear] } }, ATTACK);
    t.ann.attacks('Tusk Boar');
    t.everyonePasses();
    t.bob.blocks({ 'Moss Bear': 'Tusk Boar' });
    t.everyonePasses();
    expect(() => t.ann.chooses(1, 4)).toThrow('shareTooSmall');
    t.ann.chooses(2, 3);
    expect(t.bob.life).toBe(17);
  });

  test('with deathtouch one point is lethal for trampling', () => {
    const adder = having('Coil Adder', 4, 1, 'trample', 'deathtouch');
    const t = table({ ann: { board: [adder] }, bob: { board: [ox] } }, ATTACK);
    t.ann.attacks('Coil Adder');
    t.everyonePasses();
    t.bob.blocks({ 'Barn Ox': 'Coil Adder' });
    t.everyonePasses();
    t.ann.chooses(1, 3);
    expect(t.where('Barn Ox')).toBe("bob's graveyard");
    expect(t.bob.life).toBe(17);
  });

  test('a trampler whose blockers are gone hits the player with everything', () => {
    const boar = having('Tusk Boar', 5, 5, 'trample');
    const spark = instant('Spark', '{0}', damage(3, anyTarget(0)));
    const t = table({ ann: { board: [boar], hand: [spark] }, bob: { board: [rat] } }, ATTACK);
    t.ann.attacks('Tusk Boar');
    t.everyonePasses();
    t.bob.blocks({ 'Cellar Rat': 'Tusk Boar' });
    t.ann.casts('Spark', { at: 'Cellar Rat' });
    t.passTo('endCombat');
    expect(t.bob.life).toBe(15);
  });

  test('lifelink gains life with the damage', () => {
    const t = table({ ann: { life: 3, board: [having('Kind Saint', 2, 2, 'lifelink')] }, bob: {} }, ATTACK);
    t.ann.attacks('Kind Saint');
    t.passTo('endCombat');
    expect([t.ann.life, t.bob.life]).toEqual([5, 18]);
  });

  test('infect gives poison counters and -1/-1 counters', () => {
    const tick = having('Rot Tick', 1, 1, 'infect');
    const t = table({ ann: { board: [[tick, 2]] }, bob: { board: [ox] } }, ATTACK);
    t.ann.attacks('Rot Tick', 'Rot Tick 2');
    t.everyonePasses();
    t.bob.blocks({ 'Barn Ox': 'Rot Tick' });
    t.passTo('endCombat');
    expect(t.bob.life).toBe(20);
    expect(t.bob.counters.poison).toBe(1);
    expect(t.size('Barn Ox')).toBe('2/3');
  });

  test('may be assigned as though the attacker were not blocked', () => {
    const t = table(
      { ann: { board: [ruled('Ghost Elk', 3, 3, { rule: 'assignsAsThoughUnblocked' })] }, bob: { board: [bear] } },
      ATTACK,
    );
    t.ann.attacks('Ghost Elk');
    t.everyonePasses();
    t.bob.blocks({ 'Moss Bear': 'Ghost Elk' });
    t.everyonePasses();
    t.ann.chooses(true);
    expect(t.bob.life).toBe(17);
    expect(t.where('Moss Bear')).toBe('battlefield');
  });

  test('may be assigned by toughness', () => {
    const t = table(
      { ann: { board: [ruled('Slow Tortoise', 1, 6, { rule: 'assignsByToughness' })] }, bob: {} },
      ATTACK,
    );
    t.ann.attacks('Slow Tortoise');
    t.passTo('endCombat');
    expect(t.bob.life).toBe(14);
  });
});

describe('first strike and double strike [CR 510.4, 702.4, 702.7 | 2007: 310.5, 502.2, 502.28]', () => {
  test('a first striker kills before it is hit', () => {
    const t = table({ ann: { board: [having('Lance Rider', 2, 1, 'first strike')] }, bob: { board: [bear] } }, ATTACK);
    t.ann.attacks('Lance Rider');
    t.everyonePasses();
    t.bob.blocks({ 'Moss Bear': 'Lance Rider' });
    t.everyonePasses();
    expect(t.game.firstStrike).toBe(true);
    expect(t.where('Moss Bear')).toBe("bob's graveyard");
    t.passTo('endCombat');
    expect(t.where('Lance Rider')).toBe('battlefield');
  });

  test('a double striker deals damage in both steps, everybody else in the second', () => {
    const t = table({ ann: { board: [having('Twin Blade', 3, 3, 'double strike'), bear] }, bob: {} }, ATTACK);
    t.ann.attacks('Twin Blade', 'Moss Bear');
    t.everyonePasses();
    t.everyonePasses();
    expect(t.bob.life).toBe(17);
    t.everyonePasses();
    expect(t.bob.life).toBe(12);
  });

  test('today a first striker without power in the first step assigns nothing in the second', () => {
    expect(weakLancer('current')).toBe(20);
  });

  test('in 2007 a first striker that assigned nothing in the first step does in the second', () => {
    expect(weakLancer('2007-02')).toBe(18);
  });

  function weakLancer(edition: 'current' | '2007-02'): number {
    const growth = instant(
      'Sudden Growth',
      '{0}',
      modify(
        { what: 'target', slot: 0, filter: { sort: 'permanent', types: ['creature'] } },
        untilEndOfTurn,
        gets(2, 2),
      ),
    );
    const t = table(
      { ann: { board: [having('Weak Lancer', 0, 2, 'first strike')], hand: [growth] }, bob: {} },
      { ...ATTACK, edition },
    );
    t.ann.attacks('Weak Lancer');
    t.everyonePasses();
    t.everyonePasses();
    t.ann.casts('Sudden Growth', { at: 'Weak Lancer' });
    t.passTo('endCombat');
    return t.bob.life;
  }
});

describe('combat damage on the stack [2007: 310]', () => {
  const goblin = creature(
    'Fuse Goblin',
    '{R}',
    'Goblin',
    2,
    2,
    activated([doing(sacrifice(self))], damage(1, anyTarget(0))),
  );

  test('is dealt though its source has gone', () => {
    const t = table({ ann: { board: [goblin] }, bob: { board: [bear] } }, THEN);
    t.ann.attacks('Fuse Goblin');
    t.everyonePasses();
    t.bob.blocks({ 'Moss Bear': 'Fuse Goblin' });
    t.everyonePasses();
    expect(t.stack).toEqual(['combat damage']);
    t.ann.activates('Fuse Goblin', { at: 'bob' });
    t.resolve();
    expect(t.bob.life).toBe(19);
    expect(t.where('Moss Bear')).toBe("bob's graveyard");
    expect(t.cited('310.1')).toBe(true);
  });

  test('is not dealt to a creature that is no longer in play', () => {
    const t = table({ ann: { board: [bear] }, bob: { board: [goblin] } }, THEN);
    t.ann.attacks('Moss Bear');
    t.everyonePasses();
    t.bob.blocks({ 'Fuse Goblin': 'Moss Bear' });
    t.everyonePasses();
    t.ann.passes();
    t.bob.activates('Fuse Goblin', { at: 'ann' });
    t.resolve();
    expect(t.where('Moss Bear')).toBe("ann's graveyard");
    expect(t.ann.life).toBe(19);
  });

  test('is dealt as it was assigned though power has changed', () => {
    const shrink = instant(
      'Shrink',
      '{0}',
      modify({ what: 'target', slot: 0, filter: { sort: 'permanent', types: ['creature'] } }, untilEndOfTurn, {
        change: 'base',
        power: 0,
        toughness: 1,
      }),
    );
    const t = table({ ann: { board: [giant] }, bob: { hand: [shrink] } }, THEN);
    t.ann.attacks('Hill Giant');
    t.everyonePasses();
    t.everyonePasses();
    t.ann.passes();
    t.bob.casts('Shrink', { at: 'Hill Giant' });
    t.resolve();
    expect(t.bob.life).toBe(15);
  });
});

describe('removal from combat [CR 506.4 | 2007: 306.2]', () => {
  test('a creature that stops being a creature leaves combat and deals no damage', () => {
    const petrify = instant(
      'Petrify',
      '{0}',
      modify({ what: 'target', slot: 0, filter: { sort: 'permanent', types: ['creature'] } }, untilEndOfTurn, {
        change: 'type',
        types: ['artifact'],
      }),
    );
    const t = table({ ann: { board: [bear] }, bob: { hand: [petrify] } }, ATTACK);
    t.ann.attacks('Moss Bear');
    t.ann.passes();
    t.bob.casts('Petrify', { at: 'Moss Bear' });
    t.resolve();
    t.passTo('postcombatMain');
    expect(t.bob.life).toBe(20);
  });

  test('an attacker whose planeswalker has gone attacks nothing', () => {
    const walker = card('Elder Sage', 'legendary planeswalker — Jace', { cost: '{3}', loyalty: 2 });
    const spark = instant('Spark', '{0}', damage(3, anyTarget(0)));
    const t = table({ ann: { board: [bear], hand: [spark] }, bob: { board: [walker] } }, ATTACK);
    t.ann.attacks({ 'Moss Bear': 'Elder Sage' });
    t.ann.casts('Spark', { at: 'Elder Sage' });
    t.resolve();
    expect(t.where('Elder Sage')).toBe("bob's graveyard");
    t.passTo('endCombat');
    expect(t.bob.life).toBe(20);
  });
});
