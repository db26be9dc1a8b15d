/** Cards seen on top of the library, and opening hands. */
import type { Decision, ObjectView, Reply } from '@lawmage/engine';
import { type Board, isLand, landsInHand, landsOf, objectOf } from '../board/board.ts';

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

/** [CR 103.5 | 2007: 101.4] Keeps hands that can play: two to five lands of seven and something cheap to cast. */
export function mulligan(board: Board): Reply {
  const cards = board.hand.length;
  const lands = landsInHand(board);
  const spells = board.hand.filter(card => !isLand(card));
  const cheap = spells.filter(card => card.manaValue <= 3).length;
  const fine = cards <= 5 ? lands > 0 : lands >= 2 && lands <= 5 && (lands > 2 || cheap >= 2);
  return fine || cards <= 5 ? [0] : [1];
}
