/** Chapter abilities of Sagas [CR 714.2b]. */

import type { Ability } from '@lawmage/ability';
import type { Found, Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { abilitiesOf, controllerOf, hasKeyword } from '../613-layers/characteristics.ts';
import type { Matched } from './waiting.ts';

const NO_MATCHES: readonly Matched[] = [];

/**
 * [CR 714.2b, 714.2c] A chapter ability triggers when lore counters are put on its Saga, if their number was less than the
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
    if (reached.length > 0) cite('714.2b|', '107.15a|');
    if (reached.length > 0 && ability.chapters.length > 1) cite('714.2c|', '107.15b|');
    return reached.map(chapter => ({
      source: event.id,
      controller,
      ability,
      at,
      found: reachedAs(chapter),
      x: 0,
      group: 0,
      delayed: -1,
    }));
  });
}

/** [CR 702.155a | 2007: none] With read ahead, chapters before the one reached are passed over in the turn it enters. */
const readsAhead = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, 'read ahead') &&
  game.history.events.some(event => (event.what === 'move' || event.what === 'create') && event.newId === id);

export const isChapter = (ability: Ability): boolean => ability.is === 'chapter';

/** [CR 714.2d] The greatest number among a Saga's chapter abilities; 0 without any. */
export function finalChapter(game: Game, id: ObjectId): number {
  cite('714.2d|');
  let final = 0;
  for (const { ability } of abilitiesOf(game, id))
    if (ability.is === 'chapter') for (const chapter of ability.chapters) final = Math.max(final, chapter);
  return final;
}

/** Where a chapter ability on the stack keeps which of its chapters it is: no text speaks of that. */
const CHAPTER = 17;

const reachedAs = (chapter: number): Matched['found'] => {
  const found: (Found | undefined)[] = Array.from({ length: CHAPTER });
  return [...found, { ids: [], seats: [], n: chapter }];
};

/** [CR 714.2e] Whether an ability on the stack, or one that has just left it, is its Saga's final chapter ability. */
export function isFinalChapter(game: Game, id: ObjectId): boolean {
  const item = thingOrNone(game, id)?.stack;
  if (item?.ability?.is !== 'chapter') return false;
  return item.found[CHAPTER]?.n === finalChapter(game, item.source);
}
