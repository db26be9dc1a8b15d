import {
  type Ability,
  type Card,
  card,
  creature,
  draw,
  each,
  type Face,
  gainLife,
  gets,
  keyword,
  type Level,
  lord,
  pay,
  permanents,
  putCounters,
  triggered,
  upkeep,
  you,
  yours,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { missingWords } from '../../src/understanding/missing-words.ts';
import { forest, mossBear } from '../pool.ts';
import { table } from '../table.ts';

const level = (of: Level['of'], from: number, parts: Partial<Level>, ...abilities: readonly Ability[]): Level => ({
  is: 'level',
  of,
  from,
  ...parts,
  abilities,
});

const stock = { library: [[forest, 20]] as const };
const lands = [forest, 6] as const;

describe('A leveler', () => {
  const climber = creature(
    'Steady Climber',
    '{0}',
    'Human',
    1,
    1,
    keyword('level up', { cost: [pay('{1}')] }),
    level('leveler', 2, { to: 3, power: 3, toughness: 3 }, keyword('flying')),
    level('leveler', 4, { power: 5, toughness: 5 }),
  );

  it('has the size and abilities of the band its level counters are in', () => {
    const t = table({ ann: { board: [climber, lands], ...stock }, bob: stock });
    const rise = () => {
      t.ann.activates('Steady Climber');
      t.resolve();
    };
    rise();
    expect(t.size('Steady Climber')).toBe('1/1');
    rise();
    expect(t.size('Steady Climber')).toBe('3/3');
    expect(t.is('Steady Climber').keywords.has('flying')).toBe(true);
    rise();
    rise();
    expect(t.size('Steady Climber')).toBe('5/5');
    expect(t.is('Steady Climber').keywords.has('flying')).toBe(false);
  });
});

describe('A Class', () => {
  const face: Face = {
    ...card('Bear School', 'enchantment — Class', { cost: '{0}' }).faces[0],
    abilities: [
      lord(each(yours(permanents('Bear'))), gets(1, 0)),
      level('class', 2, { cost: [pay('{1}')] }, lord(each(yours(permanents('Bear'))), gets(0, 2))),
      level('class', 3, { cost: [pay('{2}')] }, triggered(upkeep(you), gainLife(3))),
    ],
  };
  const school: Card = { name: face.name, layout: 'class', faces: [face] };

  it('gains its levels one after another, and keeps what it had', () => {
    const t = table({ ann: { board: [school, mossBear, lands], ...stock }, bob: stock });
    expect(t.size('Moss Bear')).toBe('3/2');
    expect(t.ann.acts.filter(act => act.includes('Bear School'))).toHaveLength(1);
    t.ann.activates('Bear School');
    t.resolve();
    expect(t.size('Moss Bear')).toBe('3/4');
    t.ann.activates('Bear School');
    t.resolve();
    expect(t.ann.acts.filter(act => act.includes('Bear School'))).toHaveLength(0);
    t.passTo('upkeep', 'bob');
    t.passTo('upkeep', 'ann');
    t.everyonePasses();
    expect(t.ann.life).toBe(23);
  });

  it('is playable', () => expect(missingWords(school)).toEqual([]));
});

describe('A Case', () => {
  const face: Face = {
    ...card('Missing Bear', 'enchantment — Case', { cost: '{0}' }).faces[0],
    abilities: [
      level('case', 1, { condition: { if: 'exists', of: yours(permanents('Bear')) } }),
      level('case', 1, {}, lord(each(yours(permanents('creature'))), gets(2, 2))),
    ],
  };
  const mystery: Card = { name: face.name, layout: 'case', faces: [face] };

  it("is solved in its controller's end step if the condition is true", () => {
    const t = table({ ann: { board: [mystery, mossBear], ...stock }, bob: stock });
    expect(t.size('Moss Bear')).toBe('2/2');
    t.passTo('end', 'ann');
    t.everyonePasses();
    expect(t.size('Moss Bear')).toBe('4/4');
  });

  it('stays unsolved otherwise', () => {
    const t = table({ ann: { board: [mystery], hand: [mossBear], ...stock }, bob: stock });
    t.passTo('end', 'ann');
    expect(t.stack).toEqual([]);
  });
});

describe('A Saga', () => {
  const tale = card(
    'Long Tale',
    'enchantment — Saga',
    { cost: '{0}' },
    { is: 'chapter', chapters: [1, 2], effect: gainLife(1) },
    { is: 'chapter', chapters: [3], effect: draw(1) },
  );

  it('tells a chapter for each lore counter, and is sacrificed after the last', () => {
    const t = table({ ann: { hand: [tale], ...stock }, bob: stock });
    t.ann.casts('Long Tale');
    t.resolve();
    t.resolve();
    expect([t.ann.life, t.record('Long Tale').counters]).toEqual([21, { lore: 1 }]);
    for (const player of ['bob', 'ann', 'bob', 'ann']) t.passTo('precombatMain', player);
    expect(t.ann.life).toBe(22);
    t.resolve();
    expect(t.where('Long Tale')).toBe("ann's graveyard");
  });

  it('tells every chapter it skips at once', () => {
    const doubled = creature('Fast Reader', '{0}', 'Human', 1, 1, {
      is: 'activated',
      cost: [],
      effect: putCounters(2, 'lore', each(permanents('Saga'))),
    });
    const t = table({ ann: { board: [tale, doubled], ...stock }, bob: stock });
    t.ann.activates('Fast Reader');
    t.resolve();
    expect(t.ann.life).toBe(21);
    expect(t.ann.hand).toHaveLength(1);
    expect(t.where('Long Tale')).toBe("ann's graveyard");
  });
});
