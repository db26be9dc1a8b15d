import type { CardNames } from './card-names.ts';
import { type DeckEntry, type Decklist, type DeckProblem, SECTIONS } from './decklist.ts';
import { type DeckReading, readDeck } from './read-deck.ts';

/** A deck whose names are those of cards, and a problem for each name that is not. */
export type ResolvedDeck = { readonly deck: Decklist; readonly problems: readonly DeckProblem[] };

/**
 * Gives every entry the full name of its card. Names that no card has stay as they are and are told with their line and
 * with what may have been meant. What lies aside is left alone.
 */
export function resolveDeck(deck: Decklist, names: CardNames): ResolvedDeck {
  const problems: DeckProblem[] = [];
  const resolve = (entry: DeckEntry): DeckEntry => {
    const name = names.find(entry.name);
    if (name === undefined)
      problems.push(unknownCard(entry, problems.length < ENOUGH ? names.suggest(entry.name) : []));
    return name === undefined ? entry : { ...entry, name };
  };
  const sections = SECTIONS.filter(section => section !== 'aside').map(section => [
    section,
    deck[section].map(resolve),
  ]);
  return { deck: { ...deck, ...Object.fromEntries(sections) }, problems: problems.toSorted(byLine) };
}

/** Reads a decklist and resolves its names: what most callers want. */
export function loadDeck(text: string, names: CardNames): DeckReading {
  const { format, deck, problems } = readDeck(text);
  const resolved = resolveDeck(deck, names);
  return { format, deck: resolved.deck, problems: [...problems, ...resolved.problems].toSorted(byLine) };
}

/** After so many problems nobody reads what else may have been meant. */
const ENOUGH = 100;

function unknownCard({ name, line }: DeckEntry, suggestions: readonly string[]): DeckProblem {
  const meant = suggestions.length === 0 ? '' : `; did you mean ${suggestions.join(', or ')}?`;
  const problem = { code: 'unknownCard', message: `no card is named "${name}"${meant}`, suggestions } as const;
  return line === undefined ? problem : { ...problem, line };
}

const byLine = (a: DeckProblem, b: DeckProblem): number => (a.line ?? 0) - (b.line ?? 0);
