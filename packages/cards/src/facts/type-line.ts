import type { CardFacts, FaceFacts } from './facts.ts';

/** The words before and after the dash of a type line, in lower case [CR 205.1 | 2007: 205.1]. */
export function typeWords(face: FaceFacts): {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
} {
  const [before = '', after = ''] = face.typeLine.toLowerCase().split(/\s+[—–-]\s+/, 2);
  return { types: before.split(/\s+/).filter(Boolean), subtypes: after.split(/\s+/).filter(Boolean) };
}

/** Whether the front of the card has the given type or supertype. */
export const hasType = (card: CardFacts, word: string): boolean => typeWords(card.faces[0]).types.includes(word);

export const hasSubtype = (card: CardFacts, word: string): boolean => typeWords(card.faces[0]).subtypes.includes(word);

/** [CR 205.4c | 2007: 205.4b] A land with the supertype basic. */
export const isBasicLand = (card: CardFacts): boolean => hasType(card, 'basic') && hasType(card, 'land');
