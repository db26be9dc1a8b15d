import { isLabel, join, words } from '../../1-text/index.ts';
import { as, type Phrase, run, token } from '../../2-kernel/index.ts';

const SMALL = new Set([
  'of',
  'the',
  'and',
  'to',
  'in',
  'from',
  'for',
  'a',
  'an',
  'at',
  'on',
  'with',
  "'s",
  ',',
  '-',
  '&',
]);
const isNameWord = (text: string): boolean => /^(?:\p{Ll}')?[\p{Lu}\d]/u.test(text) && !isLabel(text);

const word = token(
  'a name',
  text => (isNameWord(text) || SMALL.has(text) ? text : undefined),
  (text: string) => text,
);

/** The name of a card or token: words with capitals, and small ones between them. */
export const name: Phrase<string> = as(
  run(word),
  tokens => (isNameWord(tokens[0] ?? '') && isNameWord(tokens.at(-1) ?? '') ? join(tokens) : undefined),
  text => words(text),
);
