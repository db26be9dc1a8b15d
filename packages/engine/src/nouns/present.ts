/** Objects that an instruction acts on: where the rules let it, it finds what an object has become. */
import type { CardType, Objects } from '@lawmage/ability';
import { isHidden } from '../4-zones/zones.ts';
import { characteristics, hasKeyword, isType } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { isMelded } from '../7-additional/730-merging/components.ts';
import type { Game, Memory, Thing } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { thing, thingOrNone } from '../state/store.ts';
import { by, cite, isCiting } from '../work/cite.ts';
import { foundIn } from '../work/memory.ts';
import { fits } from './fits.ts';
import { objectsOf } from './objects.ts';

/**
 * [CR 400.7, 400.7e, 400.7j, 400.7k | 2007: 217.1c] The objects of a phrase that exist now. One that has moved is found again if the event
 * that the ability triggered on moved it, or this very resolution did, to a zone that all can see.
 */
export function presentOf(game: Game, objects: Objects, memory: Memory): readonly ObjectId[] {
  if (isCiting()) citeName(game, objects, memory);
  if (objects.what === 'both' || objects.what === 'either') {
    return [...new Set(objects.of.flatMap(part => presentOf(game, part, memory)))];
  }
  const free = mayHop(game, objects, memory);
  const ids = objectsOf(game, withoutFilter(objects), memory).flatMap(id => presentIds(game, id, free, memory.since));
  if (objects.what !== 'that' || objects.filter === undefined) return ids;
  const { filter } = objects;
  return ids.filter(id => fits(game, id, filter, memory));
}

const NAMED = /^(?:that|this) (artifact|creature|enchantment|land)$/;

/** [CR 700.7 | 2007: 202.2a] "That creature" is the object that was meant, though it is no creature now. */
function citeName(game: Game, objects: Objects, memory: Memory): void {
  if ((objects.what !== 'that' && objects.what !== 'self') || objects.said === undefined) return;
  const type = NAMED.exec(objects.said)?.[1];
  if (type === undefined) return;
  const ids = objects.what === 'self' ? [memory.source] : foundIn(memory, objects.slot).ids;
  if (ids.some(id => thingOrNone(game, id)?.zone === 'battlefield' && !isType(game, id, type as CardType)))
    cite('700.7|202.2a');
}

const withoutFilter = (objects: Objects): Objects =>
  objects.what === 'that' ? { what: 'that', slot: objects.slot } : objects;

/** Whether the first move of a phrase's objects was that of the event behind the ability. */
function mayHop(game: Game, objects: Objects, memory: Memory): boolean {
  if (objects.what === 'that' || objects.what === 'target') return foundIn(memory, objects.slot).moved === true;
  if (objects.what !== 'self') return false;
  const { next, attachedTo } = thing(game, memory.source);
  if (next !== NONE && isCiting() && hasLostHost(game, memory, attachedTo)) cite('400.7f|');
  return next !== NONE && next < (thingOrNone(game, memory.item)?.stack?.paidUntil ?? memory.item);
}

/** [CR 400.7f | 2007: 217.1c] Whether an Aura's own triggered ability looks for it after what it enchanted has left. */
const hasLostHost = (game: Game, { source, item }: Memory, host: ObjectId): boolean =>
  host !== NONE &&
  (thingOrNone(game, host)?.zone ?? null) === null &&
  thingOrNone(game, item)?.stack?.what === 'triggered' &&
  characteristics(game, source).subtypes.has('Aura');

const NO_IDS: readonly ObjectId[] = [];

/** What an object is now: as a rule one object or none. `free`: its first move may be followed; later ones if they came about since `since`. */
function presentIds(game: Game, id: ObjectId, free: boolean, since: number): readonly ObjectId[] {
  let record = thingOrNone(game, id);
  let mayFollow = free;
  while (record !== undefined && record.zone === null) {
    const { next, others } = record;
    const merged = by('702.140f|', next !== NONE && next < record.id);
    const uncast = wasNotCast(game, record);
    if (next === NONE || (!mayFollow && !merged && !uncast && next < since)) return NO_IDS;
    if (others.length > 0) return allOf(game, record, mayFollow, since);
    record = thingOrNone(game, next);
    if (record === undefined || isHidden(record.home)) return NO_IDS;
    if (!merged) {
      if (uncast) cite('702.35c|', '400.7k|');
      else cite(mayFollow ? '400.7e|217.1c' : record.home === 'stack' ? '400.7h|' : '400.7j|217.1c');
      mayFollow = false;
    }
  }
  if (record === undefined || by('702.26b|502.15b', record.phasedOut)) return NO_IDS;
  return [record.id];
}

/** [CR 400.7k, 702.35c | 2007: none] A discarded card with madness that has gone on from exile without having been cast. */
const wasNotCast = (game: Game, { id, home, next }: Thing): boolean =>
  home === 'exile' &&
  thingOrNone(game, next)?.home !== 'stack' &&
  hasKeyword(game, id, 'madness') &&
  game.history.events.some(past => past.what === 'move' && past.newId === id && past.cause === 'discard');

/** [CR 712.21c, 730.3c | 2007: none] Of a permanent that several cards represented, all that it has become is found. */
function allOf(game: Game, record: Thing, mayFollow: boolean, since: number): readonly ObjectId[] {
  const seen = [record.next, ...record.others].filter(id => !isHidden(thing(game, id).home));
  cite(mayFollow ? '400.7e|217.1c' : '400.7j|217.1c', isMelded(record) ? '712.21c|' : '730.3c|');
  return seen.flatMap(id => presentIds(game, id, false, since));
}
