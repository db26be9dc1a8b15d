/** The printed cards that a scenario names: from the starter pack, else from the library of this machine. */
import type { Card } from '@lawmage/ability';
import { starterCard, starterNames } from '@lawmage/cards/starter';
import type { Fault, Scenario } from '@lawmage/judge/room';
import { fetchCards } from '../../decks/fetch-cards.ts';

export type PrintedRead = { readonly cards: readonly Card[]; readonly problems: readonly Fault[] };

export async function printedCards({ printed }: Scenario): Promise<PrintedRead> {
  const cards: Card[] = [];
  const wanted: string[] = [];
  for (const { name } of printed) {
    const starter = starterNames.find(name);
    if (starter === undefined) wanted.push(name);
    else cards.push(starterCard(starter));
  }
  if (wanted.length === 0) return { cards, problems: [] };
  const fetched = await fetchCards(wanted);
  const problems = fetched.troubles.map(({ name, message }): Fault => {
    const place = printed.find(one => one.name === name)?.place ?? { line: 0, column: 0 };
    return { code: 'noCards', message, place };
  });
  return { cards: [...cards, ...fetched.cards.values()], problems };
}
