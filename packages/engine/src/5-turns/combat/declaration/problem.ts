/**
 * Declaring attackers and declaring blockers are one problem: each creature takes some of the options open to it, or
 * none. Requirements are gains, restrictions are bounds [CR 508.1c, 508.1d, 509.1b, 509.1c | 2007: 500.1–500.5].
 */

/** A creature that may attack or block. */
export type Chooser = {
  /** How many options it may take: one for an attacker, more for a creature that can block several. */
  readonly capacity: number;
  /** Requirements obeyed by taking anything at all: "attacks if able". */
  readonly gain: number;
  /** It can't take anything if no other creature does: "can't attack alone". */
  readonly notAlone: boolean;
};

/** What can be attacked, or an attacker that can be blocked. */
export type Target = {
  /** None, or at least so many: "can't be blocked except by two or more creatures". */
  readonly least: number;
  readonly most: number;
  /** Requirements obeyed if anybody takes it: "must be blocked if able". */
  readonly gain: number;
};

/** One creature and one thing it may take. Creatures and things are named by their place in the problem. */
export type Pair = {
  readonly chooser: number;
  readonly target: number;
  /** Requirements obeyed by this very pair: "attacks that player if able". */
  readonly gain: number;
  /** Taking it costs something, so nobody is required to [CR 508.1d, 509.1c | 2007: 500.2, 500.3]. */
  readonly costs: boolean;
};

export type Problem = {
  readonly choosers: readonly Chooser[];
  readonly targets: readonly Target[];
  readonly pairs: readonly Pair[];
  /** How many creatures may take something. */
  readonly limit: number;
};

/** What is settled about each pair: taken, not taken, or open. */
export type Settled = readonly (boolean | null)[];

/** More than there can be permanents. */
export const NO_BOUND = 100_000;

/** Whether a restriction is broken by taking exactly these pairs. */
export function isBroken(problem: Problem, taken: readonly number[]): boolean {
  const { byChooser, byTarget } = tally(problem, taken);
  let active = 0;
  for (const [at, chooser] of problem.choosers.entries()) {
    const n = byChooser[at] ?? 0;
    if (n > chooser.capacity) return true;
    if (n > 0) active++;
  }
  if (active > problem.limit) return true;
  if (active === 1 && problem.choosers.some((chooser, at) => chooser.notAlone && (byChooser[at] ?? 0) > 0)) return true;
  return problem.targets.some((target, at) => {
    const n = byTarget[at] ?? 0;
    return n > target.most || (n > 0 && n < target.least);
  });
}

/** How many requirements are obeyed by taking exactly these pairs. */
export function gainOf(problem: Problem, taken: readonly number[]): number {
  const { byChooser, byTarget } = tally(problem, taken);
  let gain = 0;
  for (const at of taken) gain += problem.pairs[at]?.gain ?? 0;
  for (const [at, chooser] of problem.choosers.entries()) if ((byChooser[at] ?? 0) > 0) gain += chooser.gain;
  for (const [at, target] of problem.targets.entries()) if ((byTarget[at] ?? 0) > 0) gain += target.gain;
  return gain;
}

/** Whether what one creature takes can matter for what another may or must take. */
export function isCoupled(problem: Problem): boolean {
  if (problem.limit < problem.choosers.length) return true;
  if (problem.choosers.some(chooser => chooser.notAlone)) return true;
  return problem.targets.some(target => target.least > 1 || target.most < problem.choosers.length || target.gain > 0);
}

function tally(problem: Problem, taken: readonly number[]): { byChooser: number[]; byTarget: number[] } {
  const byChooser = problem.choosers.map(() => 0);
  const byTarget = problem.targets.map(() => 0);
  for (const at of taken) {
    const pair = problem.pairs[at];
    if (pair === undefined) continue;
    byChooser[pair.chooser] = (byChooser[pair.chooser] ?? 0) + 1;
    byTarget[pair.target] = (byTarget[pair.target] ?? 0) + 1;
  }
  return { byChooser, byTarget };
}
