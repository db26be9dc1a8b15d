/** What came of a clash or a vote, for the rest of the text that speaks of it [CR 701.30, 701.38 | 2007: none]. */
import type { Found } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';
import { by } from '../work/cite.ts';
import { foundIn } from '../work/memory.ts';
import type { Scope } from './scope.ts';

/** Where a resolution, or the trigger of a clash, keeps who has won it. */
export const CLASH = 17;

export const wonBy = (winner: Seat | null): Found => ({ ids: [], seats: winner === null ? [] : [winner], n: 1 });

/** "If you win", "if you won". */
export const hasWon = ({ found, you }: Scope): boolean => foundIn({ found }, CLASH).seats.includes(you);

/** Where a resolution keeps the results of the dice rolled last, as words. */
export const ROLLED = 19;

/** [CR 706.5 | 2007: none] "You rolled doubles": each of two results is equal to the other. */
export function rolledDoubles(scope: Pick<Scope, 'found'>): boolean {
  const [one, other, ...more] = foundIn(scope, ROLLED).words ?? [];
  return by('706.5|', one !== undefined && one === other && more.length === 0);
}

/** Where a resolution keeps the votes. */
export const VOTES = 18;
const votesIn = ({ found }: Pick<Scope, 'found'>): Found => foundIn({ found }, VOTES);

/** How many votes there are for a word. */
export const votesFor = (scope: Pick<Scope, 'found'>, word: string): number =>
  (votesIn(scope).words ?? []).filter(other => other === word).length;

/** Whether a word has more votes than each other, or as many if a tie will do. */
export function hasMostVotes(scope: Pick<Scope, 'found'>, word: string, tied: boolean): boolean {
  const own = votesFor(scope, word);
  const others = new Set((votesIn(scope).words ?? []).filter(other => other !== word));
  return [...others].every(other => own > votesFor(scope, other) || (tied && own === votesFor(scope, other)));
}

/** Whether an object has the most votes, or as many as another that has. */
export function isMostVotedFor(scope: Pick<Scope, 'found'>, id: ObjectId): boolean {
  const { ids } = votesIn(scope);
  const count = (one: ObjectId): number => ids.filter(other => other === one).length;
  return ids.includes(id) && ids.every(other => count(id) >= count(other));
}
