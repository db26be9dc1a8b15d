/** The greatest number of requirements that can be obeyed without breaking a restriction. */
import { addArc, EPSILON, fill, flowThrough, type Network, network } from './flow.ts';
import { isCoupled, type Problem, type Settled } from './problem.ts';

/** The gain of one unit that must flow: more than all requirements together. */
const MUST = 1e6;

/**
 * The greatest gain that goes with what is settled, or null if nothing allowed does. Without coupling it is a sum over
 * the creatures; otherwise a flow of greatest gain, with branches for bounds of the kind "none or at least two".
 */
export function best(problem: Problem, settled: Settled): number | null {
  if (!isCoupled(problem)) return sumOfBest(problem, settled);
  const found = search(problem, settled, start(problem, settled), Number.NEGATIVE_INFINITY);
  return found === Number.NEGATIVE_INFINITY ? null : found;
}

function sumOfBest(problem: Problem, settled: Settled): number | null {
  const taken = problem.choosers.map(() => 0);
  const open: number[][] = problem.choosers.map(() => []);
  let total = 0;
  for (const [at, pair] of problem.pairs.entries()) {
    if (settled[at] === true) {
      taken[pair.chooser] = (taken[pair.chooser] ?? 0) + 1;
      total += pair.gain;
    } else if (settled[at] !== false) open[pair.chooser]?.push(pair.gain);
  }
  for (const [at, chooser] of problem.choosers.entries()) {
    const already = taken[at] ?? 0;
    if (already > chooser.capacity) return null;
    const gains = (open[at] ?? []).toSorted((a, b) => b - a).slice(0, chooser.capacity - already);
    for (const gain of gains) total += gain;
    if (already + gains.length > 0) total += chooser.gain;
  }
  return total;
}

/** What a branch of the search has decided. */
type Branch = {
  /** Per target: it is taken by enough, by none, or either. */
  readonly filled: readonly (boolean | null)[];
  /** Per chooser: it takes something, nothing, or either. */
  readonly active: readonly (boolean | null)[];
  /** At least two creatures take something. */
  readonly two: boolean;
};

function start(problem: Problem, settled: Settled): Branch {
  const filled = problem.targets.map((): boolean | null => null);
  for (const [at, pair] of problem.pairs.entries()) if (settled[at] === true) filled[pair.target] = true;
  return { filled, active: problem.choosers.map(() => null), two: false };
}

type Relaxed = {
  readonly bound: number;
  readonly byTarget: readonly number[];
  readonly first: readonly number[];
  readonly more: readonly number[];
};

function search(problem: Problem, settled: Settled, branch: Branch, atLeast: number): number {
  const relaxed = relax(problem, settled, branch);
  if (relaxed === null || Math.floor(relaxed.bound + 1e-6) <= atLeast) return atLeast;
  let found = atLeast;
  const branches = split(problem, branch, relaxed);
  if (branches === null) return Math.round(relaxed.bound);
  for (const next of branches) found = search(problem, settled, next, found);
  return found;
}

/** The two halves of a search where its relaxed answer breaks a bound; null where it breaks none. */
function split(problem: Problem, branch: Branch, relaxed: Relaxed): readonly Branch[] | null {
  const short = relaxed.byTarget.findIndex((n, at) => n > 0 && n < (problem.targets[at]?.least ?? 0));
  if (short >= 0) return [true, false].map(fills => ({ ...branch, filled: branch.filled.with(short, fills) }));
  const loose = relaxed.more.findIndex((n, at) => n > 0 && relaxed.first[at] === 0);
  if (loose >= 0) return [true, false].map(acts => ({ ...branch, active: branch.active.with(loose, acts) }));
  const acting = relaxed.first.reduce((sum, n) => sum + n, 0);
  if (acting !== 1 || !problem.choosers[relaxed.first.indexOf(1)]?.notAlone) return null;
  const without = branch.active.map((acts, at) => (problem.choosers[at]?.notAlone ? false : acts));
  const alone: Branch = { ...branch, active: without };
  return problem.limit < 2 ? [alone] : [{ ...branch, two: true }, alone];
}

/** The problem with the undecided lower bounds relaxed to shares of what filling them gains. */
function relax(problem: Problem, settled: Settled, branch: Branch): Relaxed | null {
  const { choosers, targets, pairs } = problem;
  const gate = 1;
  const net = network(choosers.length + targets.length + 3);
  const target = (at: number): number => 2 + choosers.length + at;
  let owed = addGate(net, gate, problem.limit, branch.two);
  const first: number[] = [];
  const more: number[] = [];
  for (const [at, chooser] of choosers.entries()) {
    const acts = branch.active[at];
    const must = acts === true ? 1 : 0;
    owed += must;
    first.push(addArc(net, gate, 2 + at, acts === false ? 0 : 1, chooser.gain + must * MUST));
    more.push(addArc(net, 0, 2 + at, acts === false ? 0 : chooser.capacity - 1, 0));
  }
  for (const [at, pair] of pairs.entries()) {
    if (settled[at] === false) continue;
    const must = settled[at] === true ? 1 : 0;
    owed += must;
    addArc(net, 2 + pair.chooser, target(pair.target), 1, pair.gain + must * MUST);
  }
  const arcs = targets.map((_, at) => addTarget(net, problem, branch, at, target(at)));
  for (const [at, goal] of targets.entries()) if (branch.filled[at] === true) owed += goal.least;
  const bound = fill(net) - owed * MUST;
  if (bound < -EPSILON * MUST) return null;
  const flow = (list: readonly number[]): number => list.reduce((sum, arc) => sum + flowThrough(net, arc), 0);
  return { bound, byTarget: arcs.map(flow), first: first.map(arc => flow([arc])), more: more.map(arc => flow([arc])) };
}

/** The way to all first units, which holds the limit on how many creatures act; how many units it owes. */
function addGate(net: Network, gate: number, limit: number, two: boolean): number {
  if (two) addArc(net, 0, gate, 2, MUST);
  addArc(net, 0, gate, two ? Math.max(limit - 2, 0) : limit, 0);
  return two ? 2 : 0;
}

function addTarget(net: Network, problem: Problem, branch: Branch, at: number, node: number): readonly number[] {
  const goal = problem.targets[at];
  if (goal === undefined || branch.filled[at] === false) return [];
  const last = net.nodes - 1;
  const least = Math.max(goal.least, 1);
  const must = branch.filled[at] === true && goal.least > 0 ? MUST : 0;
  return [
    addArc(net, node, last, Math.min(least, goal.most), goal.gain / least + must),
    addArc(net, node, last, Math.max(goal.most - least, 0), 0),
  ];
}
