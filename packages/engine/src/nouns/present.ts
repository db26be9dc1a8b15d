/** Objects that an instruction acts on: where the rules let it, it finds what an object has become. */
import type { CardType, Objects } from '@lawmage/ability';
import { isHidden } from '../4-zones/zones.ts';
import { isType } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game, Memory } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { thing, thingOrNone } from '../state/store.ts';
import { by, cite, isCiting } from '../work/cite.ts';
import { foundIn } from '../work/memory.ts';
import { fits } from './fits.ts';
import { objectsOf } from './objects.ts';

/**
 * [CR 400.7, 400.7e, 400.7j | 2007: 217.1c] The objects of a phrase that exist now. One that has moved is found again if the event
 * that the ability triggered on moved it, or this very resolution did, to a zone that all can see.
 */
export function presentOf(game: Game, objects: Objects, memory: Memory): readonly ObjectId[] {
  if (isCiting()) citeName(game, objects, memory);
  if (objects.what === 'both' || objects.what === 'either') {
    return [...new Set(objects.of.flatMap(part => presentOf(game, part, memory)))];
  }
  const free = mayHop(game, objects, memory);
  const ids = objectsOf(game, withoutFilter(objects), memory)
    .map(id => presentId(game, id, free, memory.since))
    .filter(id => id !== NONE);
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
  const { next } = thing(game, memory.source);
  return next !== NONE && next < (thingOrNone(game, memory.item)?.stack?.paidUntil ?? memory.item);
}

/** What an object is now, or NONE. `free`: its first move may be followed; later ones if they came about since `since`. */
export function presentId(game: Game, id: ObjectId, free: boolean, since: number): ObjectId {
  let record = thingOrNone(game, id);
  let mayFollow = free;
  while (record !== undefined && record.zone === null) {
    const { next } = record;
    if (next === NONE || (!mayFollow && next < since)) return NONE;
    record = thingOrNone(game, next);
    if (record === undefined || isHidden(record.home)) return NONE;
    cite(mayFollow ? '400.7e|217.1c' : record.home === 'stack' ? '400.7h|' : '400.7j|217.1c');
    mayFollow = false;
  }
  if (record === undefined || by('702.26b|502.15b', record.phasedOut)) return NONE;
  return record.id;
}
