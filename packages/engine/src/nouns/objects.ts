/** Objects that texts talk about. */
import type { Filter, Objects, Place, Sort, ZoneName } from '@lawmage/ability';
import { printedFace } from '../4-zones/printed.ts';
import { isOwnZone, zoneOf } from '../4-zones/zones.ts';
import { isWorking } from '../6-spells-and-effects/613-layers/underway.ts';
import { withoutEntering } from '../6-spells-and-effects/614-replacement/entering-from-library.ts';
import type { Game } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { fromActive } from '../state/seats.ts';
import { player, thingOrNone } from '../state/store.ts';
import { cite, isCiting } from '../work/cite.ts';
import { foundIn } from '../work/memory.ts';
import { countOf } from './count.ts';
import { fits } from './fits.ts';
import { linkedTo } from './linked.ts';
import { playersOf } from './players.ts';
import type { Scope } from './scope.ts';

type ObjectsOf<K extends Objects['what']> = Extract<Objects, { readonly what: K }>;
type Evaluate<K extends Objects['what']> = (game: Game, objects: ObjectsOf<K>, scope: Scope) => readonly ObjectId[];

const OBJECTS: { readonly [K in Objects['what']]: Evaluate<K> } = {
  self: (_, __, { source }) => [source],
  bearer: (game, _, scope) => {
    const host = thingOrNone(game, scope.source)?.attachedTo ?? NONE;
    if (host !== NONE && isCiting()) cite(saysEquipped(game, scope.source) ? '301.5f|' : '303.4m|');
    return host === NONE ? [] : [host];
  },
  that: (game, { slot, filter }, scope) => {
    const { ids } = foundIn(scope, slot);
    return filter === undefined ? ids : fitting(game, ids, filter, scope);
  },
  target: (_, { slot }, scope) => foundIn(scope, slot).ids,
  /** Chosen before, or else all that could be: whoever must choose is asked by the instruction. */
  some: (game, { filter, slot }, scope) =>
    slot !== undefined && scope.found[slot] !== undefined
      ? foundIn(scope, slot).ids
      : candidatesOf(game, filter, scope),
  each: (game, { filter }, scope) => candidatesOf(game, filter, scope),
  top: atEnd,
  bottom: atEnd,
  both: (game, { of }, scope) => distinct(of.flatMap(part => objectsOf(game, part, scope))),
  either: (game, { of }, scope) => distinct(of.flatMap(part => objectsOf(game, part, scope))),
  linked: (game, { by, said }, scope) => {
    const all = linkedTo(game, scope.source, by);
    const ids = isWorking() && by !== 'devoured' ? present(game, all) : all;
    if (ids.length > 1 && said === 'the exiled card') cite('607.3|');
    return ids;
  },
};

/** [CR 604.7 | 2007: 412.5] A static ability doesn't look at what an object was that has gone. */
function present(game: Game, ids: readonly ObjectId[]): readonly ObjectId[] {
  const there = ids.filter(id => (thingOrNone(game, id)?.zone ?? null) !== null);
  if (there.length < ids.length) cite('604.7|412.5');
  return there;
}

/**
 * The objects a phrase stands for, those that have gone included: they are asked for last known information. What an
 * instruction acts on is `presentOf`.
 */
export function objectsOf(game: Game, objects: Objects, scope: Scope): readonly ObjectId[] {
  return (OBJECTS[objects.what] as Evaluate<Objects['what']>)(game, objects, scope);
}

/** The objects that fit a description now, in the zones it means. */
export function candidatesOf(
  game: Game,
  what: Filter | { readonly filter: Filter },
  scope: Scope,
): readonly ObjectId[] {
  const filter = 'filter' in what ? what.filter : what;
  if ('anyOf' in filter) return distinct(filter.anyOf.flatMap(part => candidatesOf(game, part, scope)));
  return fitting(game, poolOf(game, filter.sort, filter.in, scope), filter, scope);
}

/** Those of some objects that fit. */
export function fitting(game: Game, ids: readonly ObjectId[], filter: Filter, scope: Scope): readonly ObjectId[] {
  return ids.filter(id => fits(game, id, filter, scope));
}

/** [CR 109.2, 400.1 | 2007: 200.9, 217.1] Where to look for a sort of thing. */
function poolOf(game: Game, sort: Sort, place: Place | undefined, scope: Scope): readonly ObjectId[] {
  if (place !== undefined) return inPlace(game, place, scope);
  switch (sort) {
    case 'permanent':
    case 'token':
      cite('403.3|');
      return game.battlefield;
    case 'spell':
    case 'ability':
    case 'spellOrAbility':
      return game.stack;
    case 'source':
      cite('120.7|419.8a');
      return [...game.battlefield, ...game.stack, ...game.command];
    case 'card':
      return CARD_ZONES.flatMap(zone => inPlace(game, { zone }, scope));
  }
}

const CARD_ZONES: readonly ZoneName[] = ['hand', 'library', 'graveyard', 'exile', 'command'];

function inPlace(game: Game, { zone, of }: Place, scope: Scope): readonly ObjectId[] {
  if (!isOwnZone(zone)) return game[zone];
  const seats = of === undefined ? fromActive(game) : playersOf(game, of, scope);
  const [only] = seats;
  return seats.length === 1 && only !== undefined
    ? player(game, only)[zone]
    : seats.flatMap(seat => zoneOf(game, zone, seat));
}

/** Whether what an object is attached to is called equipped by it, rather than enchanted. */
function saysEquipped(game: Game, id: ObjectId): boolean {
  const record = thingOrNone(game, id);
  const face = record === undefined ? null : printedFace(game, record);
  return face?.type.subtypes.includes('Equipment') === true;
}

/** Cards at one end of libraries or graveyards, of those that fit: those nearest to the end first. */
function atEnd(game: Game, objects: ObjectsOf<'top'>, scope: Scope): readonly ObjectId[] {
  const { what, count, of, in: zone = 'library', filter } = objects;
  return playersOf(game, of, scope).flatMap(seat => {
    const all = zone === 'library' ? withoutEntering(game, player(game, seat).library) : player(game, seat)[zone];
    const ids = filter === undefined ? all : fitting(game, all, filter, scope);
    const n = Math.max(0, countOf(game, count, scope));
    return what === 'top' ? ids.slice(Math.max(0, ids.length - n)).toReversed() : ids.slice(0, n);
  });
}

function distinct(ids: readonly ObjectId[]): readonly ObjectId[] {
  return ids.length < 2 ? ids : [...new Set(ids)];
}
