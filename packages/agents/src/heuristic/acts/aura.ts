/** Auras: on the best of theirs what harms, on the best of one's own what helps. */
import type { ObjectView } from '@lawmage/engine';
import { type Board, isCreature } from '../board/board.ts';
import type { Deed } from '../deeds/deed.ts';
import { fits, mayTarget } from '../deeds/fits.ts';
import { deedsOf } from '../deeds/read.ts';
import { valueOn } from './value.ts';

/** What an Aura or Equipment does to its bearer. */
export const bearerDeeds = (object: ObjectView): readonly Deed[] =>
  object.abilities.flatMap(({ ability }) => deedsOf(ability).filter(({ aim }) => aim.at === 'bearer'));

/** What an attachment is worth on a permanent. */
export const attachedValue = (board: Board, attachment: ObjectView, host: ObjectView): number =>
  bearerDeeds(attachment).reduce((sum, deed) => sum + valueOn(board, deed, host, { object: attachment, x: 0 }), 0);

export function auraValue(board: Board, aura: ObjectView): number {
  const enchant = aura.abilities.find(({ ability }) => ability.is === 'keyword' && ability.keyword === 'enchant');
  const quality = enchant?.ability.is === 'keyword' ? enchant.ability.quality : undefined;
  const filter = quality !== undefined && 'filter' in quality ? quality.filter : null;
  let best = 0;
  for (const host of board.permanents.values()) {
    if (filter === null ? !isCreature(host) : !fits(host, filter, board.me)) continue;
    if (mayTarget(aura, host)) best = Math.max(best, attachedValue(board, aura, host));
  }
  return best;
}
