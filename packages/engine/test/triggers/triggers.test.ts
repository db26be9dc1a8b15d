import {
  a,
  activated,
  another,
  anyTarget,
  type Card,
  card,
  creature,
  damage,
  destroy,
  dies,
  draw,
  each,
  endStep,
  entersBattlefield,
  gainLife,
  gains,
  instant,
  modify,
  permanents,
  putCounters,
  sacrifice,
  self,
  sorcery,
  target,
  triggered,
  untilEndOfTurn,
  upkeep,
  you,
  yours,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { forest, mossBear } from '../pool.ts';
import { table } from '../table.ts';

const creatures = permanents('creature');
const sweep = sorcery('Sweep', '{0}', destroy(each(creatures)));
const slay = instant('Slay', '{0}', destroy(target(0, creatures)));
const mourner = (name: string): Card =>
  creature(name, '{0}', 'Human', 1, 1, triggered(dies(a(creatures)), gainLife(1)));
const stock = { library: [[forest, 30]] as const };

describe('triggered abilities [CR 603 | 2007: 404, 410]', () => {
  test('look back: creatures that die together see each other die', () => {
    const t = table({ ann: { hand: [sweep], board: [mourner('First'), mourner('Second'), mossBear] }, bob: {} });
    t.ann.casts('Sweep');
    t.resolve();
    expect(t.ann.life).toBe(26);
  });

  test('"another creature" does not see the creature itself', () => {
    const watcher = creature('Watcher', '{0}', 'Human', 1, 1, triggered(dies(a(another(creatures))), gainLife(1)));
    const t = table({ ann: { hand: [sweep], board: [watcher, mossBear] }, bob: {} });
    t.ann.casts('Sweep');
    t.resolve();
    expect(t.ann.life).toBe(21);
  });

  test('newcomers see themselves and each other enter', () => {
    const herald = creature('Herald', '{0}', 'Human', 1, 1, triggered(entersBattlefield(a(creatures)), gainLife(1)));
    const t = table({ ann: { hand: [herald] }, bob: {} });
    t.ann.casts('Herald');
    t.resolve();
    expect(t.ann.life).toBe(21);
  });

  test('"one or more" triggers once for all that happens at once', () => {
    const crowd = card(
      'Bell of Many',
      'artifact',
      {},
      triggered(dies({ what: 'some', filter: creatures, count: { atLeast: 1 } }), gainLife(1)),
    );
    const t = table({ ann: { hand: [sweep], board: [crowd, mossBear, [mossBear, 2]] }, bob: {} });
    t.ann.casts('Sweep');
    t.resolve();
    expect(t.ann.life).toBe(21);
  });

  test('are put on the stack by the active player first, so the other player’s resolve first', () => {
    const bell = (name: string): Card =>
      card(name, 'artifact', {}, triggered(upkeep({ who: 'each', of: 'player' }), draw(1)));
    const t = table(
      { ann: { ...stock, board: [bell('Brass Bell')] }, bob: { ...stock, board: [bell('Iron Bell')] } },
      { step: 'upkeep' },
    );
    expect(t.stack).toEqual(['ability of Iron Bell', 'ability of Brass Bell']);
  });

  test('a player orders several of one’s own; the first named is put on the stack first', () => {
    const one = creature('Dry Reed', '{0}', 'Plant', 1, 1, triggered(upkeep(you), draw(1)));
    const other = creature('Wet Reed', '{0}', 'Plant', 1, 1, triggered(upkeep(you), putCounters(1, '+1/+1', self)));
    const t = table({ ann: { ...stock, board: [one, other] }, bob: stock }, { step: 'upkeep' });
    expect(t.question).toMatchObject({ kind: 'order', seat: 0, why: { code: 'orderTriggers' } });
    t.ann.chooses('Wet Reed', 'Dry Reed');
    expect(t.stack).toEqual(['ability of Dry Reed', 'ability of Wet Reed']);
  });

  test('nobody is asked for an order that cannot matter', () => {
    const reed = creature('Dry Reed', '{0}', 'Plant', 1, 1, triggered(upkeep(you), draw(1)));
    const t = table({ ann: { ...stock, board: [[reed, 3]] }, bob: stock }, { step: 'upkeep' });
    expect(t.question.kind).toBe('priority');
    expect(t.stack).toHaveLength(3);
  });

  test('choose targets as they are put on the stack, and are removed where there is none', () => {
    const marksman = creature(
      'Marksman',
      '{0}',
      'Human',
      1,
      1,
      triggered(entersBattlefield(self), destroy(target(0, another(creatures)))),
    );
    const alone = table({ ann: { hand: [marksman] }, bob: {} });
    alone.ann.casts('Marksman');
    alone.everyonePasses();
    expect(alone.stack).toEqual([]);
    const t = table({ ann: { hand: [marksman] }, bob: { board: [mossBear] } });
    t.ann.casts('Marksman');
    t.everyonePasses();
    t.resolve();
    expect(t.where('Moss Bear')).toBe("bob's graveyard");
  });

  test('an intervening "if" is asked when the event happens and again on resolution', () => {
    const condition = { if: 'exists', of: yours(permanents('artifact')) } as const;
    const engine = card('Old Engine', 'artifact', {}, activated([{ pay: 'do', effect: sacrifice(self) }], gainLife(1)));
    const monk = creature('Monk', '{0}', 'Human', 1, 1, triggered(upkeep(you), gainLife(5), condition));
    const without = table({ ann: { ...stock, board: [monk] }, bob: stock }, { step: 'upkeep' });
    expect(without.stack).toEqual([]);
    const t = table({ ann: { ...stock, board: [monk, engine] }, bob: stock }, { step: 'upkeep' });
    expect(t.stack).toEqual(['ability of Monk']);
    t.ann.activates('Old Engine');
    t.resolve();
    expect(t.ann.life).toBe(21);
  });

  test('"only once each turn"', () => {
    const eager = creature('Eager Elf', '{0}', 'Elf', 1, 1, {
      ...triggered(entersBattlefield(a(another(creatures))), gainLife(1)),
      limit: 'eachTurn',
    });
    const t = table({
      ann: { hand: [[{ ...mossBear, faces: [{ ...mossBear.faces[0], cost: [] }] }, 2]], board: [eager] },
      bob: {},
    });
    for (let n = 0; n < 2; n++) {
      t.ann.casts('Moss Bear');
      t.resolve();
    }
    expect(t.ann.life).toBe(21);
  });

  test('a state trigger waits until it has left the stack before it triggers again', () => {
    const island = { if: 'not', of: { if: 'exists', of: yours(permanents('Island')) } } as const;
    const serpent = creature(
      'Reef Serpent',
      '{0}',
      'Serpent',
      5,
      5,
      triggered({ on: 'state', state: island }, sacrifice(self)),
    );
    const t = table({ ann: { board: [serpent] }, bob: {} });
    expect(t.stack).toEqual(['ability of Reef Serpent']);
    t.everyonePasses();
    expect(t.where('Reef Serpent')).toBe("ann's graveyard");
  });

  test('a granted ability triggers and is gone with its effect', () => {
    const gift = instant(
      'Gift of Growth',
      '{0}',
      modify(target(0, creatures), untilEndOfTurn, gains(triggered(dies(self), gainLife(3)))),
    );
    const t = table({ ann: { hand: [gift, slay], board: [mossBear] }, bob: {} });
    t.ann.casts('Gift of Growth', { at: 'Moss Bear' });
    t.resolve();
    t.ann.casts('Slay', { at: 'Moss Bear' });
    t.resolve();
    expect(t.ann.life).toBe(23);
  });
});

describe('delayed triggered abilities [CR 603.7 | 2007: 404.4]', () => {
  test('trigger once, the next time', () => {
    const later = instant('Slow Balm', '{0}', {
      do: 'later',
      event: endStep({ who: 'each', of: 'player' }),
      effect: gainLife(2),
    });
    const t = table({ ann: { ...stock, hand: [later] }, bob: stock });
    t.ann.casts('Slow Balm');
    t.resolve();
    t.passTo('end');
    expect(t.stack).toHaveLength(1);
    t.resolve();
    t.passTo('end', 'bob');
    expect([t.stack.length, t.ann.life]).toEqual([0, 22]);
  });

  test('with a duration trigger every time until it ends', () => {
    const vigil = instant('Vigil', '{0}', {
      do: 'later',
      event: dies(a(creatures)),
      effect: gainLife(1),
      every: untilEndOfTurn,
    });
    const t = table({ ann: { ...stock, hand: [vigil, sweep], board: [[mossBear, 3]] }, bob: stock });
    t.ann.casts('Vigil');
    t.resolve();
    t.ann.casts('Sweep');
    t.resolve();
    expect(t.ann.life).toBe(23);
    t.passTo('upkeep', 'bob');
    expect(t.game.lasting).toHaveLength(0);
  });

  test('reflexive: "when you do" triggers after the resolution that did it', () => {
    const pyre = sorcery('Pyre', '{0}', {
      do: 'whenDone',
      effect: { do: 'may', effect: sacrifice(a(yours(creatures))) },
      then: damage(4, anyTarget(0)),
    });
    const t = table({ ann: { hand: [pyre], board: [mossBear] }, bob: {} });
    t.ann.casts('Pyre');
    t.everyonePasses();
    t.ann.chooses(true);
    if (t.question.why.code === 'sacrifice') t.ann.chooses('Moss Bear');
    expect(t.question.why.code).toBe('target');
    t.ann.chooses('bob');
    t.resolve();
    expect(t.bob.life).toBe(16);
  });
});
