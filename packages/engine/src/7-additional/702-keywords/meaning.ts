/**
 * What keywords mean [CR 702 | 2007: 502]. A keyword that the rulebook defines as an ability is that ability, in the same
 * vocabulary; one that changes a rule is asked for with `hasKeyword` in the room of that rule and means nothing here.
 */
import type { Ability, Keyword } from '@lawmage/ability';
import { backup } from './meanings/backup.ts';
import { MEANINGS } from './meanings/index.ts';

const NOTHING: readonly Ability[] = [];
type Kept = readonly (readonly Ability[] | undefined)[];
const kept = new WeakMap<Keyword, Kept>();

/** The abilities that a keyword stands for; none for a keyword that changes a rule. `nth`: which instance of it this is. */
export function meaning(keyword: Keyword, nth = 1): readonly Ability[] {
  const known = kept.get(keyword) ?? [];
  const one = known[nth] ?? MEANINGS[keyword.keyword]?.(keyword, nth) ?? NOTHING;
  if (known[nth] === undefined) kept.set(keyword, withAt(known, nth, one));
  return one;
}

function withAt(list: Kept, at: number, one: readonly Ability[]): Kept {
  return Array.from({ length: Math.max(list.length, at + 1) }, (_, n) => (n === at ? one : list[n]));
}

/** The same among the other abilities of its object, of which backup gives away its own [CR 702.165a, 702.165c | 2007: none]. */
export const meaningAmong = (
  keyword: Keyword,
  all: readonly Ability[],
  at: number,
  own: number,
  before: number,
): readonly Ability[] =>
  keyword.keyword === 'backup'
    ? backup(keyword, all.slice(at + 1, own))
    : meaning(keyword, before + nthOf(keyword, all, at));

const nthOf = ({ keyword }: Keyword, all: readonly Ability[], at: number): number =>
  1 + all.slice(0, at).filter(other => other.is === 'keyword' && other.keyword === keyword).length;
