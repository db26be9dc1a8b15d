/** Whether what a reminder says of numbers, costs and kinds is what the words that it explains say. */
import { plural } from '../../1-text/plural.ts';
import { FIXED } from './explained.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const SIZES = /[+-]?(?:\d+|x)\/[+-]?(?:\d+|x)/gu;
const SYMBOLS = /(?:\{[^}]+\})+/gu;
const COLORS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
/** Said as a word or as so many symbols, not as a number. */
const WITHOUT_NUMBER: ReadonlySet<string> = new Set(['devour', 'firebending']);
/** Their reminders repeat what the card costs, or what stands in other rows. */
const OF_OTHERS: ReadonlySet<string> = new Set(['assist', 'station', 'transmute']);
/** Keywords with a quality that their reminders repeat. */
const WITH_QUALITY: ReadonlySet<string> = new Set(['landwalk', 'typecycling', 'affinity', 'champion', 'soulshift']);

/** A word of a line that a reminder may explain, with the part of the ability that says it. */
export type Topic = { readonly word: string; readonly said: object };

/** The first thing in a reminder that none of the words it explains says, or that it fails to repeat; null if it agrees. */
export function disagreement(text: string, explained: readonly Topic[]): string | null {
  if (explained.some(({ word }) => OF_OTHERS.has(word))) return null;
  const said = new Set(
    explained.flatMap(({ word, said: part }) => [...(FIXED[word]?.split(' ') ?? []), ...tokensIn(part)]),
  );
  const strange = tokensOf(text).find(token => !said.has(token) && !isOfOneSymbol(token, explained));
  return strange ?? missing(text, explained) ?? null;
}

/** "{R}{R}" where firebending 2 is explained. */
const isOfOneSymbol = (token: string, explained: readonly Topic[]): boolean =>
  explained.some(({ word, said }) => word === 'firebending' && 'n' in said && token === '{r}'.repeat(Number(said.n)));

/** What a keyword's own number or quality is, if the reminder does not repeat it. */
function missing(text: string, explained: readonly Topic[]): string | undefined {
  const tokens = new Set(tokensOf(text));
  const isGeneral = /^\(to [a-z]+/u.test(text);
  for (const { word, said } of explained) {
    const { n, quality } = said as { readonly n?: unknown; readonly quality?: unknown };
    if (typeof n === 'number' && n > 1 && !WITHOUT_NUMBER.has(word) && !isGeneral && !tokens.has(String(n)))
      return String(n);
    const kind = WITH_QUALITY.has(word) ? kindsIn(quality).find(one => !speaksOf(text, one)) : undefined;
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const speaksOf = (text: string, kind: string): boolean =>
  text.includes('of that type') || [kind, plural(kind)].some(word => text.includes(word.toLowerCase()));

/** The numbers and costs of a reminder: numbers as digits, costs as rows of symbols. */
function tokensOf(text: string): readonly string[] {
  const costs = text.match(SYMBOLS) ?? [];
  const sizes = (text.match(SIZES) ?? []).flatMap(size => size.match(/\d+/gu) ?? []);
  const words =
    text
      .replace(SYMBOLS, ' ')
      .replace(SIZES, ' ')
      .match(/[a-z0-9]+/gu) ?? [];
  return [...costs, ...sizes, ...words.flatMap(word => (/^\d+$/u.test(word) ? [word] : numberOf(word)))];
}

const numberOf = (word: string): readonly string[] => (NUMBERS.includes(word) ? [String(NUMBERS.indexOf(word))] : []);

/** The same of a part of an ability, at any depth. */
function tokensIn(value: unknown): readonly string[] {
  if (typeof value === 'number') return [String(Math.abs(value))];
  if (Array.isArray(value)) return [...costIn(value), ...value.flatMap(tokensIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tokensIn) : [];
}

const isSymbol = (item: unknown): item is string | number => typeof item === 'number' || typeof item === 'string';
const costIn = (items: readonly unknown[]): readonly string[] =>
  items.length > 0 && items.every(isSymbol) ? [items.map(item => `{${String(item).toLowerCase()}}`).join('')] : [];

/** The kinds that a quality names: card types and subtypes, colours. */
function kindsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(kindsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'types' || key === 'subtypes' || key === 'type')
      return [part].flat().filter(one => typeof one === 'string');
    if (key === 'color' && typeof part === 'string') return [COLORS[part] ?? part];
    return kindsIn(part);
  });
}
