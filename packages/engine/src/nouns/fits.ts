/** Whether an object is what a filter describes. */
import type { Filter, Place, Sort, Whose } from '@lawmage/ability';
import { printed } from '../2-parts/printed.ts';
import { isDungeon } from '../3-card-types/309-dungeons/is-dungeon.ts';
import { printedFace } from '../4-zones/printed.ts';
import { characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { hasCards } from '../7-additional/730-merging/components.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game, Thing } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thing, thingOrNone } from '../state/store.ts';
import { isRevealed } from '../view/shown.ts';
import { by, cite } from '../work/cite.ts';
import { foundIn } from '../work/memory.ts';
import { alternativesOf, type Masks, type Plain } from './filter/compile.ts';
import { isAmongPlayers } from './players.ts';
import type { Scope } from './scope.ts';
import { hasAny } from './words.ts';

/** Whether an object fits a filter; one that has gone as it last was [CR 608.2h | 2007: 413.2f]. */
export function fits(game: Game, id: ObjectId, filter: Filter, scope: Scope): boolean {
  const record = thing(game, id);
  for (const plain of alternativesOf(filter)) {
    if (isSort(game, record, plain.sort, plain.place) && passes(game, record, plain, scope)) return true;
    if (isShownCard(game, record, plain) && fitsShown(game, record, plain, scope)) return true;
  }
  return false;
}

/** Whether a card is asked for, and a face-down permanent is one that has been revealed. */
const isShownCard = (game: Game, { id, home, faceDown }: Thing, { sort, place }: Plain): boolean =>
  sort === 'card' && place === null && home === 'battlefield' && faceDown !== 'no' && isRevealed(game, id);

/** [CR 708.12 | 2007: none] What has been revealed is asked for without the effects that apply to the permanent. */
function fitsShown(game: Game, record: Thing, plain: Plain, scope: Scope): boolean {
  const face = printedFace(game, record);
  cite('708.12|');
  return face !== null && hasAll(game, record, printed(face), plain, scope);
}

/**
 * Whether an object fits a filter but for being that sort of thing yet: what "creature spells you cast" says of a card that may
 * be cast, "creatures you control enter tapped" of one about to enter. `as`: the sort that it is about to be.
 */
export function wouldFit(
  game: Game,
  id: ObjectId,
  filter: Filter,
  scope: Scope,
  as?: 'permanent' | 'spell' | 'card',
): boolean {
  const record = thing(game, id);
  return alternativesOf(filter).some(
    plain => (as === undefined || canBe(record, plain.sort, as)) && passes(game, record, plain, scope),
  );
}

/** Whether a noun may name what an object is about to be. */
function canBe(record: Thing, sort: Sort, as: 'permanent' | 'spell' | 'card'): boolean {
  if (sort === 'source') return true;
  if (as === 'card') return sort === 'card' && (record.kind === 'card' || hasCards(record));
  if (as === 'spell') return sort === 'spell' || sort === 'spellOrAbility';
  return sort === 'permanent' || (sort === 'token' && record.kind === 'token');
}

/** Whether a token that is about to be created would fit; its record is only a stand-in. */
export function fitsAsToken(game: Game, record: Thing, is: Characteristics, filter: Filter, scope: Scope): boolean {
  return alternativesOf(filter).some(plain => hasAll(game, record, is, plain, scope));
}

/** [CR 109.2 | 2007: 200.9] What kind of thing a noun names. */
function isSort(game: Game, record: Thing, sort: Sort, place: Place | null): boolean {
  switch (sort) {
    case 'permanent':
      return record.home === 'battlefield' && !record.phasedOut;
    case 'card':
      if (place === null && (record.home === 'battlefield' || record.home === 'stack')) return false;
      return record.kind === 'card' || isDungeon(game, record);
    case 'spell':
      return record.home === 'stack' && isSpell(record);
    case 'ability':
      return record.kind === 'ability';
    case 'spellOrAbility':
      if (by('|310.3', record.kind === 'combatDamage')) return false;
      return record.home === 'stack' && (record.kind === 'ability' || isSpell(record));
    case 'source':
      return true;
    case 'token':
      return record.kind === 'token' && record.home === 'battlefield' && !record.phasedOut;
  }
}

const isSpell = (record: Thing): boolean => record.kind === 'card' || record.kind === 'copy';

/** Whether an object is one of these, or what one of them has become. */
function isOneOf(game: Game, record: Thing, ids: readonly ObjectId[]): boolean {
  for (let one: Thing | undefined = record; one !== undefined; one = thingOrNone(game, one.previous))
    if (ids.includes(one.id)) return true;
  return false;
}

function passes(game: Game, record: Thing, plain: Plain, scope: Scope): boolean {
  if (plain.other && record.id === scope.source) return false;
  if (plain.otherThan !== null && isOneOf(game, record, foundIn(scope, plain.otherThan).ids)) return false;
  if (plain.place !== null) {
    const isThere = plain.whose?.by === 'caster' ? isCastFrom : isIn;
    if (!isThere(game, record, plain.place, scope)) return false;
  }
  return hasAll(game, record, characteristics(game, record.id), plain, scope);
}

/** The part of a filter that asks for what the object is. */
function hasAll(game: Game, record: Thing, is: Characteristics, plain: Plain, scope: Scope): boolean {
  if (!hasMasks(is, plain.all, plain.none)) return false;
  if (plain.types !== null && !hasAny(is, plain.types)) return false;
  if (plain.whose !== null && !isOf(game, record, is, plain.whose, scope)) return false;
  for (const test of plain.tests) if (!test(game, record, is, scope)) return false;
  /** [CR 608.2j | 2007: 413.2g] A black creature may be white besides. */
  if (plain.all.colors !== 0 && (is.colors & ~plain.all.colors) !== 0) cite('608.2j|413.2g');
  return true;
}

const isIn = (game: Game, record: Thing, place: Place, scope: Scope): boolean =>
  record.home === place.zone && (place.of === undefined || isAmongPlayers(game, place.of, record.owner, scope));

/** "Spells you cast from exile". */
const isCastFrom = (game: Game, { owner, stack }: Thing, { zone, of }: Place, scope: Scope): boolean =>
  stack?.from === zone && (of === undefined || isAmongPlayers(game, of, owner, scope));

const hasMasks = (is: Characteristics, all: Masks, none: Masks): boolean =>
  (is.types & all.types) === all.types &&
  (is.supertypes & all.supertypes) === all.supertypes &&
  (is.colors & all.colors) === all.colors &&
  (is.types & none.types) === 0 &&
  (is.supertypes & none.supertypes) === 0 &&
  (is.colors & none.colors) === 0;

/** [CR 108.4a, 109.4] A card without a controller is asked for its owner. */
function isOf(game: Game, record: Thing, is: Characteristics, whose: Whose, scope: Scope): boolean {
  if (whose.by === 'caster') return isCastBy(game, record, whose, scope);
  if (whose.by === 'controller' && !hasController(record)) cite('108.4|', '108.4a|', '109.4|217.5d');
  const seat = whose.by === 'owner' ? record.owner : hasController(record) ? is.controller : record.owner;
  return isAmongPlayers(game, whose.who, seat, scope) !== (whose.not === true);
}

/** [CR 112.2, 707.10 | 2007: none] Who cast a spell; a copy of a spell has been cast by nobody. */
const isCastBy = (game: Game, { home, kind, stack }: Thing, whose: Whose, scope: Scope): boolean =>
  home === 'stack' && kind === 'card' && stack !== null && isAmongPlayers(game, whose.who, stack.controller, scope);

const hasController = (record: Thing): boolean =>
  record.home === 'battlefield' || record.home === 'stack' || record.kind === 'emblem';
