/** Meld pairs: the sources give two cards and what they are together as three records [CR 712.4, 712.4a | 2007: none]. */
import type { CardFacts } from '../facts/facts.ts';

/**
 * The cards of each pair with the combined face as their back. One of the two says with what it melds, and into what; which
 * names there are is known from the records themselves.
 */
export function joinMelds(melds: readonly CardFacts[]): readonly CardFacts[] {
  const names = melds.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  return melds.flatMap(card => {
    const [into, counterpart] = ['into', 'named'].map(word => named(card, word, names));
    const whole = melds.find(({ name }) => name === into);
    const other = melds.find(({ name }) => name === counterpart);
    if (whole === undefined || other === undefined) return [];
    return [card, other].map((one): CardFacts => ({ ...one, faces: [one.faces[0], whole.faces[0]] }));
  });
}

/** The name that stands behind a word of a card's text; the longest one that does. */
const named = ({ faces: [{ text }] }: CardFacts, word: string, names: readonly string[]): string | undefined =>
  names.find(name => text.includes(`${word} ${name}`));
