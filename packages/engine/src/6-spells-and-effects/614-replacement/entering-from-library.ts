/** Cards that are entering the battlefield from a library while effects change how they do. */
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';

const NOBODY_ENTERS: readonly ObjectId[] = [];

/** [CR 614.13c | 2007: none] The cards of a library without those that are entering: nothing is milled or exiled of them. */
export function withoutEntering(game: Game, library: readonly ObjectId[]): readonly ObjectId[] {
  const entering = enteringNow(game);
  if (entering.length === 0 || !library.some(id => entering.includes(id))) return library;
  cite('614.13c|');
  return library.filter(id => !entering.includes(id));
}

function enteringNow(game: Game): readonly ObjectId[] {
  const ids: ObjectId[] = [];
  for (const frame of game.agenda) {
    if (frame.do !== 'entering' && frame.do !== 'enteringPaid') continue;
    for (const event of frame.events.batch) if (event.what === 'move' && event.to === 'battlefield') ids.push(event.id);
  }
  return ids.length === 0 ? NOBODY_ENTERS : ids;
}
