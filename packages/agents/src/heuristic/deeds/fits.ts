/** Whether an object is likely to fit a description. What cannot be told from outside is taken to fit. */
import type { Filter, Trait } from '@lawmage/ability';
import type { ObjectView } from '@lawmage/engine';
import { hasKeyword, traitsOf } from '../board/traits.ts';

export function fits(object: ObjectView, filter: Filter, me: number): boolean {
  if ('anyOf' in filter) return filter.anyOf.some(one => fits(object, one, me));
  const { types, adj, with: rest, whose, sort } = filter;
  if (sort === 'token' && object.kind !== 'token') return false;
  if (types !== undefined && !types.some(type => hasTypeWord(object, type))) return false;
  if (whose !== undefined && !isWhose(object, whose, me)) return false;
  return (adj ?? []).every(trait => holds(object, trait)) && (rest ?? []).every(trait => holds(object, trait));
}

function isWhose(
  object: ObjectView,
  whose: NonNullable<Extract<Filter, { sort: unknown }>['whose']>,
  me: number,
): boolean {
  const mine = (whose.by === 'owner' ? object.owner : object.controller) === me;
  switch (whose.who.who) {
    case 'you':
      return mine !== (whose.not ?? false);
    case 'some':
    case 'each':
      return whose.who.of === 'player' || mine === (whose.not ?? false);
    default:
      return true;
  }
}

const hasTypeWord = ({ type }: ObjectView, word: string): boolean =>
  (type.types as readonly string[]).includes(word) ||
  (type.subtypes as readonly string[]).includes(word) ||
  (type.supertypes as readonly string[]).includes(word);

function holds(object: ObjectView, trait: Trait): boolean {
  switch (trait.is) {
    case 'type':
      return hasTypeWord(object, trait.type);
    case 'color':
      return hasColor(object, trait.color);
    case 'state':
      return inState(object, trait.state);
    case 'keyword':
      return hasKeyword(object, trait.keyword);
    case 'stat':
      return hasStat(object, trait);
    case 'not':
      return isKnown(trait.trait) ? !holds(object, trait.trait) : true;
    case 'either':
      return trait.of.some(one => holds(object, one));
    default:
      return true;
  }
}

const isKnown = ({ is }: Trait): boolean => is === 'type' || is === 'color' || is === 'state' || is === 'keyword';

function hasColor({ colors }: ObjectView, color: Extract<Trait, { is: 'color' }>['color']): boolean {
  switch (color) {
    case 'colorless':
      return colors.length === 0;
    case 'monocolored':
      return colors.length === 1;
    case 'multicolored':
      return colors.length > 1;
    case 'chosen':
      return true;
    default:
      return colors.includes(color);
  }
}

function inState(object: ObjectView, state: string): boolean {
  switch (state) {
    case 'tapped':
      return object.tapped;
    case 'untapped':
      return !object.tapped;
    case 'attacking':
      return object.attacking !== null;
    case 'blocking':
      return object.blocking.length > 0;
    case 'token':
      return object.kind === 'token';
    default:
      return true;
  }
}

function hasStat(object: ObjectView, { stat, compare, to }: Extract<Trait, { is: 'stat' }>): boolean {
  if (typeof to !== 'number') return true;
  const value = stat === 'power' ? object.power : stat === 'toughness' ? object.toughness : object.manaValue;
  if (value === null) return false;
  if (compare === 'atLeast') return value >= to;
  return compare === 'atMost' ? value <= to : true;
}

/** Whether a spell or ability of `source` may target it, as far as its own abilities say. */
export function mayTarget(source: ObjectView, object: ObjectView): boolean {
  const { keywords, protectedFrom } = traitsOf(object);
  if (keywords.has('shroud')) return false;
  if (keywords.has('hexproof') && object.controller !== source.controller) return false;
  return !protectedFrom.some(color => source.colors.includes(color));
}
