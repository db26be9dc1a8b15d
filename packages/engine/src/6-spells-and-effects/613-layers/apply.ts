/** Applying one effect in one layer to one object; and which objects an effect is about. */

import type { Modification, Objects } from '@lawmage/ability';
import { citeHeld } from '../../7-additional/702-keywords/paid-rules.ts';
import { copiableValues } from '../../7-additional/707-copying/copiable.ts';
import { holds } from '../../nouns/condition.ts';
import { countOf } from '../../nouns/count.ts';
import { fits } from '../../nouns/fits.ts';
import { namesOfCards } from '../../nouns/names.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import { isIgnored } from '../604-static/ignored.ts';
import { type Changer, changeDraft } from './change.ts';
import { controllerOf } from './characteristics.ts';
import { type Continuous, controllerOfEffect, type Step } from './live.ts';
import type { Draft } from './underway.ts';
import { isWatched, note } from './watch.ts';

/** What the words of an effect stand for. */
export function scopeOf(game: Game, effect: Continuous): Scope {
  const you = controllerOfEffect(effect, id => controllerOf(game, id));
  const { lasting } = effect;
  return lasting === null
    ? { you, source: effect.source, x: 0, found: [] }
    : { you, source: effect.source, x: lasting.x, found: lasting.found };
}

/** The same for one of the objects that it is about: "its mana value" is that of the object. */
export function scopeFor(effect: Continuous, id: ObjectId, scope: Scope): Scope {
  const slot = slotOf(effect);
  if (slot === undefined) return scope;
  const found = [...scope.found];
  found[slot] = { ids: [id], seats: [], n: 1 };
  return { ...scope, found };
}

/** The slot by which the words of an effect refer to each of its objects. */
export function slotOf({ what }: Continuous): number | undefined {
  return what !== null && (what.what === 'each' || what.what === 'some') ? what.slot : undefined;
}

/** [CR 611.3a | 2007: 418.4a] Whether the condition of an effect holds now. */
export function holdsNow(game: Game, { condition, ability }: Continuous, scope: Scope): boolean {
  if (condition === null) return true;
  if (!holds(game, condition, scope)) return false;
  citeHeld(condition, 'holds', ability?.ability.is === 'static' && ability.ability.from !== undefined);
  return true;
}

/** [CR 611.2c, 611.3a | 2007: 418.3b, 418.4a] Whether an effect is about an object: fixed if resolved, else as described. */
export function isAbout(game: Game, effect: Continuous, id: ObjectId, scope: Scope): boolean {
  if (effect.lasting !== null && effect.lasting.ids !== null) return effect.lasting.ids.includes(id);
  cite('611.3a|418.4a', '403.2|217.5b', '609.2|416.2');
  if (effect.what === null || !isOneOf(game, effect.what, id, scope)) return false;
  const ability = effect.ability?.ability;
  return ability?.is !== 'static' || !isIgnored(game, ability, effect.source, controllerOf(game, id));
}

function isOneOf(game: Game, what: Objects, id: ObjectId, scope: Scope): boolean {
  switch (what.what) {
    case 'self':
      return by('201.5|202.2', id === scope.source);
    case 'bearer':
      return by('604.4|412.2', thing(game, scope.source).attachedTo === id);
    case 'each':
    case 'some':
      return fits(game, id, what.filter, scope);
    case 'both':
    case 'either':
      return what.of.some(part => isOneOf(game, part, id, scope));
    default:
      return objectsOf(game, what, scope).includes(id);
  }
}

/** The variable parts of an effect as they are now. */
export const changerOf = (game: Game, effect: Continuous, scope: Scope): Changer => ({
  source: effect.source,
  timestamp: effect.timestamp,
  controller: scope.you,
  found: scope.found,
  amount: count => (typeof count === 'number' ? count : countOf(game, count, scope)),
  seat: change => seatFor(game, change, scope),
  chosen: kind => chosenFor(game, scope.source, kind),
  names: of => namesOfCards(game, of),
  text: of => textOf(game, of, scope),
});

/** [CR 612.6 | 2007: none] What is printed on, or copied by, an object. */
function textOf(game: Game, of: Objects, scope: Scope): Characteristics | null {
  const [id] = objectsOf(game, of, scope);
  return id === undefined ? null : copiableValues(game, thing(game, id));
}

/** [CR 725.5] Where there is no such player, control does not change. */
function seatFor(game: Game, change: Extract<Modification, { readonly change: 'control' }>, scope: Scope): Seat | null {
  const seat = playersOf(game, change.who, scope)[0] ?? null;
  if (seat === null && change.who.who === 'monarch') cite('725.5|');
  return seat;
}

/** [CR 607.2d | 2007: 217.7d] The word chosen as the source entered. */
function chosenFor(game: Game, source: ObjectId, kind: 'color' | 'creatureType' | 'basicLandType'): string | null {
  const word = source === NONE ? undefined : thing(game, source).memory[kind];
  return typeof word === 'string' ? word : null;
}

const citeEffect = ({ origin }: Continuous): void =>
  cite('613.1|418.5a', origin === 'static' ? '613.7a|418.5f' : '613.7b|418.5g');

/** Applies the changes of an effect in one layer to one object. */
export function applyPart({ effect, part }: Step, draft: Draft, by: Changer): void {
  citeEffect(effect);
  for (const change of part.changes) {
    changeDraft(draft, change, by);
    if (isWatched()) note(draft, part.place, { by: 'effect', effect }, change);
  }
}
