/** Decks as one sits down with them: starter decks, and lists one has pasted. */
import type { Card } from '@lawmage/ability';
import { countOf, type DeckEntry, type DeckProblem, readDeck } from '@lawmage/cards';
import { STARTER_DECKS, starterCard, starterNames } from '@lawmage/cards/starter';
import type { DeckSetup } from '../game/door.ts';
import { type CardTrouble, type Fetched, fetchCards } from './fetch-cards.ts';

export type StarterDeck = (typeof STARTER_DECKS)[number];

export const starterDecks: readonly StarterDeck[] = STARTER_DECKS;

export const starterSetup = ({ name, cards }: StarterDeck): DeckSetup => ({
  name,
  cards: cards.map(entry => ({ card: starterCard(entry.name), count: entry.count })),
});

export type Pasted =
  | {
      readonly ok: true;
      readonly deck: DeckSetup;
      readonly size: number;
      /** What no tournament would allow; it may be played here. */
      readonly remarks: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly DeckTrouble[] };

/** What is wrong with a line of a list, and what was meant. */
export type DeckTrouble = { readonly line?: number; readonly message: string; readonly suggestions: readonly string[] };

/** The fewest cards of a deck [CR 100.2a | 2007: 100.2]. */
const FEWEST = 60;

/** A deck has no most, but nobody plays with this many different cards. */
const MOST_DIFFERENT = 2000;

/**
 * Reads a pasted list. Cards of the starter pack need nothing else; others come from the library that this machine has
 * imported. Its sideboard stays outside the game.
 */
export async function readPasted(text: string, name: string): Promise<Pasted> {
  const { deck, problems } = readDeck(text);
  const { main, commanders } = deck;
  if (main.length === 0 && problems.length === 0) return failed('No cards were found in this text.');
  const all = [...commanders, ...main];
  const different = new Set(all.map(entry => entry.name)).size;
  if (different > MOST_DIFFERENT)
    return failed(`These lines name ${different} different cards; at most ${MOST_DIFFERENT} can be read at once.`);
  const { cards, troubles } = await cardsNamed(all.map(entry => entry.name));
  const wrong = [...problems.map(trouble), ...troubles.map(withLine(all))];
  if (wrong.length > 0) return { ok: false, problems: wrong };
  const size = countOf(all);
  if (size < FEWEST) return failed(`A deck has at least ${FEWEST} cards; this one has ${size}.`);
  const leaders = chosenFrom(cards, commanders).map(({ card }) => card);
  const chosen = chosenFrom(cards, main);
  return { ok: true, deck: { name, cards: chosen, commanders: leaders }, size, remarks: remarksOn(chosen, leaders) };
}

/** [CR 100.2a, 903.5b | 2007: 100.2] More of a card than a deck may have, basic lands apart. */
function remarksOn(cards: DeckSetup['cards'], commanders: readonly Card[]): readonly string[] {
  const [most, rule] = commanders.length > 0 ? [1, '903.5b'] : [4, '100.2a'];
  const counts = new Map<Card, number>();
  for (const { card, count } of cards) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].flatMap(([card, count]) =>
    count <= most || card.faces[0].type.supertypes.includes('basic')
      ? []
      : [`${count} ${card.name}: by rule ${rule} a deck may have ${most}. You may play it here all the same.`],
  );
}

const failed = (message: string): Pasted => ({ ok: false, problems: [{ message, suggestions: [] }] });

async function cardsNamed(names: readonly string[]): Promise<Fetched> {
  const known = new Map<string, Card>();
  const wanted: string[] = [];
  for (const name of names) {
    const starter = starterNames.find(name);
    if (starter === undefined) wanted.push(name);
    else known.set(name, starterCard(starter));
  }
  if (wanted.length === 0) return { cards: known, troubles: [] };
  const { cards, troubles } = await fetchCards([...new Set(wanted)]);
  return { cards: new Map([...known, ...cards]), troubles };
}

const chosenFrom = (cards: Fetched['cards'], entries: readonly DeckEntry[]): DeckSetup['cards'] =>
  entries.flatMap(({ name, count }) => {
    const card = cards.get(name);
    return card === undefined ? [] : [{ card, count }];
  });

const trouble = ({ line, message, suggestions = [] }: DeckProblem): DeckTrouble =>
  line === undefined ? { message, suggestions } : { line, message, suggestions };

function withLine(entries: readonly DeckEntry[]): (one: CardTrouble) => DeckTrouble {
  const lines = new Map<string, number | undefined>();
  for (const { name, line } of entries) if (!lines.has(name)) lines.set(name, line);
  return ({ name, message, suggestions }) => {
    const line = lines.get(name);
    return line === undefined ? { message, suggestions } : { line, message, suggestions };
  };
}
