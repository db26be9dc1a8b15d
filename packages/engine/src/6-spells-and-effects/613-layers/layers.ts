/** Makes characteristics: object by object, or the whole board at once [CR 613 | 2007: 418.5]. */

import { copiableValues } from '../../7-additional/707-copying/copiable.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { makeBoard } from './board.ts';
import { characteristicsAreMadeBy } from './characteristics.ts';
import { type Live, liveEffects } from './live.ts';
import { definingOf } from './own.ts';
import { makeQuick } from './quick.ts';
import { isWorking } from './underway.ts';
import { type Applied, watched } from './watch.ts';

/**
 * Makes and keeps the characteristics of an object. The cache is written into records that other forks may share: a stamp
 * means the same in all of them, so what is kept is right for each.
 */
function make(game: Game, id: ObjectId): Characteristics {
  const live = liveEffects(game);
  const record = thing(game, id);
  const isPublic = (record.zone === 'battlefield' || record.zone === 'stack') && !record.phasedOut;
  if (!live.knotted) return isPublic ? keep(game, id, makeQuick(game, record, live)) : makeHidden(game, record, live);
  if (!isPublic) return makeApart(game, record, live);
  const drafts = makeBoard(game, live);
  for (const [other, draft] of drafts) keep(game, other, draft);
  return must(drafts.get(id), 'an object on the battlefield or the stack is listed there', game);
}

/** An object elsewhere: what it counts for itself is not listed anywhere, so it is not kept. */
function makeHidden(game: Game, record: Thing, live: Live): Characteristics {
  const made = makeQuick(game, record, live);
  return definingOf(copiableValues(game, record)).some(({ variable }) => variable) ? made : keep(game, record.id, made);
}

/** An object elsewhere, when the board has to say which effects exist. While the board is in the making, nothing is kept. */
function makeApart(game: Game, record: Thing, live: Live): Characteristics {
  if (isWorking()) return makeQuick(game, record, live);
  if (live.settled === null) makeBoard(game, live);
  return makeHidden(game, record, live);
}

function keep(game: Game, id: ObjectId, made: Characteristics): Characteristics {
  const record = thing(game, id);
  record.is = made;
  record.isStamp = game.stamp;
  return made;
}

/** What the layers apply to an object, found by making its characteristics anew. */
export const appliedTo = (game: Game, id: ObjectId): readonly Applied[] =>
  watched(id, () => {
    make(game, id);
  });

characteristicsAreMadeBy(make);
