import {
  type Card,
  card,
  type Effect,
  gets,
  instant,
  keyword,
  modify,
  permanents,
  target,
  untilEndOfTurn,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { characteristics } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import type { EditionName } from '../../src/editions/rule.ts';
import { seatOf } from '../../src/state/ids.ts';
import { explain } from '../../src/view/explain.ts';
import { forest, mossBear } from '../pool.ts';
import { table } from '../table.ts';

const aCreature = () => target(0, permanents('creature'));
const spell = (name: string, effect: Effect) => instant(name, '{G}', effect);
const growth = spell('Sudden Growth', modify(aCreature(), untilEndOfTurn, gets(3, 3)));
const dwindle = spell('Dwindle', modify(aCreature(), untilEndOfTurn, { change: 'base', power: 1, toughness: 1 }));
const wings: Card = card(
  'High Winds',
  'enchantment',
  { cost: '{2}{G}' },
  {
    is: 'static',
    rule: {
      static: 'modify',
      what: { what: 'each', filter: { types: ['creature'], sort: 'permanent' }, slot: 0 },
      changes: [
        { change: 'gain', abilities: [keyword('flying')] },
        { change: 'rule', rule: { rule: 'mustAttack' } },
      ],
    },
  },
);

const grown = (edition: EditionName) => {
  const t = table(
    {
      ann: {
        hand: [growth, dwindle],
        board: [forest, forest, { card: mossBear, counters: { '+1/+1': 1 } }, wings],
      },
      bob: { hand: [growth] },
    },
    { edition },
  );
  t.ann.casts('Sudden Growth', { at: 'Moss Bear' });
  t.everyonePasses();
  t.ann.casts('Dwindle', { at: 'Moss Bear' });
  t.everyonePasses();
  const bear = t.game.battlefield.find(id => explain(t.game, id)?.start.name === 'Moss Bear');
  if (bear === undefined) throw new Error('the bear is gone');
  return { t, bear };
};

const told = (edition: EditionName) => {
  const { t, bear } = grown(edition);
  const why = explain(t.game, bear, seatOf(0));
  return why?.changes.map(({ layer, rule, from, result }) =>
    [
      layer,
      rule,
      from.name || `${from.counters?.n} ${from.counters?.kind}`,
      `${result.power}/${result.toughness}`,
    ].join(' '),
  );
};

describe('why an object is what it is', () => {
  it('is told layer by layer, with the result after each change [CR 613.1, 613.4]', () => {
    expect(told('current')).toEqual([
      '6 613.1f High Winds 2/2',
      '7b 613.4b Dwindle 1/1',
      '7c 613.4c 1 +1/+1 2/2',
      '7c 613.4c Sudden Growth 5/5',
    ]);
  });

  it('is told in the layers of 2007, in which setting and pumping go by time [2007: 418.5a]', () => {
    expect(told('2007-02')).toEqual([
      '5 418.5a High Winds 2/2',
      '6b 418.5a Sudden Growth 5/5',
      '6b 418.5a Dwindle 1/1',
      '6c 418.5a 1 +1/+1 2/2',
    ]);
  });

  it('says until when, and whose effect it is', () => {
    const { t, bear } = grown('current');
    const why = explain(t.game, bear, seatOf(1));
    expect(why?.changes.map(({ from }) => [from.by, from.until?.until ?? null])).toEqual([
      ['ability', null],
      ['resolved', 'endOfTurn'],
      ['counters', null],
      ['resolved', 'endOfTurn'],
    ]);
    expect(why?.start).toMatchObject({ power: 2, toughness: 2, name: 'Moss Bear' });
    expect(why?.began).toBe('printed');
  });

  it('lists the rules in force on it with their sources', () => {
    const { t, bear } = grown('current');
    expect(explain(t.game, bear)?.rules).toMatchObject([
      { rule: { rule: 'mustAttack' }, cites: '613.11', from: { name: 'High Winds', by: 'ability' } },
    ]);
  });

  it('ends with what the game says the object is', () => {
    const { t, bear } = grown('current');
    const last = explain(t.game, bear)?.changes.at(-1)?.result;
    const is = characteristics(t.game, bear);
    expect([last?.power, last?.toughness]).toEqual([is.power, is.toughness]);
  });

  it('is told to nobody who may not know the object', () => {
    const { t } = grown('current');
    const hidden = t.game.players[1]?.hand[0];
    if (hidden === undefined) throw new Error('the hand is empty');
    expect(explain(t.game, hidden, seatOf(0))).toBeNull();
    expect(explain(t.game, hidden, seatOf(1))?.start.name).toBe('Sudden Growth');
  });
});
