/** The moments of instants. */
import { type Board, isCreature, isMyMain, isMyTurn } from '../board/board.ts';
import type { Deed, DeedKind } from '../deeds/deed.ts';
import { readyToAttack } from './value.ts';

const REMOVES: ReadonlySet<DeedKind> = new Set(['kill', 'damage', 'bounce', 'shrink', 'steal', 'fight', 'harm', 'tap']);

/** The end of another player's turn, with nothing on the stack: the last moment before untapping. */
export const isTheirEnd = ({ view }: Board): boolean =>
  view.active !== view.seat && view.step === 'end' && view.stack.length === 0;

/** Attackers have been declared against us and nothing waits. */
export const isAttackedNow = ({ view, me }: Board): boolean =>
  view.active !== me &&
  view.step === 'declareAttackers' &&
  view.stack.length === 0 &&
  view.battlefield.some(object => object.attacking?.seat === me);

/** When a creature with flash comes: to block, or at the end of turn. */
export const answersNow = (board: Board): boolean => isTheirEnd(board) || isAttackedNow(board);

/** Removal is for attackers, for blockers in the way, and for the end of turn; the rest waits for the end of turn. */
export function isQuickMoment(board: Board, deeds: readonly Deed[], value: number): boolean {
  if (value > 100) return true;
  const removes = deeds.some(({ what }) => REMOVES.has(what));
  if (!isMyTurn(board)) return isTheirEnd(board) || (removes && isAttackedNow(board));
  if (!removes || !isMyMain(board)) return false;
  return board.view.step === 'precombatMain' ? clearsTheWay(board) : false;
}

/** Whether there is an attack that a blocker stands against. */
const clearsTheWay = (board: Board): boolean =>
  readyToAttack(board).length > 0 && board.theirs.some(object => isCreature(object) && !object.tapped);
