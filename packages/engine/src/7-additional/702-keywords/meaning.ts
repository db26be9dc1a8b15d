/**
 * What keywords mean [CR 702 | 2007: 502]. A keyword that the rulebook defines as an ability is that ability, in the same
 * vocabulary; one that changes a rule is asked for with `hasKeyword` in the room of that rule and means nothing here.
 */
import type { Ability, Keyword, KeywordName } from '@lawmage/ability';
import { MEANINGS } from './meanings/index.ts';

/** The abilities that a keyword with its parameters stands for. */
export type Meaning = (keyword: Keyword) => readonly Ability[];

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

/** Whether a keyword is defined as an ability. */
export const isDefinedAsAbility = (name: KeywordName): boolean => MEANINGS[name] !== undefined;
