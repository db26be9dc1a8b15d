import {
  anyTarget,
  damage,
  type Effect,
  gainLife,
  instant,
  permanents,
  sorcery,
  target,
  targetPlayer,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { forest, mossBear, mountain } from '../pool.ts';
import { table } from '../table.ts';

const repeated = (times: number, ...effects: readonly Effect[]): Effect => ({
  do: 'modes',
  choose: { exactly: times },
  repeat: true,
  modes: effects.map(effect => ({ effect })),
});

describe('a mode chosen several times', () => {
  it('appears that often in sequence, each time with targets of its own', () => {
    const volley = sorcery('Volley', '{R}', repeated(3, damage(2, anyTarget(0)), gainLife(1, targetPlayer(0))));
    const t = table({ ann: { hand: [volley], board: [mountain] }, bob: { board: [[mossBear, 2]] } });
    t.ann.casts('Volley', { modes: [0, 0, 1], at: ['Moss Bear', 'bob', 'ann'] });
    t.resolve();
    expect(t.bob.graveyard).toEqual(['Moss Bear']);
    expect([t.bob.life, t.ann.life]).toEqual([18, 21]);
  });

  it('may name the same target again, and goes on for the targets that are still legal', () => {
    const volley = sorcery('Volley', '{R}', repeated(3, damage(2, anyTarget(0))));
    const save = instant('Save', '{G}', { do: 'move', what: target(0, permanents('creature')), to: { zone: 'hand' } });
    const t = table({
      ann: { hand: [volley], board: [mountain] },
      bob: { hand: [save], board: [forest, mossBear] },
    });
    t.ann.casts('Volley', { modes: [0, 0, 0], at: ['bob', 'Moss Bear', 'bob'] });
    t.ann.passes();
    t.bob.casts('Save', { at: 'Moss Bear' });
    t.resolve();
    expect(t.bob.life).toBe(16);
    expect(t.bob.hand).toEqual(['Moss Bear']);
  });

  it('divides for each time apart', () => {
    const split: Effect = { do: 'damage', amount: 2, divided: true, to: { ...anyTarget(0), count: { upTo: 2 } } };
    const t = table({
      ann: { hand: [sorcery('Split', '{R}', repeated(2, split))], board: [mountain] },
      bob: { board: [mossBear] },
    });
    t.ann.casts('Split', { modes: [0, 0], at: ['ann', 'bob', 'ann', 'bob'] });
    t.resolve();
    expect([t.ann.life, t.bob.life]).toEqual([18, 18]);
  });
});
