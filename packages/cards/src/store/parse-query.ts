import { COLORS, type Color } from '@lawmage/ability';
import { fail, ok, type Result } from '../result.ts';
import type { CardQuery, Comparison, Condition, WordField } from './query.ts';

export type QueryCode = 'unknownField' | 'badValue';

/** One piece of a typed query: `-field:value`, `field<=3`, `"a phrase"` or a word. */
const PIECE = /(-?)(?:([a-z]+)(<=|>=|[:=<>])(?:"([^"]*)"?|([^\s"]*))|"([^"]*)"?|([^\s"]+))/gi;

const WORDS: Readonly<Record<string, WordField>> = {
  n: 'name',
  name: 'name',
  t: 'types',
  type: 'types',
  o: 'text',
  text: 'text',
};

type Piece = { readonly how: Comparison | ':'; readonly value: string; readonly phrase: boolean };
type Parse = (piece: Piece) => Condition | undefined;

const FIELDS: Readonly<Record<string, Parse>> = {
  ...Object.fromEntries(Object.entries(WORDS).map(([name, field]) => [name, wordsIn(field)])),
  c: colors('colors'),
  color: colors('colors'),
  id: colors('identity'),
  identity: colors('identity'),
  mv: number('manaValue'),
  year: number('year'),
  f: ({ value }) => ({ kind: 'legal', format: value.toLowerCase() }),
  format: ({ value }) => ({ kind: 'legal', format: value.toLowerCase() }),
  s: is('set'),
  set: is('set'),
  r: is('rarity'),
  rarity: is('rarity'),
  layout: is('layout'),
};

/**
 * Reads a query as a person types it: words anywhere, `"a phrase"`, and `name: type: text: color: identity: mv: year: format:
 * set: rarity: layout:` (or `n t o c id f s r`), comparisons for numbers and colours, `-` to deny. Fails with the piece that it does not know.
 */
export function parseQuery(text: string): Result<CardQuery, QueryCode> {
  const query: CardQuery[number][] = [];
  for (const match of text.trim().matchAll(PIECE)) {
    const [whole, minus = '', field, how = ':', value, valueWord, alone, word = ''] = match;
    const phrase = value ?? alone;
    const parse = field === undefined ? wordsIn('any') : FIELDS[field.toLowerCase()];
    if (parse === undefined) return fail('unknownField', `"${field}" is not something to search by`);
    const condition = parse({
      how: how as Comparison | ':',
      value: phrase ?? valueWord ?? word,
      phrase: phrase !== undefined,
    });
    if (condition === undefined) return fail('badValue', `"${whole}" says nothing to search for`);
    query.push({ not: minus === '-', condition });
  }
  return ok(query);
}

function wordsIn(field: WordField): Parse {
  return ({ value, phrase }) =>
    /[\p{L}\p{N}]/u.test(value) ? { kind: 'words', in: field, words: value, phrase } : undefined;
}

/** `c:rg` means at least these colours, `id:rg` at most these: what fits into a deck of that identity. */
function colors(of: 'colors' | 'identity'): Parse {
  return ({ how, value }) => {
    const letters = value.toUpperCase() === 'C' ? [] : [...value.toUpperCase()];
    const known = letters.filter((letter): letter is Color => COLORS.some(color => color === letter));
    if (known.length < letters.length) return undefined;
    const usual = of === 'identity' ? '<=' : letters.length === 0 ? '=' : '>=';
    return { kind: 'colors', of, how: how === ':' ? usual : how, colors: known };
  };
}

function number(of: 'manaValue' | 'year'): Parse {
  return ({ how, value }) =>
    /^\d+(\.\d+)?$/.test(value)
      ? { kind: 'number', of, how: how === ':' ? '=' : how, value: Number(value) }
      : undefined;
}

function is(of: 'set' | 'rarity' | 'layout'): Parse {
  return ({ value }) => (value === '' ? undefined : { kind: 'is', of, value: value.toLowerCase() });
}
