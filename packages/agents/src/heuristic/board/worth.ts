/** What things are worth, on one scale: a mana spent well is about 1. */
import type { ObjectView } from '@lawmage/engine';
import { type Board, isCreature, isLand, landsInHand, landsOf, powerOf } from './board.ts';
import { traitsOf } from './traits.ts';

/** How much one would rather have a permanent than not. */
export function worthOf(board: Board, object: ObjectView): number {
  const plain = plainWorth(object);
  return isCreature(object) && isHeldDown(board, object) ? plain * 0.25 : plain;
}

function plainWorth(object: ObjectView): number {
  const creature = isCreature(object);
  const base = isLand(object) ? 1.2 : (creature ? 0.3 : 0.6) * object.manaValue;
  const body = creature ? 0.6 * powerOf(object) + 0.4 * Math.max(0, object.toughness ?? 0) : 0;
  const token = object.kind === 'token' ? -0.2 : 0;
  return Math.max(0.1, base + body + traitsOf(object).worth + token + (object.loyalty ?? 0) * 0.8);
}

/** Whether something attached to it keeps it from fighting. */
export const isHeldDown = (board: Board, object: ObjectView): boolean =>
  object.attachments.some(id => {
    const attached = board.permanents.get(id);
    return attached !== undefined && traitsOf(attached).bearerRules.some(({ rule }) => rule === 'cantAttack');
  });

/** How much one would rather keep a card in hand: lands matter while there are few. */
export function cardWorth(board: Board, card: ObjectView): number {
  const lands = landsOf(board, board.me).length;
  if (isLand(card)) return lands + landsInHand(board) <= 5 ? 3 : lands < 6 ? 1 : 0.4;
  return (lands + 2 >= card.manaValue ? 2 : 1.2) + 0.4 * card.manaValue;
}

/** What a point of life is worth to the one who has so many. */
export const priceOfLife = (life: number): number => 5.5 / (Math.max(0, life) + 3);
