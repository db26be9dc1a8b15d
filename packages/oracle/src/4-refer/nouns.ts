import {
  ARTIFACT_TYPES,
  CARD_TYPES,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  type Filter,
  LAND_TYPES,
  type Objects,
  PERMANENT_TYPES,
  type TypeWord,
} from '@lawmage/ability';

/** The card type that each subtype belongs to. */
const FAMILIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    creature: CREATURE_TYPES,
    land: LAND_TYPES,
    artifact: ARTIFACT_TYPES,
    enchantment: ENCHANTMENT_TYPES,
  }).flatMap(([type, subtypes]) => subtypes.map(subtype => [subtype, type] as const)),
);
const PERMANENTS: ReadonlySet<string> = new Set(PERMANENT_TYPES);
const SPELL_ONLY: ReadonlySet<string> = new Set(CARD_TYPES.filter(type => type === 'instant' || type === 'sorcery'));

/** What an object may be called where a later phrase speaks of it. */
export type Called = (noun: string) => boolean;

/** How objects that fit a filter may be called: "that creature", "the token", "that card". */
export function calledBy(filter: Filter): Called {
  if ('anyOf' in filter) {
    const each = filter.anyOf.map(calledBy);
    return noun => each.some(called => called(noun));
  }
  const adjectives = (filter.adj ?? []).flatMap(trait => (trait.is === 'type' ? [trait.type] : []));
  const types = [...(filter.types ?? []), ...adjectives];
  return noun => {
    const isType = namesType(types, noun);
    switch (noun) {
      case 'permanent':
        return filter.sort === 'permanent' || filter.sort === 'token' || types.every(isPermanentType);
      case 'card':
        return filter.sort === 'card' || filter.sort === 'permanent';
      case 'spell':
        return filter.sort === 'spell' || filter.sort === 'spellOrAbility';
      case 'ability':
      case 'spell or ability':
        return filter.sort === 'ability' || filter.sort === 'spellOrAbility';
      case 'token':
        return filter.sort === 'token';
      case 'source':
        return filter.sort === 'source';
      default:
        return isType;
    }
  };
}

/** True for the types that a filter itself names. */
export function namedBy(filter: Filter): Called {
  if ('anyOf' in filter) return () => false;
  const types: readonly string[] = filter.types ?? [];
  return noun => types.includes(noun);
}

const isPermanentType = (type: TypeWord): boolean => !SPELL_ONLY.has(type);

/** True if a noun is one of some types, or the card type that a subtype belongs to, or several of them joined. */
function namesType(types: readonly TypeWord[], noun: string): boolean {
  const plain = noun.endsWith(' card') ? noun.slice(0, -5) : noun;
  if (plain === 'permanent') return types.some(type => PERMANENTS.has(type));
  const names = plain.split(' or ');
  return types.some(type => names.includes(type) || names.includes(FAMILIES.get(type) ?? ''));
}

/** How what an object is attached to may be called. */
export const calledAsBearer =
  (bearer: Extract<Objects, { readonly what: 'bearer' }>): Called =>
  noun =>
    noun === 'card' || (bearer.said ?? 'enchanted creature').endsWith(` ${noun}`);
