import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { best } from '../src/5-turns/combat/declaration/best.ts';
import { gainOf, isBroken, type Problem, type Settled } from '../src/5-turns/combat/declaration/problem.ts';

const chooser = fc.record({
  capacity: fc.constantFrom(1, 1, 1, 2),
  gain: fc.constantFrom(0, 0, 1, 2),
  notAlone: fc.constantFrom(false, false, false, true),
});
const target = fc.record({
  least: fc.constantFrom(0, 0, 2, 3),
  most: fc.constantFrom(1000, 1000, 2, 1),
  gain: fc.constantFrom(0, 0, 1, 2),
});
const problems: fc.Arbitrary<Problem> = fc
  .record({
    choosers: fc.array(chooser, { minLength: 1, maxLength: 4 }),
    targets: fc.array(target, { minLength: 1, maxLength: 3 }),
    limit: fc.constantFrom(1000, 1000, 1, 2),
    seed: fc.array(fc.record({ open: fc.boolean(), gain: fc.constantFrom(0, 0, 0, 1) }), {
      minLength: 12,
      maxLength: 12,
    }),
  })
  .map(({ choosers, targets, limit, seed }) => ({
    choosers,
    targets,
    limit,
    pairs: choosers.flatMap((_, chooser) =>
      targets.flatMap((_, target) => {
        const cell = seed[chooser * 3 + target];
        return cell?.open ? [{ chooser, target, gain: cell.gain, costs: false }] : [];
      }),
    ),
  }));

function byHand(problem: Problem, settled: Settled): number | null {
  let found: number | null = null;
  for (let set = 0; set < 1 << problem.pairs.length; set++) {
    const taken = problem.pairs.map((_, at) => at).filter(at => set & (1 << at));
    if (settled.some((s, at) => s !== null && s !== taken.includes(at))) continue;
    if (isBroken(problem, taken)) continue;
    const gain = gainOf(problem, taken);
    if (found === null || gain > found) found = gain;
  }
  return found;
}

describe('the greatest number of requirements obeyed without breaking a restriction', () => {
  test('is what trying every declaration finds', () => {
    fc.assert(
      fc.property(problems, problem => {
        const open = problem.pairs.map(() => null);
        expect(best(problem, open)).toBe(byHand(problem, open));
      }),
      { numRuns: 1500 },
    );
  });

  test('also when part of the declaration is settled', () => {
    const cases = problems.chain(problem =>
      fc.tuple(
        fc.constant(problem),
        fc.array(fc.constantFrom(null, null, true, false), {
          minLength: problem.pairs.length,
          maxLength: problem.pairs.length,
        }),
      ),
    );
    fc.assert(
      fc.property(cases, ([problem, settled]) => {
        expect(best(problem, settled)).toBe(byHand(problem, settled));
      }),
      { numRuns: 1500 },
    );
  });
});
