import { BULLET, GLUE, isSpace, spacing, TIGHT_DASH } from './spacing.ts';

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
  String.raw`\d+\+(?=\s)`,
  String.raw`[+−-]?(?:\d+|X|Y|\*)\/[+−-]?(?:\d+|X|Y|\*)(?![\p{L}\d])`,
  String.raw`[+−-](?:\d+|X)(?![\p{L}\d])`,
  String.raw`'s(?![\p{L}\d])`,
  String.raw`non-(?=\p{L})`,
  String.raw`non(?=(?!e\b|etheless\b|sens)[a-z]{3})`,
  String.raw`[\p{L}\p{M}\d]+(?:(?:-|\/|'(?!s(?![\p{L}\d])))[\p{L}\p{M}\d]+)*`,
  String.raw`[^\s]`,
];
const TOKEN = new RegExp(PATTERNS.map((pattern) => `(?:${pattern})`).join('|'), 'gu');

/**
 * Splits a text into tokens. Spaces that follow the rule of spacing leave no trace; any other spacing becomes a token
 * of its own (`GLUE`, or the odd space itself), so that `join` gives back every text exactly.
 */
export function split(text: string): Token[] {
  const tokens: Token[] = [];
  const rule = spacing();
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index;
    const token = dashed(text, match[0], start);
    noteSpacing(tokens, text.slice(end, start), rule.before(token), start);
    end = start + match[0].length;
    tokens.push({ text: token, start, end });
  }
  if (end < text.length) tokens.push({ text: text.slice(end), start: end, end: text.length });
  return tokens;
}

/** Writes tokens as text: the inverse of `split`. */
export function join(tokens: Iterable<string>): string {
  const rule = spacing();
  let text = '';
  for (const token of tokens) text += rule.before(token) + written(token);
  return text;
}

/**
 * The tokens of a phrase written in a template, by the same rule as the tokens of a card. Spaces never matter there, and
 * neither does what touches a quotation mark, since a template does not know whether its mark opens or closes.
 */
export const words = (phrase: string): string[] =>
  split(phrase.replace(/^ +| +$/gu, ''))
    .map((token) => token.text)
    .filter((text, i, all) => !/^[^\S\n]+$/u.test(text) && !(text === GLUE && /^["']$/u.test(all[i + 1] ?? '')));

function noteSpacing(tokens: Token[], found: string, expected: string, at: number): void {
  if (found === expected) return;
  const text = found === '' ? GLUE : found;
  tokens.push({ text, start: at - found.length, end: at });
}

function dashed(text: string, token: string, at: number): string {
  if (token !== '—') return token;
  const spaced = /\s/u.test(text.charAt(at - 1)) || /\s/u.test(text.charAt(at + 1));
  return spaced ? token : TIGHT_DASH;
}

function written(token: string): string {
  if (token === GLUE) return '';
  return token === TIGHT_DASH ? '—' : token;
}
