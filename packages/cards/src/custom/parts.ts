import { CARD_TYPES, SUPERTYPES } from '@lawmage/ability';

const TYPES: ReadonlySet<string> = new Set([...CARD_TYPES, ...SUPERTYPES]);

/** Whether a line is a type line: only types and supertypes before its dash, and at least one type. */
export function isTypeLine(line: string): boolean {
  const [before = ''] = line.toLowerCase().split(/\s+[—–-]+\s+/, 1);
  const words = before.trim().split(/\s+/);
  return words.every(word => TYPES.has(word)) && words.some(word => CARD_TYPES.some(type => type === word));
}

/** A type line with the dash that cards have. */
export const typeLineOf = (line: string): string => line.trim().replace(/\s+(?:—|–|--?)\s+/u, ' — ');

const SYMBOL = /^(?:\d+|[WUBRGCXYZS]|[WUBRGC]\/[WUBRGCP]|2\/[WUBRG]|[WUBRG]\/[WUBRG]\/P)$/;

/** Symbols as one types them, with braces or without: `{1}{R}`, `1R`, `1(R/G)`, `2R/GT`. */
export const symbolsIn = (text: string): readonly string[] =>
  (text.toUpperCase().match(/\{[^{}]+\}|\([^()]+\)|[A-Z0-9]\/[A-Z](?:\/P)?|\d+|\S/g) ?? []).map(symbol =>
    symbol.replace(/^[{(]|[)}]$/g, ''),
  );

/** A mana cost with its symbols in braces; undefined where it is none. */
export function costOf(text: string): string | undefined {
  const symbols = symbolsIn(text);
  return symbols.every(symbol => SYMBOL.test(symbol)) ? inBraces(symbols) : undefined;
}

export const inBraces = (symbols: readonly string[]): string => symbols.map(symbol => `{${symbol}}`).join('');

export type Size = { readonly power: string; readonly toughness: string };

/** Power and toughness of a line such as `2/1`. */
export function sizeOf(line: string): Size | undefined {
  const [, power, toughness] = /^(?:P\/T:\s*)?([\d*+.-]+)\s*\/\s*([\d*+.-]+)$/iu.exec(line.trim()) ?? [];
  return power === undefined || toughness === undefined ? undefined : { power, toughness };
}

/** The number of a line such as `Loyalty: 3`. */
export const numberOf = (word: string, line: string): string | undefined =>
  new RegExp(`^${word}:?\\s*([\\dX*]+)$`, 'iu').exec(line.trim())?.[1];
