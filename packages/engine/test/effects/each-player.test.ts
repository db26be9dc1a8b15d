import { type Effect, type Players, sorcery } from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { mossBear, plains } from '../pool.ts';
import { table } from '../table.ts';

const everyone: Players = { who: 'each', of: 'player', slot: 0 };
const theirs: Players = { who: 'that', slot: 0 };
const spell = (effect: Effect) => sorcery('Even Measure', '{W}', effect);

describe('what each player does speaks of that player', () => {
  it('counts what that player controls', () => {
    const toll = spell({
      do: 'loseLife',
      who: everyone,
      amount: {
        count: 'objects',
        of: { types: ['creature'], sort: 'permanent', whose: { by: 'controller', who: theirs } },
      },
    });
    const t = table({ ann: { hand: [toll], board: [plains, mossBear] }, bob: { board: [mossBear, mossBear] } });
    t.ann.casts('Even Measure');
    t.everyonePasses();
    expect([t.ann.life, t.bob.life]).toEqual([19, 18]);
  });

  it('draws by the hand of that player', () => {
    const study = spell({
      do: 'draw',
      who: everyone,
      count: { count: 'player', stat: 'handSize', of: theirs },
    });
    const t = table({
      ann: { hand: [study], board: [plains], library: [mossBear, mossBear] },
      bob: { hand: [mossBear, mossBear], library: [mossBear, mossBear, mossBear] },
    });
    t.ann.casts('Even Measure');
    t.everyonePasses();
    expect([t.ann.hand.length, t.bob.hand.length]).toEqual([0, 4]);
  });
});

describe('damage by or to several', () => {
  const creature = { types: ['creature'], sort: 'permanent' } as const;

  it('is dealt by each of them, by its own power', () => {
    const volley = spell({
      do: 'damage',
      source: { what: 'each', filter: { ...creature, whose: { by: 'controller', who: { who: 'you' } } }, slot: 1 },
      amount: { count: 'stat', stat: 'power', of: { what: 'that', slot: 1 } },
      to: { who: 'target', slot: 0, of: 'opponent' },
    });
    const t = table({ ann: { hand: [volley], board: [plains, mossBear, mossBear] }, bob: {} });
    t.ann.casts('Even Measure', { at: 'bob' });
    t.everyonePasses();
    expect(t.bob.life).toBe(16);
  });

  it('is dealt to each player by the hand of that player', () => {
    const burden = spell({
      do: 'damage',
      source: { what: 'self' },
      amount: { count: 'player', stat: 'handSize', of: theirs },
      to: everyone,
    });
    const t = table({
      ann: { hand: [burden, mossBear], board: [plains] },
      bob: { hand: [mossBear, mossBear, mossBear] },
    });
    t.ann.casts('Even Measure');
    t.everyonePasses();
    expect([t.ann.life, t.bob.life]).toEqual([19, 17]);
  });
});
