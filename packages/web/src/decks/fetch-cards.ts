/** Cards beyond the starter pack, from the library that the local server has. */
import type { Card } from '@lawmage/ability';

export type CardTrouble = { readonly name: string; readonly message: string; readonly suggestions: readonly string[] };
export type Fetched = { readonly cards: ReadonlyMap<string, Card>; readonly troubles: readonly CardTrouble[] };

/** One answer of `/api/cards`, for each name that was asked for. */
type CardAnswer =
  | { readonly name: string; readonly ok: true; readonly card: Card }
  | {
      readonly name: string;
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly suggestions?: readonly string[];
    };

type Answer =
  | { readonly ok: true; readonly cards: readonly CardAnswer[] }
  | { readonly ok: false; readonly code: string; readonly message: string };

export async function fetchCards(names: readonly string[]): Promise<Fetched> {
  const query = new URLSearchParams(names.map(name => ['name', name]));
  try {
    const response = await fetch(`/api/cards?${query}`);
    return fetchedFrom(names, (await response.json()) as Answer);
  } catch {
    return allMissing(
      names,
      'The card library could not be reached: is the server that served this page still running?',
    );
  }
}

const allMissing = (names: readonly string[], message: string): Fetched => ({
  cards: new Map(),
  troubles: [{ name: names[0] ?? '', message, suggestions: [] }],
});

function fetchedFrom(names: readonly string[], answer: Answer): Fetched {
  if (!answer.ok) return allMissing(names, answer.message);
  const cards = new Map<string, Card>();
  const troubles: CardTrouble[] = [];
  for (const one of answer.cards) {
    if (one.ok) cards.set(one.name, one.card);
    else troubles.push({ name: one.name, message: one.message, suggestions: one.suggestions ?? [] });
  }
  return { cards, troubles };
}
