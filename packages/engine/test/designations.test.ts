import { type Card, creature, keyword, loseLife, sorcery, type Verb } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { isSupertype } from '../src/6-spells-and-effects/613-layers/characteristics.ts';
import { player } from '../src/state/store.ts';
import { basic } from './layers/cards.ts';
import { mossBear } from './pool.ts';
import { table } from './table.ts';

const stock = { library: [[basic('Forest'), 12]] as const };
const act = (name: string, act: Extract<Verb, { do: 'act' }>['act']): Card => sorcery(name, '{0}', { do: 'act', act });

describe('dungeons [CR 309, 701.49]', () => {
  const DELVE = act('Delve', 'venture');

  test('the marker moves along the arrows, each room triggers, and the last leads out', () => {
    const t = table({ ann: { ...stock, hand: [[DELVE, 5]], board: [mossBear] }, bob: { ...stock } });
    const venture = (...choices: readonly string[]) => {
      t.ann.casts('Delve');
      t.everyonePasses();
      for (const choice of choices) t.ann.chooses(choice);
    };
    venture('Lost Mine of Phandelver');
    t.resolve();
    t.reply([]);
    venture('Mine Tunnels');
    t.resolve();
    expect(t.all('Treasure Token')).toHaveLength(1);
    venture('Dark Pool');
    t.resolve();
    expect([t.ann.life, t.bob.life]).toEqual([21, 19]);
    const hand = t.ann.hand.length;
    venture();
    expect(t.game.command).toHaveLength(1);
    t.resolve();
    expect(t.ann.hand).toHaveLength(hand);
    expect([t.game.command.length, t.cited('704.5t')]).toEqual([0, true]);
  });
});

describe('the initiative [CR 726]', () => {
  test('it ventures into the Undercity, at each upkeep too, and passes with combat damage', () => {
    const t = table({
      ann: { ...stock, hand: [act('Seize', 'takeInitiative')] },
      bob: { ...stock, board: [mossBear] },
    });
    t.ann.casts('Seize');
    t.resolve();
    expect(t.game.initiative).toBe(0);
    t.ann.chooses('Forest');
    t.passTo('declareAttackers', 'bob');
    t.bob.attacks('Moss Bear');
    t.passTo('combatDamage');
    t.resolve();
    expect(t.game.initiative).toBe(1);
    t.bob.chooses('Forest');
  });
});

describe('speed [CR 702.179]', () => {
  const SPARK = sorcery('Spark', '{0}', loseLife(1, { who: 'each', of: 'opponent' }));
  const CAR = creature('Car', '{1}', 'Bear', 1, 1, keyword('start your engines!'));

  test('it starts at one and grows once in each turn of its player', () => {
    const t = table({ ann: { ...stock, board: [CAR], hand: [[SPARK, 2]] }, bob: { ...stock } });
    const speed = () => player(t.game, t.ann.seat).marks.find(mark => mark.startsWith('speed:'));
    t.ann.casts('Spark');
    expect(speed()).toBe('speed:1');
    t.resolve();
    t.resolve();
    expect(speed()).toBe('speed:2');
    t.ann.casts('Spark');
    t.resolve();
    expect([t.stack, speed()]).toEqual([[], 'speed:2']);
  });
});

describe('the Ring [CR 701.54]', () => {
  const RING = act('Ring', 'ringTempts');

  test('its bearer is legendary, and each temptation says more', () => {
    const t = table({
      ann: { ...stock, hand: [[RING, 4]], board: [mossBear, creature('Hob', '{1}', 'Bear', 1, 1)] },
      bob: { ...stock, board: [creature('Wall', '{1}', 'Bear', 0, 9), creature('Big', '{1}', 'Bear', 2, 9)] },
    });
    for (const chosen of ['Moss Bear', 'Hob', 'Hob', 'Hob']) {
      t.ann.casts('Ring');
      t.resolve();
      t.ann.chooses(chosen);
    }
    expect(t.game.command).toHaveLength(1);
    const isLegendary = (name: string) => isSupertype(t.game, t.find(name), 'legendary');
    expect([isLegendary('Hob'), isLegendary('Moss Bear')]).toEqual([true, false]);
    t.passTo('declareAttackers');
    t.ann.attacks('Hob');
    const hand = t.ann.hand.length;
    t.resolve();
    expect(t.ann.hand).toHaveLength(hand);
    t.passTo('declareBlockers');
    expect(() => t.bob.blocks({ Big: 'Hob' })).toThrow();
    t.bob.blocks({ Wall: 'Hob' });
    t.resolve();
    t.passTo('endCombat');
    t.resolve();
    expect(t.where('Wall')).toBe("bob's graveyard");
  });
});
