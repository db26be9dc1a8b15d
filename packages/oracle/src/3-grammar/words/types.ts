import {
  ARTIFACT_TYPES,
  BATTLE_TYPES,
  type CardType,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
  type Subtype,
  type Supertype,
  type TypeWord,
} from '@lawmage/ability';
import { plural } from '../../1-text/index.ts';
import { eitherOf, type Forms, type Phrase, partForms, table, tableForms } from '../../2-kernel/index.ts';

/** Every subtype of the traditional game. */
export const SUBTYPES: readonly Subtype[] = [
  ...new Set([
    ...ARTIFACT_TYPES,
    ...BATTLE_TYPES,
    ...CREATURE_TYPES,
    ...ENCHANTMENT_TYPES,
    ...LAND_TYPES,
    ...PLANESWALKER_TYPES,
    ...SPELL_TYPES,
  ]),
];

const inBothNumbers = <W extends string>(words: readonly W[]): { readonly [wording: string]: W } =>
  Object.fromEntries(words.map(word => [`${word}|${plural(word)}`, word]));

/** "creature", "sorceries" [CR 205.2a | 2007: 205.2]. */
export const cardType: Forms<CardType> = partForms<CardType>()(
  tableForms(
    'a card type',
    // biome-ignore format: a list of names reads best filled
    inBothNumbers([
      'artifact', 'battle', 'creature', 'enchantment', 'instant', 'kindred', 'land', 'planeswalker', 'sorcery',
    ]),
  ),
);

/** The card types of permanents that a noun can name: "creature", "lands". */
export const permanentType: Forms<CardType> = partForms<CardType>()(
  tableForms(
    'a permanent type',
    inBothNumbers(['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker']),
  ),
);

/** "Goblin", "Elves" [CR 205.3 | 2007: 205.3]. */
export const subtype: Forms<Subtype> = tableForms('a subtype', inBothNumbers(SUBTYPES));

/** "basic", "legendary" [CR 205.4a | 2007: 205.4a]. */
export const supertype: Phrase<Supertype> = table('a supertype', ['basic', 'legendary', 'ongoing', 'snow', 'world']);

/** A card type or subtype: what a noun can be. */
export const nounType: Forms<TypeWord> = partForms<TypeWord>()(eitherOf('a type', cardType, subtype));
