/** The parts of a list, in the order in which lists are written. */
export const SECTIONS = ['commanders', 'companions', 'main', 'sideboard', 'supplementary', 'aside'] as const;

/**
 * `supplementary` holds nontraditional cards with a deck of their own, such as Attractions [CR 100.2d]; `aside` what
 * is listed but not part of the deck, such as a maybeboard or tokens.
 */
export type Section = (typeof SECTIONS)[number];

/** Some copies of one card, as listed. */
export type DeckEntry = {
  readonly count: number;
  readonly name: string;
  readonly set?: string;
  readonly collectorNumber?: string;
  /** Where it stands in the text it was read from. */
  readonly line?: number;
};

/** A decklist: what was written, not yet checked against any cards or rules. */
export type Decklist = Readonly<Record<Section, readonly DeckEntry[]>> & {
  readonly name?: string;
  readonly comments: readonly string[];
};

export const DECK_FORMATS = ['plain', 'arena', 'mtgo', 'dek', 'cod'] as const;

/** Plain text, MTG Arena's export, MTGO's text and .dek, Cockatrice's .cod. */
export type DeckFormat = (typeof DECK_FORMATS)[number];

export type DeckCode = 'emptyDeck' | 'tooLong' | 'notADeck' | 'brokenXml' | 'badCount' | 'notACardLine' | 'unknownCard';

/** Something in a list that could not be understood; the rest of the list is read all the same. */
export type DeckProblem = {
  readonly code: DeckCode;
  readonly message: string;
  /** Counted from 1; absent when the whole list is meant. */
  readonly line?: number;
  /** Names that may have been meant, likeliest first. */
  readonly suggestions?: readonly string[];
};

export const emptyDeck = (): Decklist => ({
  comments: [],
  commanders: [],
  companions: [],
  main: [],
  sideboard: [],
  supplementary: [],
  aside: [],
});

/** How many cards some entries are. */
export const countOf = (entries: readonly DeckEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** Every entry of a deck that is played with: all sections but `aside`. */
export const playedEntries = (deck: Decklist): readonly DeckEntry[] =>
  SECTIONS.flatMap(section => (section === 'aside' ? [] : deck[section]));
