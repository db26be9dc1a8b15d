/** What keeps a creature from attacking or blocking: a code, the rule, and what says so. */
import type { KeywordName } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { LiveRule } from '../../state/characteristics.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';

export type HindranceCode =
  | 'notController'
  | 'notCreature'
  | 'phasedOut'
  | 'tapped'
  | 'sick'
  | 'defender'
  | 'evasion'
  | 'forbidden'
  | 'notAttacking'
  | 'notYourTurn';

export type Hindrance = {
  readonly code: HindranceCode;
  readonly rule: Rule;
  /** What forbids it, or NONE. */
  readonly source: ObjectId;
  /** The evasion ability, if it is one. */
  readonly keyword: KeywordName | null;
};

export const hindrance = (code: HindranceCode, rule: Rule): Hindrance => ({ code, rule, source: NONE, keyword: null });

/** What an ability says. */
export const forbidden = (rule: Rule, live: LiveRule | undefined): Hindrance => ({
  code: 'forbidden',
  rule,
  source: live?.source ?? NONE,
  keyword: null,
});
