/** Cards by name, from the library that this machine has imported. */
import type { Card } from '@lawmage/ability';
import { type CardLibrary, type CardReading, openLibrary } from '@lawmage/cards/store';
import { missingWords } from '@lawmage/engine';

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

/** Whether unknown names are answered with what may have been meant. */
export type Suggest = 'names' | 'nothing';

/** One answer for each name; or why the library cannot be asked. */
export function cardsNamed(names: readonly string[], storePath?: string, suggest: Suggest = 'names'): CardsAnswer {
  if (names.length > MOST)
    return { ok: false, code: 'tooManyNames', message: `At most ${MOST} names can be asked for at once.` };
  const opened = openLibrary(storePath);
  if (!opened.ok) {
    const message =
      'This deck needs cards beyond the starter pack. Run "npm run lawmage -- cards fetch" once, then try again.';
    return { ok: false, code: 'noCards', message: `${message} (${opened.error.message})` };
  }
  using store = opened.value;
  return { ok: true, cards: names.map(name => answerFor(store, name, suggest)) };
}

function answerFor(store: CardLibrary, name: string, suggest: Suggest): CardAnswer {
  const full = store.find(name);
  if (full === undefined) {
    const suggestions = suggest === 'names' ? store.suggest(name) : [];
    const meant = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.slice(0, 3).join(', or ')}?`;
    return { name, ok: false, code: 'unknownCard', message: `No card is named “${name}”.${meant}`, suggestions };
  }
  const reading = store.reading(full);
  if (reading?.ok !== true)
    return {
      name,
      ok: false,
      code: 'notRead',
      message: `“${full}” can’t be played yet: ${notUnderstood(store, full, reading)}.`,
    };
  const missing = missingWords(reading.card);
  if (missing.length === 0) return { name, ok: true, card: reading.card };
  return { name, ok: false, code: 'notPlayable', message: `“${full}” can’t be played yet: ${missing.join(', ')}.` };
}

/** How much of a text is quoted. */
const QUOTED = 40;

/** What of a card is not understood: the words at which reading stopped, if it did so in its text. */
function notUnderstood(store: CardLibrary, name: string, reading: CardReading | undefined): string {
  const blocker = reading?.ok === false ? reading.blockers[0] : undefined;
  if (blocker === undefined) return 'its text is not understood whole';
  if (blocker.code === 'layout') return `cards of layout “${blocker.layout}” are not played yet`;
  if (blocker.code === 'fact') return `its ${blocker.fact} “${blocker.value}” is not known`;
  const text = store.card(name)?.faces[blocker.face]?.text ?? '';
  const from = text.slice(blocker.start).split('\n')[0] ?? '';
  const words = from.length <= QUOTED ? from : `${from.slice(0, QUOTED).replace(/\s+\S*$/, '')} …`;
  return words === '' ? 'its text is not understood whole' : `its text is not understood from “${words}” on`;
}

/** Names that are found while one types. */
export type NamesAnswer =
  | { readonly ok: true; readonly names: readonly string[] }
  | { readonly ok: false; readonly code: 'noCards'; readonly message: string };

const MOST_NAMES = 20;

/** Names of the library that begin with what was typed, then those that hold it. */
export function namesHolding(typed: string, storePath?: string): NamesAnswer {
  const small = typed.trim().toLowerCase();
  if (small === '') return { ok: true, names: [] };
  const opened = openLibrary(storePath);
  if (!opened.ok) return { ok: false, code: 'noCards', message: opened.error.message };
  using store = opened.value;
  const holding = store.names().filter(name => name.toLowerCase().includes(small));
  const begins = (name: string): number => (name.toLowerCase().startsWith(small) ? 0 : 1);
  const names = holding.toSorted((one, other) => begins(one) - begins(other) || one.localeCompare(other));
  return { ok: true, names: names.slice(0, MOST_NAMES) };
}
