import { creature, keyword } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { table } from '../table.ts';
import { bear, giant, ox } from './cards.ts';

const ATTACK = { step: 'declareAttackers' } as const;
const THEN = { ...ATTACK, edition: '2007-02' } as const;

describe('banding [CR 702.22 | 2007: 502.10]', () => {
  const squire = creature('Line Squire', '{W}', 'Soldier', 1, 1, keyword('banding'));

  test('a band is blocked as a whole and the active player divides the damage of its blocker', () => {
    const t = table({ ann: { board: [squire, bear] }, bob: { board: [giant] } }, ATTACK);
    t.ann.attacks('Line Squire', 'Moss Bear');
    t.ann.chooses('Moss Bear');
    t.everyonePasses();
    t.bob.blocks({ 'Hill Giant': 'Moss Bear' });
    t.everyonePasses();
    expect(t.question.seat).toBe(t.ann.seat);
    t.ann.chooses(5, 0);
    expect(t.where('Moss Bear')).toBe('battlefield');
    expect(t.where('Line Squire')).toBe("ann's graveyard");
    expect(t.record('Hill Giant').damage).toBe(3);
  });

  test('a blocker with banding lets the defending player divide the damage of the attacker', () => {
    const t = table({ ann: { board: [giant] }, bob: { board: [squire, ox] } }, ATTACK);
    t.ann.attacks('Hill Giant');
    t.everyonePasses();
    t.bob.blocks({ 'Line Squire': 'Hill Giant', 'Barn Ox': 'Hill Giant' });
    t.everyonePasses();
    expect(t.question.seat).toBe(t.bob.seat);
    t.bob.chooses(5, 0);
    expect(t.where('Barn Ox')).toBe('battlefield');
  });
});

describe('bands with other [CR 702.22c | 2007: 502.11]', () => {
  const guide = creature('Herd Guide', '{G}', 'Bear', 1, 1, keyword('bands with other', { quality: { type: 'Bear' } }));

  test('today it bands with any creature of the quality', () => {
    const t = table({ ann: { board: [guide, bear, ox] }, bob: { board: [giant] } }, ATTACK);
    t.ann.attacks('Herd Guide', 'Moss Bear', 'Barn Ox');
    expect(t.question.options).toHaveLength(1);
    t.ann.chooses('Moss Bear');
    t.everyonePasses();
    t.bob.blocks({ 'Hill Giant': 'Moss Bear' });
    t.everyonePasses();
    t.ann.chooses(5, 0);
    expect(t.where('Moss Bear')).toBe('battlefield');
  });

  test('in 2007 it bands only with those that have the same ability', () => {
    const t = table({ ann: { board: [guide, bear] }, bob: {} }, THEN);
    t.ann.attacks('Herd Guide', 'Moss Bear');
    expect(t.question.kind).toBe('priority');
    const u = table({ ann: { board: [[guide, 2]] }, bob: {} }, THEN);
    u.ann.attacks('Herd Guide', 'Herd Guide 2');
    u.ann.chooses('Herd Guide 2');
  });
});
