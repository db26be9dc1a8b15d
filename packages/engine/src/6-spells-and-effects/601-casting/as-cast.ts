/** What a card would be as the spell it is about to be cast as [CR 601.3e, 715.3a, 702.103b, 702.37c | 2007: none]. */
import { HALF, isCombined } from '../../2-parts/split.ts';
import { BESTOWED } from '../../7-additional/702-keywords/bestowed.ts';
import type { FaceDown, Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { fork, thing, write } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { staleOne } from '../613-layers/stale.ts';
import { withGifts } from './given.ts';

type Cast = { readonly face: number; readonly way: string; readonly faceDown: FaceDown };

/**
 * [CR 601.3e] The game in which a card has the characteristics it would be cast with: those of another face, of an
 * Aura where it is cast bestowed, of a face-down spell. Effects that would apply to it then apply, also those that are about spells
 * of its player only. Most cards are cast as they are.
 */
export const asCast = (game: Game, seat: Seat, id: ObjectId, cast: Cast): Game =>
  withGifts(inItsWay(game, id, cast), seat, id);

function inItsWay(game: Game, id: ObjectId, { face, way, faceDown }: Cast): Game {
  const record = thing(game, id);
  const bestowed = way === 'bestow';
  const isAnother = record.face !== face && face < (game.cards[record.card]?.faces.length ?? 0);
  const card = game.cards[record.card];
  const isHalf = card !== undefined && isCombined(card, record.zone) && way !== 'fuse';
  const isDown = record.faceDown !== 'no';
  if (record.zone === 'stack' || (isDown && record.zone !== 'exile')) return game;
  if (!isAnother && !bestowed && !isHalf && faceDown === 'no') return game;
  cite('601.3e|');
  const copy = fork(game);
  const changed = write(copy, id);
  if (isAnother) changed.face = face;
  if (!isDown || faceDown !== 'no') changed.faceDown = faceDown;
  if (isHalf) changed.marks = [...changed.marks, HALF];
  if (bestowed) {
    cite('702.103d|');
    changed.marks = [...changed.marks, BESTOWED];
  }
  staleOne(copy, id);
  return copy;
}
