// The face of the library that runs anywhere: facts, cards that somebody wrote, decklists, formats. `@lawmage/cards/store` adds what needs Node.

export type { CustomCard, CustomCode, CustomFormat, CustomProblem, CustomReading } from './custom/custom.ts';
export { readCustomCards } from './custom/read-custom.ts';
export { writeCustomText } from './custom/write-text.ts';
export { type CardNames, cardNames } from './decks/card-names.ts';
export {
  countOf,
  type DeckCode,
  type DeckEntry,
  type DeckFormat,
  type Decklist,
  type DeckProblem,
  emptyDeck,
  playedEntries,
  SECTIONS,
  type Section,
} from './decks/decklist.ts';
export { type DeckReading, readDeck } from './decks/read-deck.ts';
export { loadDeck, type ResolvedDeck, resolveDeck } from './decks/resolve.ts';
export { writeArenaDeck, writePlainDeck } from './decks/write-deck.ts';
export type { CardFacts, FaceFacts, Legality, Printing } from './facts/facts.ts';
export { joinNames, nameKey, splitName } from './facts/names.ts';
export { hasSubtype, hasType, isBasicLand, typeWords } from './facts/type-line.ts';
export { checkDeck, type DeckVerdict } from './formats/check-deck.ts';
export { type EditionName, FORMATS, type Format, findFormat } from './formats/formats.ts';
export type { Breach, BreachCode, Unchecked } from './formats/judged.ts';
export { codeOf, type Failed, type Failure, fail, type Ok, ok, type Place, type Result, said } from './result.ts';
