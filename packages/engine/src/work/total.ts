/** Choices whose options count something that must come to a total: "creatures with total power 3 or greater". */
import type { Decision, Reply } from './decision.ts';

/** Whether the options chosen come to the total that is asked for, if one is. */
export function reachesTotal({ total }: Pick<Decision, 'total'>, chosen: Reply): boolean {
  return total === null || sum(total.of, chosen) >= total.least;
}

/** Whether a choice can still come to its total with options after its last one. */
export function canReachTotal({ total }: Pick<Decision, 'total'>, chosen: Reply): boolean {
  if (total === null) return true;
  const later = total.of.slice((chosen.at(-1) ?? -1) + 1).filter(n => n > 0);
  return sum(total.of, chosen) + later.reduce((all, n) => all + n, 0) >= total.least;
}

/** A choice with as many more options as it takes to come to its total, those that count most first. */
export function toppedUp(decision: Decision, chosen: Reply): Reply {
  const { total } = decision;
  if (total === null) return chosen;
  const more = total.of.map((_, at) => at).filter(at => !chosen.includes(at));
  more.sort((a, b) => (total.of[b] ?? 0) - (total.of[a] ?? 0));
  const all = [...chosen];
  for (const at of more) if (!reachesTotal(decision, all)) all.push(at);
  return all.toSorted((a, b) => a - b);
}

const sum = (of: readonly number[], chosen: Reply): number => chosen.reduce((all, at) => all + (of[at] ?? 0), 0);
