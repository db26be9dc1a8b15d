/** What to say to a shortcut that somebody proposes. */
import type { Decision, ObjectView, SpokenShortcut } from '@lawmage/engine';
import { valueOn } from '../acts/value.ts';
import { type Board, isQuick } from '../board/board.ts';
import { timesPayable } from '../board/sources.ts';
import { mayTarget } from '../deeds/fits.ts';
import { spellDeeds } from '../deeds/read.ts';

/** A loop is stopped at the first chance if a card in hand takes what drives it; anything else is accepted. */
export function howFar(board: Board, { why, most }: Decision): number {
  const { by, loops } = why.about as SpokenShortcut;
  const driving = new Set(loops.flatMap(({ choices }) => choices.flatMap(one => (one.act === null ? [] : one.names))));
  const parts = board.theirs.filter(one => one.controller === by && driving.has(one.name));
  const repeats = loops.some(({ times }) => times > 1);
  return repeats && board.hand.some(card => isAnswer(board, card, parts)) ? 0 : most;
}

/** A spell that can be cast now, and whose best use is on one of these permanents. */
function isAnswer(board: Board, card: ObjectView, parts: readonly ObjectView[]): boolean {
  if (!isQuick(card) || card.cost === null || timesPayable(board, [{ pay: 'mana', cost: card.cost }]) < 1) return false;
  return spellDeeds(card).some(deed => {
    const worth = (one: ObjectView): number =>
      mayTarget(card, one) ? valueOn(board, deed, one, { object: card, x: 0 }) : 0;
    const best = Math.max(0, ...board.theirs.map(worth));
    return deed.aim.at === 'target' && best > 0 && parts.some(part => worth(part) === best);
  });
}
