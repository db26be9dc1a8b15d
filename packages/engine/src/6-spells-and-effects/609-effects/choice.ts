/** What may be chosen for an indefinite noun, and how many. */

import type { Effect, Filter, Objects, Quantity, Trait } from '@lawmage/ability';
import { fitsAsSpell } from '../../1-concepts/118-costs/as-spell.ts';
import { canAttach } from '../../3-card-types/attach.ts';
import { countOf } from '../../nouns/count.ts';
import { candidatesOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import { statOf } from '../../nouns/stat.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { player, thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { Total } from '../../work/decision.ts';
import { canReachTotal } from '../../work/total.ts';
import { asCast } from '../601-casting/as-cast.ts';
import { facesOf } from '../601-casting/faces.ts';
import { lookOf } from '../601-casting/look.ts';
import { characteristics, controllerOf } from '../613-layers/characteristics.ts';
import type { EffectOf } from './types.ts';

export type Indefinite = Extract<Objects, { readonly what: 'some' }>;

/** The least and most that may be chosen [CR 107.1c, 608.2d | 2007: 413.2c]. */
export type Bounds = { readonly least: number; readonly most: number };

/** How many of `available` objects a quantity asks for: as many as possible where there are too few [CR 101.3 | 2007: 103.3]. */
export function boundsOf(game: Game, quantity: Quantity | undefined, available: number, scope: Scope): Bounds {
  const most = (n: number) => {
    if (n > available) cite('101.3|103.3', '609.3|416.3');
    return Math.max(0, Math.min(n, available));
  };
  if (quantity === undefined) return { least: most(1), most: most(1) };
  if ('exactly' in quantity)
    return { least: most(countOf(game, quantity.exactly, scope)), most: most(countOf(game, quantity.exactly, scope)) };
  if ('upTo' in quantity) return { least: 0, most: most(countOf(game, quantity.upTo, scope)) };
  if ('all' in quantity) return { least: available, most: available };
  if ('atLeast' in quantity) return { least: most(countOf(game, quantity.atLeast, scope)), most: available };
  if ('between' in quantity) return { least: most(quantity.between[0]), most: most(quantity.between[1]) };
  return { least: 0, most: available };
}

/** What the chosen ones must come to together, where a quantity says so. */
export function totalOf(
  game: Game,
  quantity: Quantity | undefined,
  among: readonly ObjectId[],
  scope: Scope,
): Total | null {
  if (quantity === undefined || !('total' in quantity)) return null;
  return { least: countOf(game, quantity.reaching, scope), of: among.map(id => statOf(game, id, quantity.total)) };
}

/** Whether all that is there comes to the total that a quantity asks for. */
export const couldReach = (
  game: Game,
  quantity: Quantity | undefined,
  among: readonly ObjectId[],
  scope: Scope,
): boolean => canReachTotal({ total: totalOf(game, quantity, among, scope) }, []);

/** [CR 303.4k, 701.3a | 2007: none] What is chosen for something to be attached to is something that this can be attached to. */
function mayBeHost(game: Game, { what }: EffectOf<'attach'>, to: ObjectId, scope: Scope): boolean {
  if (what.what !== 'self') return true;
  const isTurnedUp = scope.item === NONE && thing(game, scope.source).zone === 'battlefield';
  if (isTurnedUp && characteristics(game, scope.source).subtypes.has('Aura')) cite('303.4k|');
  return canAttach(game, scope.source, to, NOBODY);
}

/** The objects a player may choose among when carrying out a verb: a verb can narrow its noun to what that player can act on. */
export function choicesFor(
  game: Game,
  effect: Effect,
  noun: Indefinite,
  seat: Seat,
  scope: Scope,
): readonly ObjectId[] {
  switch (effect.do) {
    case 'discard':
      return player(game, seat).hand.filter(id =>
        candidatesOf(game, inHand(noun), { ...scope, you: seat }).includes(id),
      );
    case 'sacrifice':
      return candidatesOf(game, noun, { ...scope, you: seat }).filter(
        id => thing(game, id).zone === 'battlefield' && controllerOf(game, id) === seat,
      );
    case 'attach':
      return candidatesOf(game, noun, { ...scope, you: seat }).filter(id => mayBeHost(game, effect, id, scope));
    /** Who chooses is said by the instruction; "you" in it is still the controller of the spell or ability. */
    case 'choose':
      return candidatesOf(game, noun, scope);
    case 'cast':
      return cardsToCast(game, noun, { ...scope, you: seat });
    default:
      return candidatesOf(game, noun, { ...scope, you: seat });
  }
}

/** [CR 608.2g, 601.3e | 2007: 413.2e] What is to be cast as a spell is still a card: some face of it must be such a spell. */
function cardsToCast(game: Game, noun: Indefinite, scope: Scope): readonly ObjectId[] {
  const spells = spellsMeant(noun);
  if (spells === null || 'anyOf' in noun.filter) return candidatesOf(game, noun, scope);
  const { in: zone, with: traits = [] } = noun.filter;
  const cards = { sort: 'card', with: traits.filter(isAmong), ...(zone === undefined ? {} : { in: zone }) } as const;
  return candidatesOf(game, { ...noun, filter: cards }, scope).filter(id =>
    facesOf(game, id).some(face => !lookOf(game, id, face).land && isSuchSpell(game, id, face, spells, scope)),
  );
}

/** Which spells a noun names that says as what cards are to be cast. */
export function spellsMeant({ filter }: Indefinite): Filter | null {
  if ('anyOf' in filter || filter.sort !== 'spell') return null;
  const { in: _, with: traits, ...rest } = filter;
  const own = traits?.filter(trait => !isAmong(trait)) ?? [];
  return own.length === 0 ? rest : { ...rest, with: own };
}

const isAmong = (trait: Trait): boolean => trait.is === 'among';

/** Whether a card would be one of some spells if it were cast with a face. */
export const isSuchSpell = (game: Game, id: ObjectId, face: number, spells: Filter, scope: Scope): boolean =>
  fitsAsSpell(asCast(game, scope.you, id, { face, way: 'normal', faceDown: 'no' }), id, spells, scope);

/** [CR 701.9a] A card is discarded from a hand. */
const inHand = (noun: Indefinite): Indefinite =>
  'anyOf' in noun.filter ? noun : { ...noun, filter: { ...noun.filter, in: { zone: 'hand', of: { who: 'you' } } } };
