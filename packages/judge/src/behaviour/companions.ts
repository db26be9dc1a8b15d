/** Company for cards that wait for others: of the types and names that their words speak of. */
import {
  ARTIFACT_TYPES,
  type Card,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
} from '@lawmage/ability';
import { creature, invent } from './cards.ts';

const kept = new Map<string, Card | null>();

/** Cards that have the types and names which some words speak of, each once. */
export function companionsOf(words: unknown): readonly Card[] {
  const found = new Set<string>();
  collect(words, found);
  return [...found].flatMap(word => companion(word) ?? []);
}

function companion(word: string): Card | null {
  let known = kept.get(word);
  if (known === undefined) {
    known = make(word);
    kept.set(word, known);
  }
  return known;
}

const isIn = (list: readonly string[], word: string): boolean => list.includes(word);

function make(word: string): Card | null {
  const name = `Stock ${word}`;
  if (word.startsWith(NAMED)) return creature(word.slice(NAMED.length), '{1}', 'Human', 2);
  if (isIn(CREATURE_TYPES, word)) return creature(name, '{1}', word, 2);
  if (isIn(PLANESWALKER_TYPES, word) || word === 'planeswalker')
    return invent({
      name,
      manaCost: '{2}',
      typeLine: word === 'planeswalker' ? 'Planeswalker' : `Legendary Planeswalker — ${word}`,
      text: '+1: You gain 1 life.',
      loyalty: '3',
    });
  if (isIn(LAND_TYPES, word)) return invent({ name, manaCost: '', typeLine: `Land — ${word}` });
  if (isIn(ARTIFACT_TYPES, word)) return invent({ name, manaCost: '{1}', typeLine: `Artifact — ${word}` });
  if (isIn(ENCHANTMENT_TYPES, word) && word !== 'Aura' && word !== 'Room')
    return invent({ name, manaCost: '{1}', typeLine: `Enchantment — ${word}` });
  return null;
}

const NAMED = 'named ';

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      if (key === 'name' && typeof part === 'string' && 'is' in value && value.is === 'named')
        found.add(`${NAMED}${part}`);
      else if (key !== 'said') collect(part, found);
}
