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

/** How many names one question holds: an address has an end. */
const AT_ONCE = 50;

/** After so many troubles nobody reads what else may have been meant. */
const ENOUGH = 24;

/** The cards of these names, and what is wrong with the others. */
export async function fetchCards(names: readonly string[]): Promise<Fetched> {
  const cards = new Map<string, Card>();
  const troubles: CardTrouble[] = [];
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE);
    const answer = await ask(some, troubles.length < ENOUGH);
    if (!answer.ok) return { cards, troubles: [{ name: some[0] ?? '', message: answer.message, suggestions: [] }] };
    for (const one of answer.cards) {
      if (one.ok) cards.set(one.name, one.card);
      else troubles.push({ name: one.name, message: one.message, suggestions: one.suggestions ?? [] });
    }
  }
  return { cards, troubles };
}

async function ask(names: readonly string[], suggest: boolean): Promise<Answer> {
  const query = new URLSearchParams(names.map(name => ['name', name]));
  if (!suggest) query.set('suggest', 'nothing');
  try {
    const response = await fetch(`/api/cards?${query}`);
    return (await response.json()) as Answer;
  } catch {
    const message = 'The card library could not be reached: is the server that served this page still running?';
    return { ok: false, code: 'notReached', message };
  }
}
