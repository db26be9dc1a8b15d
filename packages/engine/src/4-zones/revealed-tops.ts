/** Players who play with the top card of their library revealed [CR 401.6 | 2007: none]. */

import { hasWord } from '../1-concepts/113-abilities/words.ts';
import { liveEffects } from '../6-spells-and-effects/613-layers/live.ts';
import { editionOf } from '../editions/edition.ts';
import type { Game } from '../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { someCardSays } from '../state/of-cards.ts';
import { player, thing, thingOrNone, writePlayer } from '../state/store.ts';
import { isTopRevealed } from '../view/knowing.ts';
import { cite } from '../work/cite.ts';
import type { GameEvent } from '../work/event.ts';
import { leave } from './leave.ts';
import { hasEntered } from './settle.ts';
import { newThing } from './thing.ts';
import { putIn } from './zones.ts';

const somePlaysRevealed = someCardSays(abilities =>
  hasWord(abilities, node => node.rule === 'revealedTop' && !node.look),
);

/** After something has happened: which top cards are revealed now, and whether one of them has been before. */
export function watchTops(game: Game, happened: readonly GameEvent[]): void {
  if (!somePlaysRevealed(game) || !editionOf(game).revealedAnewIsNew) return;
  const isPlayed = liveEffects(game).rules.has('revealedTop');
  for (const { seat, left } of game.players) if (!left) watchTop(game, seat, isPlayed, happened);
}

function watchTop(game: Game, seat: Seat, isPlayed: boolean, happened: readonly GameEvent[]): void {
  const { shownTop, library } = player(game, seat);
  const top = library.at(-1) ?? NONE;
  const now = isPlayed && top !== NONE && isTopRevealed(game, seat, top) ? top : NONE;
  const isShuffled = happened.some(event => event.what === 'shuffle' && event.seat === seat);
  if (now === shownTop && !isShuffled) return;
  cover(game, seat);
  writePlayer(game, seat).shownTop = now === NONE ? NONE : uncovered(game, seat, now);
}

/** The card that was revealed is not any more, though it may still be in the library. */
function cover(game: Game, seat: Seat): void {
  const { shownTop, coveredTops } = player(game, seat);
  if (shownTop === NONE) return;
  const still = [...coveredTops, shownTop].filter(id => thingOrNone(game, id)?.zone === 'library');
  writePlayer(game, seat).coveredTops = still;
}

/** [CR 401.6 | 2007: none] What has stopped being revealed for any length of time is a new object as it is revealed again. */
function uncovered(game: Game, seat: Seat, id: ObjectId): ObjectId {
  if (!player(game, seat).coveredTops.includes(id)) return id;
  cite('401.6|');
  const old = thing(game, id);
  const record = newThing(game, old.kind, old.card, old.owner, 'library', id);
  record.marks = old.marks;
  leave(game, old, record.id, null);
  putIn(game, record);
  hasEntered(game, record);
  return record.id;
}
