/** Chapter abilities of Sagas [CR 714.2b]. */

import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { abilitiesOf, controllerOf, hasKeyword } from '../613-layers/characteristics.ts';
import type { Matched } from './waiting.ts';

const NO_MATCHES: readonly Matched[] = [];

/**
 * [CR 714.2b] A chapter ability triggers when lore counters are put on its Saga, if their number was less than the
 * chapter's before and is at least that now.
 */
export function chapterTriggers(game: Game, event: GameEvent): readonly Matched[] {
  if (event.what !== 'counters' || event.kind !== 'lore' || event.n <= 0 || event.id < 0) return NO_MATCHES;
  const saga = thing(game, event.id);
  if (saga.zone !== 'battlefield') return NO_MATCHES;
  const now = saga.counters.lore ?? 0;
  const before = now - event.n;
  const from = readsAhead(game, event.id) ? now - 1 : before;
  const controller = controllerOf(game, event.id);
  return abilitiesOf(game, event.id).flatMap(({ ability, at }) => {
    if (ability.is !== 'chapter') return NO_MATCHES;
    const reached = ability.chapters.filter(chapter => chapter > from && chapter <= now);
    if (reached.length > 0) cite('714.2b|', '107.15a|', ability.chapters.length > 1 ? '107.15b|' : '714.2b|');
    return reached.map(() => ({ source: event.id, controller, ability, at, found: [], x: 0, group: 0, delayed: -1 }));
  });
}

/** [CR 702.155a | 2007: none] With read ahead, chapters before the one reached are passed over in the turn it enters. */
const readsAhead = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, 'read ahead') &&
  game.history.events.some(event => (event.what === 'move' || event.what === 'create') && event.newId === id);
