/** Computed characteristics: an immutable value, made by the layers [CR 109.3, 613 | 2007: 201.1, 418.5]. */
import type { Ability, KeywordName, ManaCost, ObjectRule, Subtype } from '@lawmage/ability';
import type { Found } from './game.ts';
import type { ObjectId, Seat } from './ids.ts';

export type Characteristics = {
  readonly name: string;
  /** Further names that an effect gives it [CR 612.7 | 2007: none]. */
  readonly names: readonly string[];
  readonly cost: ManaCost | null;
  readonly manaValue: number;
  /** Bits in the order of `COLORS`. */
  readonly colors: number;
  /** Bits in the order of `CARD_TYPES`. */
  readonly types: number;
  /** Bits in the order of `SUPERTYPES`. */
  readonly supertypes: number;
  readonly subtypes: ReadonlySet<Subtype>;
  readonly abilities: readonly LiveAbility[];
  /** The keywords among the abilities, for quick tests. */
  readonly keywords: ReadonlySet<KeywordName>;
  readonly power: number;
  readonly toughness: number;
  /** After layer 7b. */
  readonly basePower: number;
  readonly baseToughness: number;
  readonly loyalty: number;
  readonly defense: number;
  readonly controller: Seat;
  /** Restrictions, requirements and permissions in force on it, with where each comes from. */
  readonly rules: readonly LiveRule[];
};

/**
 * An ability an object has now. `at` tells them apart: printed ones by their place, then those that basic land types give
 * (from `INTRINSIC`), then granted ones (from `GRANTED`).
 */
export type LiveAbility = {
  readonly ability: Ability;
  /** What granted it, or NONE for its own. */
  readonly source: ObjectId;
  readonly at: number;
  readonly granted: boolean;
  /** The keyword whose meaning this is, so that it goes with its keyword; `type`: what its type line gives it. */
  readonly meaningOf: KeywordName | 'type' | null;
  /** The timestamp of what granted it; 0 for its own [CR 613.7a | 2007: 418.5f]. */
  readonly timestamp: number;
};
export const NO_NAMES: readonly string[] = [];
export const INTRINSIC = 1000;
export const GRANTED = 2000;

/** A rule in force on an object; `found`: what the phrases in its words stand for. */
export type LiveRule = {
  readonly rule: ObjectRule;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly found: readonly (Found | undefined)[];
};
