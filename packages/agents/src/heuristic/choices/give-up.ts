/** Cards and permanents to give up, and to take. */
import type { Decision, Option, Reply } from '@lawmage/engine';
import { type Board, isLand, landsOf, objectOf } from '../board/board.ts';
import { cardWorth, worthOf } from '../board/worth.ts';
import { bestOf } from './best.ts';

/** What an option is worth to have, in hand or in play. */
export function optionWorth(board: Board, option: Option): number {
  const object = option.is === 'object' ? objectOf(board, option.id) : undefined;
  if (object === undefined) return 0;
  if (object.zone === 'battlefield') return isLand(object) ? landWorth(board) : worthOf(board, object);
  return cardWorth(board, object);
}

const landWorth = (board: Board): number => (landsOf(board, board.me).length > 6 ? 0.8 : 2.5);

const isOwn = (board: Board, option: Option): boolean => {
  const object = option.is === 'object' ? objectOf(board, option.id) : undefined;
  return object === undefined || object.controller === board.me || object.owner === board.me;
};

/** Gives up the least valuable of one's own, the most valuable of another's. */
export const giveUp = (board: Board, decision: Decision): Reply =>
  bestOf(decision, decision.least, option =>
    isOwn(board, option) ? -optionWorth(board, option) : 100 + optionWorth(board, option),
  );

/** Takes the most valuable, as many as allowed. */
export const takeBest = (board: Board, decision: Decision): Reply =>
  bestOf(decision, decision.most, option => optionWorth(board, option));
