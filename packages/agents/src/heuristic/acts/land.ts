/** Which land to play. */
import type { ObjectView } from '@lawmage/engine';
import { type Board, isLand, landsOf } from '../board/board.ts';
import { colorsMade } from '../board/sources.ts';
import { traitsOf } from '../board/traits.ts';

/** Lands that make what the hand asks for come first; those that enter tapped when the mana is not needed now. */
export function landValue(board: Board, land: ObjectView): number {
  const made = colorsMade(land);
  const had = landsOf(board, board.me).flatMap(colorsMade);
  const wanted = board.hand.filter(card => !isLand(card)).flatMap(card => card.colors);
  const missing = wanted.filter(color => made.includes(color) && !had.includes(color)).length;
  const scarce =
    wanted.filter(color => made.includes(color)).length / (1 + had.filter(one => made.includes(one)).length);
  return 100 + missing * 3 + scarce + made.length * 0.1 + tappedValue(board, land);
}

function tappedValue(board: Board, land: ObjectView): number {
  if (!traitsOf(land).entersTapped) return 0;
  const lands = landsOf(board, board.me).length;
  const needed = board.hand.some(card => !isLand(card) && card.manaValue === lands + 1);
  return needed ? -4 : 1.5;
}
