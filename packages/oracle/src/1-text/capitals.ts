import {
  ARTIFACT_TYPES,
  BATTLE_TYPES,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
} from '@lawmage/ability';
import { plural } from './plural.ts';

const SUBTYPES = [
  ...ARTIFACT_TYPES,
  ...BATTLE_TYPES,
  ...CREATURE_TYPES,
  ...ENCHANTMENT_TYPES,
  ...LAND_TYPES,
  ...PLANESWALKER_TYPES,
  ...SPELL_TYPES,
];

const ALWAYS: ReadonlySet<string> = new Set([
  ...SUBTYPES.flatMap(type => [type, plural(type)]),
  ...SUBTYPES.filter(type => type.includes(' ')).flatMap(type => type.split(' ')),
  'Urza',
  'I',
  'V',
  'X',
  'Y',
]);

/** True for words that are written with a capital wherever they stand: subtypes and numerals. */
export const isAlwaysCapital = (word: string): boolean => ALWAYS.has(word);
