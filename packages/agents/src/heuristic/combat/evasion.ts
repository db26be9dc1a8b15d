/** Whether a creature could block another, as far as the board shows [CR 509.1b | 2007: 309.2b]. */
import type { Filter, ObjectRule } from '@lawmage/ability';
import type { ObjectView } from '@lawmage/engine';
import type { Board } from '../board/board.ts';
import { type Traits, traitsOf } from '../board/traits.ts';
import { isHeldDown } from '../board/worth.ts';
import { fits } from '../deeds/fits.ts';
import type { Fighter } from './fighter.ts';

/** Whether the rules of evasion let `blocker` block `attacker`; whether it is tapped is not asked. */
export function couldBlock(board: Board, blocker: Fighter, attacker: Fighter): boolean {
  const from = attacker.keywords;
  if (from.has('flying') && !blocker.keywords.has('flying') && !blocker.keywords.has('reach')) return false;
  if (from.has('shadow') !== blocker.keywords.has('shadow')) return false;
  if (from.has('horsemanship') && !blocker.keywords.has('horsemanship')) return false;
  if (from.has('skulk') && blocker.power > attacker.power) return false;
  const { object } = blocker;
  const isArtifact = object.type.types.includes('artifact');
  if (from.has('fear') && !isArtifact && !object.colors.includes('B')) return false;
  if (from.has('intimidate') && !isArtifact && !sharesColor(object, attacker.object)) return false;
  const traits = traitsOf(attacker.object);
  if (traits.protectedFrom.some(color => object.colors.includes(color))) return false;
  return !isForbidden(board, blocker, attacker, traits);
}

const sharesColor = (a: ObjectView, b: ObjectView): boolean => a.colors.some(color => b.colors.includes(color));

function isForbidden(board: Board, blocker: Fighter, attacker: Fighter, traits: Traits): boolean {
  const forBlocker = traitsOf(blocker.object).rules;
  if (forBlocker.some(rule => rule.rule === 'cantBlock' && applies(rule.whom, attacker.object, board))) return true;
  if (isHeldDown(board, blocker.object)) return true;
  return traits.rules.some(rule => rule.rule === 'cantBeBlocked' && stops(rule, blocker.object, board));
}

const applies = (filter: Filter | undefined, object: ObjectView, { me }: Board): boolean =>
  filter === undefined || fits(object, filter, me);

function stops(rule: Extract<ObjectRule, { rule: 'cantBeBlocked' }>, blocker: ObjectView, board: Board): boolean {
  if (rule.byMoreThan !== undefined || rule.fewerThan !== undefined) return false;
  if (rule.exceptBy !== undefined) return !fits(blocker, rule.exceptBy, board.me);
  return applies(rule.by, blocker, board);
}

/** How many blockers it takes to block it [CR 702.111b | 2007: none]. */
export const blockersNeeded = ({ keywords }: Fighter): number => (keywords.has('menace') ? 2 : 1);
