import type { CardFacts } from '../facts/facts.ts';
import { isBasicLand } from '../facts/type-line.ts';
import {
  breach,
  type DeckRule,
  type JudgedDeck,
  type JudgedEntry,
  known,
  sideboardOf,
  startingDeck,
} from './judged.ts';

/**
 * [CR 100.2a, 100.4a, 903.5b | 2007: 100.2] No more than four of any card but basic lands, one in Commander. Today the
 * sideboard counts, in 2007 it did not. A card can say otherwise of itself [CR 113.6n].
 */
export const copies: DeckRule = judged => {
  const { copies: most, kind } = judged.format;
  if (most === undefined) return [];
  const rule = kind === 'constructed' ? '100.2a|100.2' : '903.5b|';
  return [...counted(judged)].flatMap(([name, { count, card }]) => {
    const allowed = isBasicLand(card) ? Number.POSITIVE_INFINITY : (copiesByText(card) ?? most);
    if (count <= allowed) return [];
    return breach(judged, 'tooManyCopies', rule, `${count} ${name}; the deck may have ${allowed}`, [name]);
  });
};

function counted(judged: JudgedDeck): ReadonlyMap<string, JudgedEntry> {
  const { deck, edition } = judged;
  const entries = edition === 'current' ? [...startingDeck(deck), ...sideboardOf(deck)] : startingDeck(deck);
  const counts = new Map<string, JudgedEntry>();
  for (const entry of known(judged, entries)) {
    const before = counts.get(entry.card.name)?.count ?? 0;
    counts.set(entry.card.name, { ...entry, count: before + entry.count });
  }
  return counts;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many copies of itself a card allows by its own text, if it says so. */
export function copiesByText({ faces, name }: CardFacts): number | undefined {
  for (const { text } of faces) {
    const [, number, named] =
      /a deck can have (any number of|up to \w+|only \w+) cards? named (.+?)\.?"?$/im.exec(text) ?? [];
    if (number === undefined || !named?.startsWith(name)) continue;
    const word = number.toLowerCase();
    return word === 'any number of' ? Number.POSITIVE_INFINITY : NUMBERS.indexOf(word.split(' ').at(-1) ?? '');
  }
  return undefined;
}
