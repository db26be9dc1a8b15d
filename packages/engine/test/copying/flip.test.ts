import { activated, type Card, face, instant, self } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/6-spells-and-effects/613-layers/characteristics.ts';
import { table } from '../table.ts';

const FLIP = { do: 'flipOver', what: self } as const;
const PUPIL: Card = {
  name: 'Pupil',
  layout: 'flip',
  faces: [
    face('Pupil', 'creature — Wizard', { cost: '{1}{U}', size: [1, 1] }, activated([], FLIP)),
    face('Master', 'legendary creature — Wizard', { size: [3, 4] }, activated([], FLIP)),
  ],
};
const CLONE = instant('Mirror', '{0}', {
  do: 'create',
  count: 1,
  token: { token: 'copy', of: { what: 'target', slot: 0, filter: { sort: 'permanent', types: ['creature'] } } },
});

describe.each(['current', '2007-02'] as const)('flip cards in %s [CR 710 | 2007: 508]', edition => {
  test('flipped for good: another name, type and size; cost and colour stay; a copy is not flipped', () => {
    const t = table({ ann: { board: [PUPIL], hand: [CLONE] }, bob: {} }, { edition });
    const id = t.find('Pupil');
    const { colors } = characteristics(t.game, id);
    t.ann.activates('Pupil');
    t.resolve();
    expect([t.size('Master'), characteristics(t.game, id).colors]).toEqual(['3/4', colors]);
    t.ann.activates('Master');
    t.resolve();
    expect(t.size('Master')).toBe('3/4');
    t.ann.casts('Mirror', { at: 'Master' });
    t.resolve();
    expect(t.size('Pupil')).toBe('1/1');
    t.ann.activates('Pupil');
    t.resolve();
    if (edition === 'current') t.ann.chooses('Master');
    expect(t.all('Master', one => t.game.battlefield.includes(one)).length).toBe(edition === 'current' ? 1 : 0);
  });
});
