/** Cards that wait in hand for their moment, so that mana is kept for them. */
import type { ObjectView, Option } from '@lawmage/engine';
import { type Board, isMyMain, isType, manaOf } from '../board/board.ts';
import { spellDeeds } from '../deeds/read.ts';
import type { Prospect } from './prospect.ts';
import { isTrick } from './trick.ts';

/** In one's own main phases: what the instants in hand would be worth if their mana stayed open. */
export function heldProspects(
  board: Board,
  known: readonly Prospect[],
  options: readonly Option[],
): readonly Prospect[] {
  if (!isMyMain(board)) return [];
  const listed = new Set(known.map(({ n }) => idOf(options[n])));
  const mana = manaOf(board, board.me);
  return board.hand.flatMap((card): readonly Prospect[] => {
    if (!isType(card, 'instant') || card.manaValue > mana || listed.has(card.id)) return [];
    const value = holdValue(board, card);
    return value > 0 ? [{ n: -1, cost: card.manaValue, value, now: false }] : [];
  });
}

const idOf = (option: Option | undefined): number => (option?.is === 'act' ? option.id : -1);

/** A counterspell is worth holding while the board is not lost; a trick while there are creatures to fight. */
function holdValue(board: Board, card: ObjectView): number {
  const deeds = spellDeeds(card);
  if (deeds.some(({ what }) => what === 'counterSpell')) {
    const behind = board.theirs.filter(isFighter).length > board.mine.filter(isFighter).length + 1;
    const empty = board.foes.every(({ handCount }) => handCount === 0);
    return empty ? 0.8 : behind ? 1 : 2.4;
  }
  return deeds.some(isTrick) && board.mine.some(isFighter) ? 0.5 : 0;
}

const isFighter = (object: ObjectView): boolean => isType(object, 'creature');
