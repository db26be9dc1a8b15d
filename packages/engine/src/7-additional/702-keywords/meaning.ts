/**
 * What keywords mean [CR 702 | 2007: 502]. A keyword that the rulebook defines as an ability is that ability, in the same
 * vocabulary; one that changes a rule is asked for with `hasKeyword` in the room of that rule and means nothing here.
 */
import type { Ability, Keyword } from '@lawmage/ability';
import { backup } from './meanings/backup.ts';
import { MEANINGS } from './meanings/index.ts';

const NOTHING: readonly Ability[] = Object.freeze([]);
const kept = new WeakMap<Keyword, readonly Ability[]>();

/** The abilities that a keyword stands for; none for a keyword that changes a rule. */
export function meaning(keyword: Keyword): readonly Ability[] {
  let known = kept.get(keyword);
  if (known === undefined) {
    known = MEANINGS[keyword.keyword]?.(keyword) ?? NOTHING;
    kept.set(keyword, known);
  }
  return known;
}

/** The same among the other abilities of its object, which backup gives away [CR 702.165a | 2007: none]. */
export const meaningAmong = (keyword: Keyword, all: readonly Ability[], at: number): readonly Ability[] =>
  keyword.keyword === 'backup' ? backup(keyword, all.slice(at + 1)) : meaning(keyword);
