/** What keywords say of the costs that were paid for them [CR 702 | 2007: 502], for naming it where it decides. */
import type { Condition, KeywordName } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import { cite, citeAll, isCiting } from '../../work/cite.ts';

/** When it is asked whether the cost was paid. */
type Moment =
  /** Somebody means to pay it. */
  | 'announced'
  /** An ability of the object asks for it. */
  | 'asked'
  /** Targets are chosen that there are only if it is paid. */
  | 'targets'
  /** The spell becomes a permanent. */
  | 'enters'
  /** The permanent enters otherwise than usual. */
  | 'entersSo'
  /** Something is so as long as it was paid. */
  | 'holds';

const RULES: { readonly [K in KeywordName]?: { readonly [M in Moment]?: readonly Rule[] } } = {
  kicker: { asked: ['702.33d|502.21b', '702.33e|502.21b'] },
  escape: { asked: ['702.138b|'], entersSo: ['702.138c|'], holds: ['702.138d|'] },
  disturb: { enters: ['702.146b|'] },
  bargain: { announced: ['702.166b|'], asked: ['702.166c|'], targets: ['702.166d|'] },
  gift: { announced: ['702.174a|', '702.174k|'], targets: ['702.174m|'] },
  sneak: { entersSo: ['702.190b|'] },
  teamwork: { asked: ['702.194b|'], targets: ['702.194c|'] },
};

/** Names what a keyword says of a payment for it. */
export function citePayment(keyword: string, moment: Moment): void {
  if (isCiting()) citeAll(RULES[keyword as KeywordName]?.[moment] ?? []);
}

/** Names what is said of a condition that holds: of a payment, of the highest speed, which counts in any zone, of being harnessed. */
export function citeHeld(condition: Condition | undefined, moment: 'entersSo' | 'holds', elsewhere = false): void {
  if (condition?.if === 'paid') citePayment(condition.keyword, moment);
  else if (condition?.if === 'designation' && condition.has === 'maxSpeed') cite(elsewhere ? '702.178b|' : '702.178a|');
  else if (isHarnessed(condition)) cite('702.186b|');
}

/** [CR 702.186b] "As long as this is harnessed". */
const isHarnessed = (condition: Condition | undefined): boolean =>
  condition?.if === 'fits' &&
  'adj' in condition.filter &&
  condition.filter.adj?.some(trait => trait.is === 'state' && trait.state === 'harnessed') === true;
