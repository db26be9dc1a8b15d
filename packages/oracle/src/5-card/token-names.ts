import { PREDEFINED_TOKENS } from '@lawmage/ability';
import type { CardFacts } from './facts.ts';

const CREATED = /\b[Cc]reates? (?:an?|two|three|X|that many) (?:tapped )?(\p{Lu}[^.,"•\n]*?) tokens?\b/gu;
const KNOWN: ReadonlySet<string> = new Set(PREDEFINED_TOKENS);

/** The names of cards of which a text has tokens created [CR 111.11 | 2007: none]; some may be no names of cards. */
export function tokenNames({ faces }: Pick<CardFacts, 'faces'>): readonly string[] {
  const names = faces.flatMap(({ text }) => [...text.matchAll(CREATED)].map(([, name = '']) => name));
  return [...new Set(names)].filter(name => !KNOWN.has(name));
}
