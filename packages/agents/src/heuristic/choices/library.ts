/** Cards seen on top of the library, and opening hands. */
import type { Decision, ObjectView, Reply } from '@lawmage/engine';
import { type Board, isLand, landsInHand, landsOf, objectOf } from '../board/board.ts';
import { colorsMade } from '../board/sources.ts';

/** Cards that would not be wanted now go away: lands when there are many, dear spells when there are few. */
export function putAway(board: Board, decision: Decision): Reply {
  const lands = landsOf(board, board.me).length + landsInHand(board);
  return decision.options.flatMap((option, n) => {
    const card = option.is === 'object' ? objectOf(board, option.id) : undefined;
    return card !== undefined && isUnwanted(card, lands) ? [n] : [];
  });
}

const isUnwanted = (card: ObjectView, lands: number): boolean =>
  isLand(card) ? lands >= 6 : lands < 3 && card.manaValue > lands + 1;

/** [CR 103.5 | 2007: 101.4] Keeps hands that can play: two to five lands of seven, and something they can cast soon. */
export function mulligan(board: Board): Reply {
  const cards = board.hand.length;
  const lands = landsInHand(board);
  if (cards <= 5) return lands > 0 || cards < 5 ? [0] : [1];
  const made = new Set(board.hand.filter(isLand).flatMap(colorsMade));
  const castable = board.hand.filter(
    card => !isLand(card) && card.manaValue <= lands + 1 && card.colors.every(color => made.has(color)),
  ).length;
  const fine = lands >= 2 && lands <= 5 && castable >= (lands === 2 ? 2 : 1);
  return fine ? [0] : [1];
}
