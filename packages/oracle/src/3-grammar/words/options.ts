import { isLabel } from '../../1-text/index.ts';
import { type Phrase, quiet, token } from '../../2-kernel/index.ts';

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another', 'up', 'each', 'the', 'one', 'two', 'more']);

/** A word that stands for itself: what can be voted for [CR 701.38b | 2007: none]. */
export const option: Phrase<string> = quiet(
  token(
    'a word',
    text => (/^[\p{L}-]+$/u.test(text) && !ARTICLES.has(text) && !isLabel(text) ? text : undefined),
    (text: string) => text,
  ),
);
