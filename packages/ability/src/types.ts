import type { Subtype } from './subtypes.ts';

/** [CR 205.4a | 2007: 205.4a] */
export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** [CR 205.2a | 2007: 205.2] The card types of the traditional game, then those of its variants. */
export const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
  'conspiracy',
  'dungeon',
  'phenomenon',
  'plane',
  'scheme',
  'vanguard',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** [CR 110.4 | 2007: 214.3] The types whose spells become permanents. */
export const PERMANENT_TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const;

/** Any word of a type line. Card types and supertypes are written small, subtypes with a capital. */
export type TypeWord = Supertype | CardType | Subtype;

/** A type line in its three parts [CR 205.1 | 2007: 205.1]. */
export type TypeLine = {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
};

/** [CR 400.1 | 2007: 217.1] Zones by the names that the vocabulary uses; an edition has its own words for them. */
export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'ante'] as const;
export type ZoneName = (typeof ZONES)[number];

/** Steps and main phases as card text names them [CR 500.1 | 2007: 300.1]. */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombatMain',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'postcombatMain',
  'end',
  'cleanup',
] as const;
export type StepName = (typeof STEPS)[number];

/** Parts of a turn by the words of a timing instruction [CR 503.2, 506.7 | 2007: none]. */
export type Period =
  | 'combat'
  | 'beforeAttackers'
  | 'beforeBlockers'
  | 'combatBeforeBlockers'
  | 'combatAfterBlockers'
  | 'afterUpkeep';
