import { describe, expect, it } from 'vitest';
import { NO_DRAFT } from '../src/table/draft.ts';
import { fanStep, tileFor } from '../src/table/fit.ts';
import { groupObjects } from '../src/table/groups.ts';
import { marksOf } from '../src/table/marks.ts';
import { rowsOf } from '../src/table/rows.ts';
import { bear, land, mantle, many, NONE, seat, soldier } from './fixtures/objects.ts';
import { view } from './fixtures/views.ts';

const sizes = (groups: ReturnType<typeof groupObjects>): readonly number[] => groups.map(group => group.members.length);
const same = (): string => '';

describe('groups', () => {
  it('form from two lands and from three of anything else', () => {
    expect(sizes(groupObjects([land('Forest'), land('Forest')], same))).toEqual([2]);
    expect(sizes(groupObjects(many(2, bear), same))).toEqual([1, 1]);
    expect(sizes(groupObjects(many(3, bear), same))).toEqual([3]);
  });
  it.each([
    ['tapped', { tapped: true }],
    ['a counter', { counters: { '+1/+1': 1 } }],
    ['damage', { damage: 1 }],
    ['power', { power: 3 }],
    ['summoning sickness', { summoningSick: true }],
    ['a designation', { designations: ['goaded'] }],
  ] as const)('split by %s', (_, some) => {
    expect(sizes(groupObjects([...many(3, bear), ...many(3, bear, some)], same))).toEqual([3, 3]);
  });
  it('never put tokens with cards', () => {
    expect(sizes(groupObjects([...many(3, soldier), ...many(3, soldier, { kind: 'card' })], same))).toEqual([3, 3]);
  });
  it('split off what is chosen', () => {
    const all = many(4, soldier);
    expect(sizes(groupObjects(all, id => (id === all[0]?.id ? 'chosen' : '')))).toEqual([1, 3]);
  });
  it('leave what is attached alone', () => {
    expect(sizes(groupObjects(many(3, mantle, { attachedTo: bear().id }), same))).toEqual([1, 1, 1]);
  });
});

describe('rows', () => {
  it('put creatures in front, lands apart, and tuck an aura behind its host, whoever controls it', () => {
    const host = bear();
    const aura = mantle({ controller: seat(1), owner: seat(1), attachedTo: host.id });
    const rows = rowsOf([host, aura, land('Forest')], seat(0));
    expect(rows.front).toEqual([host]);
    expect(rows.lands).toHaveLength(1);
    expect(rows.attached.get(host.id)).toEqual([aura]);
    expect(rowsOf([host, aura], seat(1)).others).toEqual([]);
  });
});

describe('sizes', () => {
  it('shrink in steps before a row scrolls', () => {
    expect(tileFor('wide', 960, 130, 6).w).toBe(120);
    expect(tileFor('wide', 960, 130, 8).w).toBe(104);
    expect(tileFor('wide', 960, 130, 40).w).toBe(72);
  });
  it('never overflow a low row', () => {
    expect(tileFor('wide', 960, 90, 2).h).toBeLessThanOrEqual(90);
  });
  it('keep a strip of each hand card free, and let a hand scroll rather than hide a cost', () => {
    expect(fanStep(1000, 128, 5)).toEqual({ step: 134, scrolls: false });
    expect(fanStep(390, 80, 7).step).toBeGreaterThanOrEqual(51);
    expect(fanStep(390, 80, 15)).toEqual({ step: 44, scrolls: true });
  });
});

describe('attackers', () => {
  const packs = (n: number): number => {
    const attacking = { seat: seat(1), id: NONE };
    const battlefield = many(n, soldier, { attacking, tapped: true });
    const marks = marksOf({ seen: view({ battlefield }), draft: NO_DRAFT, plan: [], busy: false });
    return groupObjects(battlefield, id => marks(id).pack || marks(id).fight).length;
  };

  it('stand alone up to twenty, and together when there are more', () => {
    expect([packs(12), packs(20), packs(200)]).toEqual([12, 20, 1]);
  });
});
