import { GLUE, Spacing, TIGHT_DASH } from './spacing.ts';

/** One word, number, symbol or mark of a text, and where it stood. */
export interface Token {
  readonly text: string;
  /** Offsets into the text that was split. */
  readonly start: number;
  readonly end: number;
}

const PATTERNS = [
  String.raw`\n(?!•)`,
  String.raw`\{[^{}\s]+\}`,
  String.raw`\d+[—–-]\d+(?![\d/])`,
  String.raw`\d+\+(?![\p{L}\d{])`,
  String.raw`[+−-]?(?:\d+|X|Y|\*)\/[+−-]?(?:\d+|X|Y|\*)(?![\p{L}\d])`,
  String.raw`[+−-](?:\d+|X)(?![\p{L}\d])`,
  String.raw`'s(?![\p{L}\d])`,
  String.raw`[Nn]on-(?=\p{L})`,
  String.raw`[Nn]on(?=(?!e\b|etheless\b|sens)[a-z]{3})`,
  String.raw`\d{1,3}(?:,\d{3})+(?!\d)`,
  String.raw`[\p{L}\p{M}\d]+(?:(?:-|\/|'(?!s(?![\p{L}\d])))[\p{L}\p{M}\d]+)*`,
  String.raw`[^\s]`,
];
const TOKEN = new RegExp(PATTERNS.map(pattern => `(?:${pattern})`).join('|'), 'gu');

/** The words, numbers, symbols and marks of a text, without what stands between them. */
export function pieces(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index;
    tokens.push({ text: dashed(text, match[0], start), start, end: start + match[0].length });
  }
  return tokens;
}

function dashed(text: string, token: string, at: number): string {
  if (token !== '—') return token;
  const spaced = /\s/u.test(text.charAt(at - 1)) || /\s/u.test(text.charAt(at + 1));
  return spaced ? token : TIGHT_DASH;
}

/**
 * Notes every spacing between pieces of a text that does not follow the rule as a token of its own: `GLUE`, or the odd
 * space itself.
 */
export function spaced(text: string, parts: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  const rule = new Spacing();
  let end = 0;
  const note = (found: string, expected: string, at: number): void => {
    if (found !== expected) tokens.push({ text: found === '' ? GLUE : found, start: at - found.length, end: at });
  };
  for (const part of parts) {
    note(text.slice(end, part.start), rule.before(part.text), part.start);
    tokens.push(part);
    end = part.end;
  }
  note(text.slice(end), '', text.length);
  return tokens;
}

/**
 * Splits a text into tokens. Spaces that follow the rule of spacing leave no trace, so that `join` gives back every
 * text exactly.
 */
export const split = (text: string): Token[] => spaced(text, pieces(text));

/** Writes tokens as text: the inverse of `split`. `surface` may write a token otherwise than it is. */
export function join(tokens: readonly string[], surface: (index: number) => string = i => tokens[i] ?? ''): string {
  const rule = new Spacing();
  let text = '';
  tokens.forEach((token, index) => {
    text += rule.before(token) + written(surface(index));
  });
  return text;
}

function written(token: string): string {
  if (token === GLUE) return '';
  return token === TIGHT_DASH ? '—' : token;
}

/**
 * The tokens of a phrase written in a template, by the same rule as the tokens of a card. Spaces never matter there, and
 * neither does what touches a quotation mark, since a template does not know whether its mark opens or closes.
 */
export const words = (phrase: string): string[] =>
  split(phrase.replace(/^ +(?=[^ —])|(?<=[^ —]) +$/gu, ''))
    .map(token => token.text)
    .filter((text, i, all) => !/^[^\S\n]+$/u.test(text) && !(text === GLUE && /^["']$/u.test(all[i + 1] ?? '')));
