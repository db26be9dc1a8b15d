/** Cards by name, from the library that this machine has imported. */
import type { Card } from '@lawmage/ability';
import { type CardStore, openStore } from '@lawmage/cards/store';
import { missingWords } from '@lawmage/engine';

/** What the reader has kept of a card, as far as it matters here. */
type Reading = { readonly ok: true; readonly card: Card } | { readonly ok: false };

export type CardAnswer =
  | { readonly name: string; readonly ok: true; readonly card: Card }
  | {
      readonly name: string;
      readonly ok: false;
      readonly code: CardCode;
      readonly message: string;
      readonly suggestions?: readonly string[];
    };
export type CardCode = 'unknownCard' | 'notRead' | 'notPlayable';

export type CardsAnswer =
  | { readonly ok: true; readonly cards: readonly CardAnswer[] }
  | { readonly ok: false; readonly code: 'noCards' | 'tooManyNames'; readonly message: string };

/** More names than any deck has. */
const MOST = 250;

/** One answer for each name; or why the library cannot be asked. */
export function cardsNamed(names: readonly string[], storePath?: string): CardsAnswer {
  if (names.length > MOST)
    return { ok: false, code: 'tooManyNames', message: `At most ${MOST} names can be asked for at once.` };
  const opened = openStore<Reading>(storePath);
  if (!opened.ok) {
    const message =
      'This deck needs cards beyond the starter pack. Run "npm run lawmage -- cards fetch" once, then try again.';
    return { ok: false, code: 'noCards', message: `${message} (${opened.error.message})` };
  }
  using store = opened.value;
  return { ok: true, cards: names.map(name => answerFor(store, name)) };
}

function answerFor(store: CardStore<Reading>, name: string): CardAnswer {
  const full = store.find(name);
  if (full === undefined) {
    const suggestions = store.suggest(name);
    const meant = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.slice(0, 3).join(', or ')}?`;
    return { name, ok: false, code: 'unknownCard', message: `No card is named “${name}”.${meant}`, suggestions };
  }
  const reading = store.reading(full);
  if (reading?.ok !== true)
    return {
      name,
      ok: false,
      code: 'notRead',
      message: `“${full}” can’t be played yet: its text is not understood whole.`,
    };
  const missing = missingWords(reading.card);
  if (missing.length === 0) return { name, ok: true, card: reading.card };
  return { name, ok: false, code: 'notPlayable', message: `“${full}” can’t be played yet: ${missing.join(', ')}.` };
}
