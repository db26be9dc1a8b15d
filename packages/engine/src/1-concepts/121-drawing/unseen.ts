/** Cards that are drawn while something is being announced [CR 121.8 | 2007: 217.2f]. */

import { staleOne } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Game, Kept, Thing } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { delist, enlist } from '../../state/indexing.ts';
import { must } from '../../state/must.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';

/** Where the outermost announcement of a spell or ability is kept; -1 while there is none. */
const announcementOf = ({ kept }: Game): number => kept.findIndex(({ item }) => item !== NONE);

/**
 * [CR 121.8 | 2007: 217.2f] A card that is drawn while a spell is being cast or an ability activated stays face down and
 * without characteristics, also for the one who draws it, until that has been done or is taken back.
 */
export function coverDrawn(game: Game, drawn: Thing): void {
  const at = announcementOf(game);
  if (at < 0) return;
  cite('121.8|217.2f');
  drawn.faceDown = 'drawn';
  const kept = must(game.kept[at], 'what is being announced is kept', game);
  game.kept = game.kept.with(at, { ...kept, drawn: [...(kept.drawn ?? []), drawn.id] });
}

/** What was drawn meanwhile may be looked at now. */
export function uncoverDrawn(game: Game, { drawn }: Kept): void {
  for (const id of drawn ?? []) if (thingOrNone(game, id)?.zone === 'hand') uncover(game, id);
}

function uncover(game: Game, id: ObjectId): void {
  delist(game, id);
  write(game, id).faceDown = 'no';
  staleOne(game, id);
  enlist(game, id);
}
