/** What a spell says may not be chosen as its target as it is cast [CR 601.2c | 2007: 409.1c]. */
import type { Filter, Static } from '@lawmage/ability';

const NOTHING: readonly Filter[] = [];

/** What some static abilities of a spell keep from being chosen. */
export function untargetable(statics: readonly Static[]): readonly Filter[] {
  if (statics.length === 0) return NOTHING;
  const filters = statics.flatMap(({ rule }) => (rule.static === 'cantTarget' ? [rule.what] : []));
  return filters.length === 0 ? NOTHING : filters;
}
