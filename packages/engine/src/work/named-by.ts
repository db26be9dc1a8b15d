/** What the numbers of a reply stand for. */
import type { Reply } from './decision.ts';

/** The members of a list that a checked reply names by their places, in the order of the reply. */
export function namedBy<T>(reply: Reply, list: readonly T[]): readonly T[] {
  const named: T[] = [];
  for (const at of reply) {
    const one = list[at];
    if (one !== undefined) named.push(one);
  }
  return named;
}
