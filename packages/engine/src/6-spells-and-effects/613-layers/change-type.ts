/** Layer 4: card types, supertypes and subtypes. */

import {
  ARTIFACT_TYPES,
  BASIC_LAND_TYPES,
  CARD_TYPES,
  type CardType,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  type Modification,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
  SUPERTYPES,
  type Subtype,
  type Supertype,
} from '@lawmage/ability';
import { intrinsicManaAbilities, keywordsOf } from '../../2-parts/printed.ts';
import { GRANTED, INTRINSIC } from '../../state/characteristics.ts';
import { cite } from '../../work/cite.ts';
import type { Changer } from './change.ts';
import { bitOfSupertype, bitOfType } from './characteristics.ts';
import type { Draft } from './underway.ts';

type TypeChange = Extract<Modification, { readonly change: 'type' }>;

/** [CR 205.3b | 2007: 205.3c] Each set of subtypes belongs to card types. */
const SETS: readonly { readonly of: readonly CardType[]; readonly subtypes: ReadonlySet<string> }[] = [
  { of: ['artifact'], subtypes: new Set(ARTIFACT_TYPES) },
  { of: ['creature', 'kindred'], subtypes: new Set(CREATURE_TYPES) },
  { of: ['enchantment'], subtypes: new Set(ENCHANTMENT_TYPES) },
  { of: ['land'], subtypes: new Set(LAND_TYPES) },
  { of: ['planeswalker'], subtypes: new Set(PLANESWALKER_TYPES) },
  { of: ['instant', 'sorcery'], subtypes: new Set(SPELL_TYPES) },
];
const ALL_CREATURE_TYPES: ReadonlySet<Subtype> = new Set(CREATURE_TYPES);
const LANDS: ReadonlySet<string> = new Set(LAND_TYPES);
const LAND = bitOfType('land');
const CREATURE = bitOfType('creature');

/**
 * [CR 205.1a, 205.1b | 2007: 212.1b, 212.1c] New card types replace the old ones, new subtypes those of their set, unless
 * the object keeps its types. Supertypes stay.
 */
export function changeType(draft: Draft, change: TypeChange, chosen: Changer['chosen']): void {
  const named = subtypesOf(change, chosen);
  for (const type of change.supertypes ?? []) draft.supertypes |= bitOfSupertype(type);
  const keep = change.keep === true || isArtifactCreature(change);
  cite('613.1d|418.5a', keep ? '205.1b|212.1c' : '205.1a|212.1b', '205.4b|212.1d', '205.4a|205.4a');
  if (change.types !== undefined) setTypes(draft, change.types, keep);
  if (named === null) return;
  const given = stillFitting(named, draft.types);
  if (given.size < named.size) cite('205.3d|');
  if (given.size > 0) setSubtypes(draft, given, change.keep === true);
}

/** [CR 205.1b | 2007: 212.1c] What becomes an "artifact creature" stays all else that it is, but for creature types that are replaced. */
const isArtifactCreature = ({ types = [] }: TypeChange): boolean =>
  types.includes('artifact') && types.includes('creature');

function subtypesOf({ subtypes }: TypeChange, chosen: Changer['chosen']): ReadonlySet<Subtype> | null {
  if (subtypes === undefined) return null;
  if (subtypes === 'everyCreatureType') return ALL_CREATURE_TYPES;
  if (subtypes === 'everyBasicLandType') return new Set(BASIC_LAND_TYPES);
  if (subtypes !== 'chosen') return new Set(subtypes);
  const word = chosen('creatureType') ?? chosen('basicLandType');
  return word === null ? null : new Set([word as Subtype]);
}

function setTypes(draft: Draft, types: readonly CardType[], keep: boolean): void {
  const bits = types.reduce((all, type) => all | bitOfType(type), 0);
  if ((draft.types & CREATURE) === 0 && (bits & CREATURE) !== 0 && draft.subtypes.has('Vehicle'))
    cite('301.7|', '301.7b|');
  draft.types = keep ? draft.types | bits : bits;
  if (!keep) draft.subtypes = stillFitting(draft.subtypes, draft.types);
}

/** [CR 205.1a | 2007: 212.1b] Subtypes that belong to none of the remaining card types go. */
function stillFitting(subtypes: ReadonlySet<Subtype>, types: number): ReadonlySet<Subtype> {
  const fits = (subtype: Subtype): boolean =>
    SETS.every(set => !set.subtypes.has(subtype) || set.of.some(type => (types & bitOfType(type)) !== 0));
  return subtypes.values().every(fits) ? subtypes : new Set(subtypes.values().filter(fits));
}

function setSubtypes(draft: Draft, given: ReadonlySet<Subtype>, keep: boolean): void {
  const isLand = (draft.types & LAND) !== 0;
  const givesLandTypes = given.values().some(subtype => LANDS.has(subtype));
  if (keep) draft.subtypes = draft.subtypes.union(given);
  else draft.subtypes = new Set([...draft.subtypes.values().filter(old => !isReplaced(old, given)), ...given]);
  if (!isLand || !givesLandTypes) return;
  if (!keep && given.values().some(isBasic)) loseOwnAbilities(draft);
  setIntrinsic(draft);
}

const isBasic = (subtype: Subtype): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(subtype);

const isReplaced = (old: Subtype, given: ReadonlySet<Subtype>): boolean =>
  SETS.some(set => set.subtypes.has(old) && given.values().some(subtype => set.subtypes.has(subtype)));

/** [CR 305.7 | 2007: 212.6e] A land made a basic land type loses the abilities of its text, and no others. */
function loseOwnAbilities(draft: Draft): void {
  cite('305.7|212.6e');
  draft.abilities = draft.abilities.filter(live => live.granted || live.meaningOf === 'type');
  draft.keywords = keywordsOf(draft.abilities);
}

/** [CR 305.6 | 2007: 212.6d] Each basic land type gives its mana ability. */
function setIntrinsic(draft: Draft): void {
  cite('305.6|212.6d');
  const others = draft.abilities.filter(({ at }) => at < INTRINSIC || at >= GRANTED);
  draft.abilities = [...others, ...intrinsicManaAbilities(draft.subtypes)];
}

/** [CR 110.4c | 2007: none] "It's not a creature", "is no longer legendary"; what has no type left is a permanent still. */
export function loseTypes(draft: Draft, lost: readonly (CardType | Supertype)[]): void {
  for (const word of lost) {
    if (isSupertypeWord(word)) draft.supertypes &= ~bitOfSupertype(word);
    else if ((CARD_TYPES as readonly string[]).includes(word)) draft.types &= ~bitOfType(word);
  }
  if (draft.types === 0) cite('110.4c|');
  draft.subtypes = stillFitting(draft.subtypes, draft.types);
}

const isSupertypeWord = (word: string): word is Supertype => (SUPERTYPES as readonly string[]).includes(word);
