import { BULLET, TIGHT_DASH } from './spacing.ts';
import type { Token } from './tokens.ts';

/** Words before a dash that carry a rule of their own, so that the grammar reads them [CR 702, 719]. */
const RULES = new Set(
  [
    'Boast',
    'Companion',
    'Exhaust',
    'Forecast',
    'Max speed',
    'Power-up',
    'Solved',
    'To solve',
    'Ward',
    'Choose one',
  ].map(word => `${word} —`),
);

const LONGEST = 12;

/** True for the one token that an ability word or flavor word with its dash is made into [CR 207.2c, 207.2d]. */
export const isLabel = (token: string): boolean => token.length > 2 && token.endsWith(' —');

/** The words of a label without the dash. */
export const labelWords = (token: string): string => token.slice(0, -2);

/** The label of an ability word or flavor word. */
export const labelOf = (words: string): string => `${words} —`;

/** Makes every ability word and flavor word with its dash into one token. */
export function gatherLabels(text: string, parts: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < parts.length; ) {
    const dash = opensLabel(tokens.at(-1)?.text) ? dashAfter(parts, at) : -1;
    const label = dash < 0 ? undefined : labelAt(text, parts, at, dash);
    tokens.push(label ?? (parts[at] as Token));
    at = label === undefined ? at + 1 : dash + 1;
  }
  return tokens;
}

const opensLabel = (last: string | undefined): boolean =>
  last === undefined || last === BULLET || last === '\n' || last === '—';

function dashAfter(parts: readonly Token[], from: number): number {
  for (let at = from; at < Math.min(parts.length, from + LONGEST); at++) {
    const text = parts[at]?.text ?? '';
    if (text === '—') return at > from ? at : -1;
    if (/^[.:"(|{\n•~]/u.test(text) || text === TIGHT_DASH) return -1;
  }
  return -1;
}

function labelAt(text: string, parts: readonly Token[], from: number, dash: number): Token | undefined {
  const start = parts[from]?.start ?? 0;
  const end = parts[dash]?.end ?? 0;
  const found = text.slice(start, end);
  const wellFormed = /^\p{Lu}/u.test(found) && !/^[IVX]+(?:, [IVX]+)* —$/u.test(found) && !/\s{2}|\n/u.test(found);
  const next = parts[dash + 1];
  if (!wellFormed || RULES.has(found) || next === undefined || !/^[\p{Lu}{+−\d~"]/u.test(next.text)) return undefined;
  return isLabel(found) ? { text: found, start, end } : undefined;
}
