import { isAlwaysCapital } from './capitals.ts';
import { isLabel } from './labels.ts';
import { BULLET, isSpace, Quotes, TIGHT_DASH } from './spacing.ts';

const OPENERS = new Set(['.', '!', '?', ':', '—', TIGHT_DASH, BULLET, '\n', '|']);
const ENDS = new Set(['.', '!', '?', '"', '—', BULLET, '\n', '|']);

/**
 * The places where a word is written with a capital: where a sentence, a quotation, a mode or an effect begins, and
 * after every comma of a cost.
 */
export function capitalPlaces(tokens: readonly string[]): boolean[] {
  const quotes = new Quotes();
  const places: boolean[] = [];
  let begins = true;
  let inCost = isCost(tokens, 0);
  tokens.forEach((token, at) => {
    places.push(begins);
    const opens = quotes.opens(token);
    if (isSpace(token) && token !== '\n') return;
    const called = opens === false && /^[!?]$/u.test(tokens[at - 1] ?? '');
    const starts = opens === true || called || OPENERS.has(token) || isLabel(token);
    if (starts) inCost = isCost(tokens, at + 1) || token === TIGHT_DASH;
    begins = starts || (inCost && token === ',');
  });
  return places;
}

/** True if what begins here is a cost: its parts run on to a colon. */
function isCost(tokens: readonly string[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as string;
    if (token === ':') return true;
    if (ENDS.has(token)) return false;
  }
  return false;
}

/** A word as the grammar wants it that stood where capitals are written. */
export function lowered(word: string): string {
  if (!/^\p{Lu}[^\p{Lu}]*$/u.test(word) || isAlwaysCapital(word) || isLabel(word)) return word;
  const low = word.charAt(0).toLowerCase() + word.slice(1);
  return raised(low) === word ? low : word;
}

/** A word as it is written where capitals are: the inverse of `lowered`. */
export const raised = (word: string): string =>
  /^\p{Ll}[^\p{Lu}]*$/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
