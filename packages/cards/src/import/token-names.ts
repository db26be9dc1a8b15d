/** Cards that have tokens created of other cards by name, with those cards [CR 111.11 | 2007: none]. */
import type { CardFacts } from '../facts/facts.ts';

/** The cards that name others of which there are facts, each with these. */
export async function joinNamed(
  cards: Iterable<CardFacts>,
  find: (name: string) => CardFacts | undefined,
): Promise<readonly CardFacts[]> {
  const { tokenNames } = await import('@lawmage/oracle');
  const joined: CardFacts[] = [];
  for (const card of cards) {
    const refers = tokenNames(card).flatMap(name => (name === card.name ? [] : (find(name) ?? [])));
    if (refers.length > 0) joined.push({ ...card, refers });
  }
  return joined;
}
