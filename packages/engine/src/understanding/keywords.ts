/**
 * Keywords that are not carried out yet: neither does the rulebook's meaning stand in `702-keywords/meanings`, nor does a
 * room ask for them by name. A card that has one is not playable.
 */
import type { KeywordName } from '@lawmage/ability';

export const UNKNOWN_KEYWORDS: ReadonlySet<KeywordName> = new Set<KeywordName>([
  'hideaway',
  'cipher',
  'dethrone',
  'assist',
  'demonstrate',
  'compleated',
  'enlist',
  'double team',
  'increment',
  'paradigm',
  'storied',
  'emerge',
  'cleave',
  'more than meets the eye',
  'harmonize',
  'transfigure',
  'tribute',
  'teamwork',
  'companion',
]);
