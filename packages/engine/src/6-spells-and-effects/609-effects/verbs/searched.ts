/** What is said of a search before anything is found [CR 701.23 | 2007: none]. */
import type { Filter, ZoneName } from '@lawmage/ability';
import { hasWord } from '../../../1-concepts/113-abilities/words.ts';
import { chosenWord } from '../../../nouns/linked.ts';
import type { Game, Memory } from '../../../state/game.ts';
import type { ObjectId, Seat } from '../../../state/ids.ts';
import { by } from '../../../work/cite.ts';
import type { EventOf } from '../../../work/event.ts';
import { foundIn } from '../../../work/memory.ts';
import type { EffectOf } from '../types.ts';

/** [CR 701.23h | 2007: none] A library that is searched again before it is shuffled, by the same effect, is searched once. */
export function isSearchedAlready(game: Game, { source, seat, of, zone }: EventOf<'search'>): boolean {
  for (const past of game.history.events.toReversed()) {
    if (past.what === 'search' && past.source === source && past.seat === seat && past.of === of && past.zone === zone)
      return by('701.23h|', true);
    if (past.what === 'resolve' || past.what === 'activate' || past.what === 'cast' || past.what === 'trigger')
      return false;
    if (past.what === 'shuffle' && past.seat === of) return false;
  }
  return false;
}

/** [CR 701.23f | 2007: none] How many cards on top the search for which this was last done went through; null: all. */
export function portionOf(game: Game, source: ObjectId, seat: Seat, of: Seat, zone: ZoneName): number | null {
  const last = game.history.events.findLast(
    past =>
      past.what === 'search' && past.source === source && past.seat === seat && past.of === of && past.zone === zone,
  );
  return last?.what === 'search' ? (last.top ?? null) : null;
}

/** [CR 701.23c | 2007: none] Whether the quality asked for is that of something that is not there. */
export const isUndefined = (game: Game, wanted: Filter, scope: Memory): boolean =>
  hasWord(
    wanted,
    node =>
      (node.what === 'that' && typeof node.slot === 'number' && foundIn(scope, node.slot).ids.length === 0) ||
      (node.is === 'chosenName' && chosenWord(game, scope.source, 'cardName') === undefined),
  );

/** [CR 701.23b, 701.23d, 701.23j] Cards with a stated quality need not be found in a hidden zone; just so many cards must. */
export const mayFail = (verb: EffectOf<'search'>, zones: readonly (ZoneName | 'outside')[]): boolean =>
  zones.includes('outside') ||
  by('701.23b|', (zones.includes('library') || zones.includes('hand')) && !by('701.23d|', !hasQuality(verb.for)));

/** "A card" asks for no quality. */
const hasQuality = (filter: Filter): boolean =>
  'anyOf' in filter || filter.types !== undefined || filter.adj !== undefined || filter.with !== undefined;
