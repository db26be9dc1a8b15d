/** Attaching [CR 301.5, 301.6, 303.4, 701.3 | 2007: 212.2g–212.2k, 212.4d–212.4k]. */

import type { Ability, Subtype } from '@lawmage/ability';
import {
  abilitiesOf,
  characteristics,
  controllerOf,
  hasKeyword,
  isType,
} from '../6-spells-and-effects/613-layers/characteristics.ts';
import { isProtectedFrom } from '../7-additional/702-keywords/protection.ts';
import { fits } from '../nouns/fits.ts';
import type { Game } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { opponentsOf } from '../state/seats.ts';
import { thing, thingOrNone } from '../state/store.ts';
import { by, cite } from '../work/cite.ts';

/** [CR 303.4c, 301.5c | 2007: 212.4f, 212.2i] Whether what a permanent is attached to now is there and legal. */
export function mayStayAttached(game: Game, id: ObjectId): boolean {
  const { attachedTo, attachedToSeat } = thing(game, id);
  if (attachedTo === NONE)
    return game.players[attachedToSeat]?.left === false && canAttach(game, id, NONE, attachedToSeat);
  return thingOrNone(game, attachedTo)?.zone != null && canAttach(game, id, attachedTo, NOBODY);
}

const isSubtype = (game: Game, id: ObjectId, subtype: Subtype): boolean =>
  characteristics(game, id).subtypes.has(subtype);

/** Whether the rules let a permanent be attached to an object (`to`), or else to a player (`seat`). */
export function canAttach(game: Game, id: ObjectId, to: ObjectId, seat: Seat, asCreature = false): boolean {
  if (isType(game, id, 'battle')) return !by('310.10|', true);
  if (isSubtype(game, id, 'Aura')) {
    return !by('303.4d|212.4g', isType(game, id, 'creature')) && canEnchant(game, id, to, seat, controllerOf(game, id));
  }
  if (isSubtype(game, id, 'Equipment')) return canEquip(game, id, to, asCreature);
  return isSubtype(game, id, 'Fortification') && canFortify(game, id, to);
}

/**
 * [CR 303.4c, 303.4d, 702.5a, 702.5c | 2007: 212.4f, 212.4g, 502.45a, 502.45c] Whether an Aura may enchant an object
 * (`to`), or else a player (`seat`); `you` is its controller, or who will control it.
 */
export function canEnchant(game: Game, id: ObjectId, to: ObjectId, seat: Seat, you: Seat): boolean {
  const restrictions = abilitiesOf(game, id).filter(live => isEnchant(live.ability));
  if (restrictions.length === 0 || by('303.4d|212.4g', id === to)) return false;
  if (restrictions.length > 1) cite('702.5c|502.45c');
  if (!restrictions.every(live => enchants(game, id, live.ability, to, seat, you))) return !by('702.5a|502.45a', true);
  return to === NONE || (!by('702.16c|502.7c', isProtectedFrom(game, to, id)) && !refusesAura(game, to, id));
}

const isEnchant = (ability: Ability): boolean => ability.is === 'keyword' && ability.keyword === 'enchant';

function enchants(game: Game, id: ObjectId, ability: Ability, to: ObjectId, seat: Seat, you: Seat): boolean {
  const quality = ability.is === 'keyword' ? ability.quality : undefined;
  if (quality === undefined) return false;
  if ('player' in quality) {
    return to === NONE && (quality.player === 'player' ? seat >= 0 : opponentsOf(game, you).includes(seat));
  }
  if (!('filter' in quality) || to === NONE || thingOrNone(game, to)?.zone == null) return false;
  return fits(game, to, quality.filter, { you, source: id, x: 0, found: [] });
}

/** "Can't be enchanted", "can't be enchanted by other Auras". */
const refusesAura = (game: Game, to: ObjectId, id: ObjectId): boolean =>
  characteristics(game, to).rules.some(
    ({ rule, source }) => rule.rule === 'cantBeEnchanted' && (rule.other !== true || source !== id),
  );

/** [CR 301.5, 301.5c, 702.6e, 702.16d | 2007: 212.2g, 212.2i, 502.7d] */
function canEquip(game: Game, id: ObjectId, to: ObjectId, asCreature: boolean): boolean {
  if (by('301.5c|212.2i', id === to) || !isOnBattlefield(game, to)) return false;
  const isOne = isType(game, to, 'creature') || (asCreature && by('702.6e|', isType(game, to, 'planeswalker')));
  if (!isOne) return !by('301.5|212.2g', true);
  if (isType(game, id, 'creature') && !hasKeyword(game, id, 'reconfigure')) return !by('301.5c|212.2i', true);
  const refuses = characteristics(game, to).rules.some(({ rule }) => rule.rule === 'cantBeEquipped');
  return !refuses && !by('702.16d|502.7d', isProtectedFrom(game, to, id));
}

/** [CR 301.6, 702.16d] */
const canFortify = (game: Game, id: ObjectId, to: ObjectId): boolean =>
  id !== to &&
  isOnBattlefield(game, to) &&
  by('301.6|', isType(game, to, 'land')) &&
  !isType(game, id, 'creature') &&
  !isProtectedFrom(game, to, id);

const isOnBattlefield = (game: Game, id: ObjectId): boolean => thingOrNone(game, id)?.zone === 'battlefield';
