/** What kind of file card facts come from. */
export const SOURCE_KINDS = ['scryfall-array', 'scryfall-lines', 'mtgjson-atomic'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Why an import stopped. Nothing is replaced when it does. */
export type ImportCode =
  | 'cannotRead'
  | 'empty'
  | 'notCardData'
  | 'brokenGzip'
  | 'brokenJson'
  | 'truncated'
  | 'brokenRecord'
  | 'recordTooLarge'
  | 'noCards'
  | 'cancelled';

/** Layouts of Scryfall's objects that are not cards one can put into a deck. */
const NOT_CARDS: ReadonlySet<string> = new Set(['token', 'double_faced_token', 'emblem', 'art_series']);

export const isCardLayout = (layout: string): boolean => !NOT_CARDS.has(layout);

/** No card in any known file comes near this; a longer stretch without one is not a card file. */
export const MOST_BYTES_PER_RECORD = 4 * 1024 * 1024;
