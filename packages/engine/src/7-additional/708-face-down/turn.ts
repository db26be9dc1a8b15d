/** Turning face up and face down [CR 708.2a, 708.8 | 2007: 504.2, 504.5]. */

import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { FaceDown, Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { delist, enlist } from '../../state/indexing.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { touch } from '../../state/touch.ts';
import type { Apply } from '../../work/apply.ts';

/** [CR 708.8 | 2007: 504.5] It is again what it is; nothing enters, and what applied to it still does. */
export const applyTurnFaceUp: Apply<'turnFaceUp'> = (game, event) => (turn(game, event.id, 'no') ? [event] : null);

/** [CR 708.2a | 2007: 504.2] A permanent turned face down by an effect is a 2/2 creature with nothing else. */
export const applyTurnFaceDown: Apply<'turnFaceDown'> = (game, event) =>
  turn(game, event.id, 'morph') ? [event] : null;

function turn(game: Game, id: ObjectId, faceDown: FaceDown): boolean {
  const record = thingOrNone(game, id);
  if (record?.zone !== 'battlefield' || (record.faceDown === 'no') === (faceDown === 'no')) return false;
  delist(game, id);
  write(game, id).faceDown = faceDown;
  enlist(game, id);
  stale(game);
  touch(game, id);
  return true;
}
