import type { Color } from '@lawmage/ability';

export const COMPARISONS = ['=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Where words are looked for. */
export const WORD_FIELDS = ['any', 'name', 'types', 'text'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** One condition of a search. Comparisons of colours are those of sets: `<=` means "no other colours than these". */
export type Condition =
  | { readonly kind: 'words'; readonly in: WordField; readonly words: string; readonly phrase: boolean }
  | {
      readonly kind: 'colors';
      readonly of: 'colors' | 'identity';
      readonly how: Comparison;
      readonly colors: readonly Color[];
    }
  | { readonly kind: 'number'; readonly of: 'manaValue' | 'year'; readonly how: Comparison; readonly value: number }
  | { readonly kind: 'is'; readonly of: 'set' | 'rarity' | 'layout'; readonly value: string }
  | { readonly kind: 'legal'; readonly format: string };

/** What to search for: every condition must hold, those that are denied must not. */
export type CardQuery = readonly { readonly not: boolean; readonly condition: Condition }[];
