import type { Ability, CardType, Color, Count, Subtype, Supertype } from '@lawmage/ability';
import { andList, as, maybe, oneOf, type Phrase, run, say } from '../../2-kernel/index.ts';
import { size } from '../amounts/index.ts';
import { abilities } from '../verbs/abilities.ts';
import { cardType, colorWord, subtype, supertype } from '../words/index.ts';

type Size = { readonly power: Count; readonly toughness: Count };

/** "4/4" as two fields of the record it stands in. */
export const sized: Phrase<Size> = as(
  size,
  (pair): Size => pair,
  pair => pair,
  ['power', 'toughness'],
);

const colorless: Phrase<readonly Color[]> = as(
  say`colorless`,
  (): readonly Color[] => [],
  colors => (colors.length === 0 ? {} : undefined),
);

/** "white", "white and blue". */
export const someColors: Phrase<readonly Color[]> = andList(colorWord, 1);

/** The colours of a token: "green", "red and white", "colorless". */
export const tokenColors: Phrase<readonly Color[]> = oneOf('colors', someColors, colorless);

/** "legendary" before the size. */
export const supertypes: Phrase<readonly Supertype[]> = run(supertype);

/** "Elf Warrior". */
export const subtypes: Phrase<readonly Subtype[]> = run(subtype.one);

/** "Elf Warriors". */
export const subtypesMany: Phrase<readonly Subtype[]> = as(
  say`${{ first: maybe(subtypes) }} ${{ last: subtype.many }}`,
  ({ first = [], last }): readonly Subtype[] => [...first, last],
  types => {
    const first = types.slice(0, -1);
    const last = types.at(-1);
    if (last === undefined) return undefined;
    return first.length > 0 ? { first, last } : { last };
  },
);

/** "artifact creature". */
export const cardTypes: Phrase<readonly CardType[]> = run(cardType.one);

/** "artifact creatures". */
export const cardTypesMany: Phrase<readonly CardType[]> = as(
  say`${{ first: maybe(cardTypes) }} ${{ last: cardType.many }}`,
  ({ first = [], last }): readonly CardType[] => [...first, last],
  types => {
    const first = types.slice(0, -1);
    const last = types.at(-1);
    if (last === undefined) return undefined;
    return first.length > 0 ? { first, last } : { last };
  },
);

/** "with flying and haste". */
export const withAbilities: Phrase<{ readonly abilities: readonly Ability[] }> = say`with ${{ abilities }}`;
