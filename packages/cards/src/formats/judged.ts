import { type DeckEntry, type Decklist, playedEntries } from '../decks/decklist.ts';
import type { CardFacts } from '../facts/facts.ts';
import type { EditionName, Format } from './formats.ts';

/** Something that is wrong with a deck, by which rule, and the cards it is about. */
export type Breach = {
  readonly code: BreachCode;
  /** The number of the rule in the edition by which the deck was judged. */
  readonly rule: string;
  readonly message: string;
  readonly cards: readonly string[];
};

export type BreachCode =
  | 'tooFewCards'
  | 'tooManyCards'
  | 'tooManyCopies'
  | 'sideboardTooLarge'
  | 'notTraditional'
  | 'forAnteOnly'
  | 'conspiracy'
  | 'notLegal'
  | 'banned'
  | 'restricted'
  | 'notPrintedYet'
  | 'noCommander'
  | 'cannotBeCommander'
  | 'notPartners'
  | 'colorIdentity'
  | 'basicLandType'
  | 'tooManyCompanions'
  | 'notACompanion';

/** Something that the facts at hand do not decide. */
export type Unchecked = {
  readonly code: 'unknownCard' | 'unknownLegality' | 'unknownPrinting' | 'companionCondition';
  readonly message: string;
  readonly cards: readonly string[];
};

export type Finding = Breach | Unchecked;

/** An entry of a deck with the facts of its card. */
export type JudgedEntry = DeckEntry & { readonly card: CardFacts };

/** A deck whose cards are known, and the rules it is judged by. */
export type JudgedDeck = {
  readonly deck: Decklist;
  readonly format: Format;
  readonly edition: EditionName;
  readonly card: (name: string) => CardFacts | undefined;
};

/** One rule of deck construction. */
export type DeckRule = (judged: JudgedDeck) => readonly Finding[];

/** The number of a rule today and, after the bar, in February 2007; a side is empty where that edition has no such rule. */
export type Rule = `${string}|${string}`;

/** A breach, if the edition has the rule. */
export function breach(
  { edition }: JudgedDeck,
  code: BreachCode,
  rule: Rule,
  message: string,
  cards: readonly string[] = [],
): readonly Breach[] {
  const [current = '', old = ''] = rule.split('|');
  const number = edition === 'current' ? current : old;
  return number === '' ? [] : [{ code, rule: number, message, cards }];
}

/** The entries whose cards are known. */
export const known = (judged: JudgedDeck, entries: readonly DeckEntry[]): readonly JudgedEntry[] =>
  entries.flatMap(entry => {
    const card = judged.card(entry.name);
    return card === undefined ? [] : [{ ...entry, card }];
  });

/** One entry for each card that is played with, whatever section it is in. */
export function differentCards(judged: JudgedDeck): readonly JudgedEntry[] {
  const byName = new Map(known(judged, playedEntries(judged.deck)).map(entry => [entry.card.name, entry]));
  return [...byName.values()];
}

/** The entries of the starting deck: commanders are part of it. */
export const startingDeck = ({ commanders, main }: Decklist): readonly DeckEntry[] => [...commanders, ...main];

/** The sideboard; a companion that is not listed in it as well is one more card of it. */
export function sideboardOf({ sideboard, companions }: Decklist): readonly DeckEntry[] {
  const listed = new Set(sideboard.map(({ name }) => name));
  return [...sideboard, ...companions.filter(({ name }) => !listed.has(name))];
}

export const namesOf = (entries: readonly JudgedEntry[]): readonly string[] => entries.map(({ card }) => card.name);
