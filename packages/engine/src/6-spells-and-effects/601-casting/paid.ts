/** What was paid for a spell besides, by the keyword that asked for it [CR 601.2b | 2007: 409.1b]. */
import type { Cost, KeywordName } from '@lawmage/ability';
import type { LiveAbility } from '../../state/characteristics.ts';
import type { StackItem } from '../../state/stack-item.ts';

type Paid = StackItem['paid'];

/** The name under which the payments for one of several instances of a keyword are kept: the first has the keyword's own. */
export const nameOfInstance = (keyword: string, nth: number): string => (nth === 1 ? keyword : `${keyword}:${nth}`);

/** How often the cost of a keyword was paid: of one instance of it, or of all. */
export function timesPaidFor(paid: Paid, keyword: string, nth?: number): number {
  if (nth !== undefined) return paid[nameOfInstance(keyword, nth)] ?? 0;
  let times = paid[keyword] ?? 0;
  for (let n = 2; paid[nameOfInstance(keyword, n)] !== undefined; n++) times += paid[nameOfInstance(keyword, n)] ?? 0;
  return times;
}

/** Which instance of a keyword among an object's abilities has that cost; 0 if none has [CR 702.33f | 2007: 502.21d]. */
export function instanceOf(abilities: readonly LiveAbility[], keyword: KeywordName, cost: Cost): number {
  const costs = abilities.flatMap(({ ability }) =>
    ability.is === 'keyword' && ability.keyword === keyword ? [JSON.stringify(ability.cost)] : [],
  );
  return 1 + costs.indexOf(JSON.stringify(cost));
}

/** [CR 702.33c, 702.33d | 2007: 502.21b] How often a spell was kicked. */
export const timesKicked = (paid: Paid): number => timesPaidFor(paid, 'kicker') + timesPaidFor(paid, 'multikicker');
