/** [CR 510.1e | 2007: 502.9b] What several creatures with trample assign is looked at together. */
import { describe, expect, it } from 'vitest';
import { completed, refuseDamage, type Trampling } from '../../src/5-turns/combat/damage/division.ts';
import { type Decision, NONE, seatOf } from '../../src/index.ts';

function dividing(most: number, about: Trampling): Decision {
  const options = [
    ...about.lethal.slice(0, about.first).map(() => ({ is: 'object', id: NONE }) as const),
    { is: 'player', seat: seatOf(1) } as const,
  ];
  const why = { code: 'combatDamage', source: NONE, rule: '510.1c|310.2', about } as const;
  const plain = { repeat: false, cancellable: false, total: null, sofar: [], barred: [], each: 0 } as const;
  return { kind: 'divide', seat: seatOf(0), by: seatOf(0), why, options, least: most, most, ...plain };
}
const refused = (most: number, about: Trampling, ...shares: readonly number[]): boolean =>
  refuseDamage(dividing(most, about), shares) !== null;

const second = { most: 4, deathtouch: false, blockers: [0] };

describe('damage past a shared blocker', () => {
  it('is assigned only if the others can still make it lethal', () => {
    const about: Trampling = { first: 1, lethal: [6], owed: [false], later: [second] };
    expect(refused(4, about, 1, 3)).toBe(true);
    expect(refused(4, about, 2, 2)).toBe(false);
    expect(refused(4, about, 4, 0)).toBe(false);
  });

  it('must be made up for by the last who can', () => {
    const about: Trampling = { first: 1, lethal: [4], owed: [true], later: [] };
    expect(refused(4, about, 3, 1)).toBe(true);
    expect(refused(4, about, 4, 0)).toBe(false);
  });

  it('is made up for by one damage with deathtouch', () => {
    const about: Trampling = {
      first: 1,
      lethal: [6],
      owed: [false],
      later: [{ ...second, most: 1, deathtouch: true }],
    };
    expect(refused(4, about, 0, 4)).toBe(false);
  });

  it('counts for the blockers of others that were passed', () => {
    const about: Trampling = {
      first: 1,
      lethal: [2, 3],
      owed: [false, true],
      later: [{ ...second, blockers: [0, 1] }],
    };
    expect(refused(4, about, 1, 3)).toBe(false);
    expect(refused(4, about, 0, 4)).toBe(true);
  });

  it('can be completed to a division that is allowed', () => {
    const about: Trampling = { first: 2, lethal: [2, 3], owed: [true, true], later: [] };
    const decision = dividing(6, about);
    expect(completed(decision, [])).toEqual([2, 3, 1]);
    expect(refuseDamage(decision, completed(decision, [3]))).toBeNull();
  });
});
