/** What a payment leaves to be tapped for mana. */
import type { DecisionSeen, ObjectId, Seen } from '../game/seen.ts';
import { nameOf } from './objects.ts';

/** Sources of mana that could be used now and are not in a plan. */
export function keptSources(decision: DecisionSeen, plan: readonly ObjectId[]): readonly ObjectId[] {
  const sources = decision.options.flatMap(option => (option.is === 'act' && option.mana ? [option.id] : []));
  return [...new Set(sources)].filter(id => !plan.includes(id));
}

/** "2 Forest, Mountain". */
export function countedNames(seen: Seen, ids: readonly ObjectId[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(nameOf(seen, id), (counts.get(nameOf(seen, id)) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n} ${name}`)).join(', ');
}
