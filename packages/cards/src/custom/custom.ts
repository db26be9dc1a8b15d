import type { CardFacts, FaceFacts } from '../facts/facts.ts';

export type CustomFormat = 'text' | 'scryfall' | 'mse';

export type CustomCode =
  | 'tooLong'
  | 'noName'
  | 'noTypeLine'
  | 'twoTypeLines'
  | 'badCost'
  | 'noSize'
  | 'brokenJson'
  | 'brokenRecord'
  | 'notCardData'
  | 'layout'
  | 'sameName';

/** Something that keeps a card from being one; `line` counts from 1 in the text that was read. */
export type CustomProblem = { readonly code: CustomCode; readonly message: string; readonly line: number };

/** A card that somebody wrote, and the line of the text where it begins. */
export type CustomCard = { readonly facts: CardFacts; readonly line: number };

/** Cards in a text, in its order, and what in it could not be one. */
export type CustomReading = {
  readonly format: CustomFormat;
  readonly cards: readonly CustomCard[];
  readonly problems: readonly CustomProblem[];
};

/** What is read before the pieces are put together. */
export type Draft = { readonly cards: readonly CustomCard[]; readonly problems: readonly CustomProblem[] };

/** The faces of one card as somebody wrote them. */
export type WrittenFace = Omit<FaceFacts, 'colors'>;
