/** Decks as one sits down with them: starter decks, and lists one has pasted. */
import type { Card } from '@lawmage/ability';
import { countOf, type DeckProblem, playedEntries, readDeck } from '@lawmage/cards';
import { STARTER_DECKS, starterCard, starterNames } from '@lawmage/cards/starter';
import type { DeckSetup } from '../game/door.ts';
import { fetchCards } from './fetch-cards.ts';

export type StarterDeck = (typeof STARTER_DECKS)[number];

export const starterDecks: readonly StarterDeck[] = STARTER_DECKS;

export const starterSetup = ({ name, cards }: StarterDeck): DeckSetup => ({
  name,
  cards: cards.map(entry => ({ card: starterCard(entry.name), count: entry.count })),
});

export type Pasted =
  | { readonly ok: true; readonly deck: DeckSetup; readonly size: number }
  | { readonly ok: false; readonly problems: readonly DeckTrouble[] };

/** What is wrong with a line of a list, and what was meant. */
export type DeckTrouble = { readonly line?: number; readonly message: string; readonly suggestions: readonly string[] };

/** The fewest cards of a deck [CR 100.2a | 2007: 100.2]. */
const FEWEST = 60;

/**
 * Reads a pasted list. Cards of the starter pack need nothing else; others come from the library that this machine has
 * imported.
 */
export async function readPasted(text: string, name: string): Promise<Pasted> {
  const { deck, problems } = readDeck(text);
  const main = deck.main;
  if (main.length === 0)
    return {
      ok: false,
      problems:
        problems.length > 0
          ? problems.map(trouble)
          : [{ message: 'No cards were found in this text.', suggestions: [] }],
    };
  const known = new Map<string, Card>();
  const wanted: string[] = [];
  for (const entry of main) {
    const starter = starterNames.find(entry.name);
    if (starter === undefined) wanted.push(entry.name);
    else known.set(entry.name, starterCard(starter));
  }
  const fetched = wanted.length === 0 ? { cards: new Map<string, Card>(), troubles: [] } : await fetchCards(wanted);
  const cards = main.flatMap(({ name: card, count }) => {
    const found = known.get(card) ?? fetched.cards.get(card);
    return found === undefined ? [] : [{ card: found, count }];
  });
  const troubles = [...problems.map(trouble), ...fetched.troubles.map(one => withLine(one, main))];
  if (troubles.length > 0) return { ok: false, problems: troubles };
  const size = countOf(main);
  if (size < FEWEST)
    return {
      ok: false,
      problems: [{ message: `A deck has at least ${FEWEST} cards; this one has ${size}.`, suggestions: [] }],
    };
  return { ok: true, deck: { name, cards }, size: countOf(playedEntries(deck)) };
}

const trouble = ({ line, message, suggestions = [] }: DeckProblem): DeckTrouble =>
  line === undefined ? { message, suggestions } : { line, message, suggestions };

function withLine(
  {
    name,
    message,
    suggestions,
  }: { readonly name: string; readonly message: string; readonly suggestions: readonly string[] },
  entries: readonly { readonly name: string; readonly line?: number }[],
): DeckTrouble {
  const line = entries.find(entry => entry.name === name)?.line;
  return line === undefined ? { message, suggestions } : { line, message, suggestions };
}
