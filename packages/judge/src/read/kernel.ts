/** Small readers that are put together to sentences. What was expected at the furthest place reached makes the error. */
import type { Names } from './names.ts';

/** One sentence under reading. `furthest` and `wanted` tell how far any reader came, and what it wanted there. */
export type Line = {
  readonly text: string;
  readonly names: Names;
  furthest: number;
  wanted: Set<string>;
};

export type Got<T> = { readonly value: T; readonly end: number };
export type Parser<T> = (line: Line, at: number) => Got<T> | null;

export const lineOf = (text: string, names: Names): Line => ({ text, names, furthest: 0, wanted: new Set() });

/** Says what would have fitted at a place. */
export function miss(line: Line, at: number, wanted: string): null {
  if (at > line.furthest) {
    line.furthest = at;
    line.wanted = new Set();
  }
  if (at === line.furthest) line.wanted.add(wanted);
  return null;
}

export function spaces(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === 32) end++;
  return end;
}

const WORDLIKE = /[\p{L}\p{N}]/u;
/** Whether no word goes on at a place. */
export const isEdge = (text: string, at: number): boolean => !WORDLIKE.test(text.charAt(at));

/** The end of a phrase that stands at a place in any case, or -1. */
export function standsAt(text: string, at: number, phrase: string): number {
  const end = at + phrase.length;
  return text.slice(at, end).toLowerCase() === phrase && (!WORDLIKE.test(phrase.at(-1) ?? '') || isEdge(text, end))
    ? end
    : -1;
}

/** A phrase, in any case. */
export function words<T = null>(phrase: string, value: T = null as T): Parser<T> {
  const small = phrase.toLowerCase();
  return (line, at) => {
    const start = spaces(line.text, at);
    const end = standsAt(line.text, start, small);
    return end < 0 ? miss(line, start, `"${phrase}"`) : { value, end };
  };
}

/** Something a pattern describes; the pattern is sticky. */
export function pattern<T>(wanted: string, regex: RegExp, make: (match: RegExpExecArray) => T): Parser<T> {
  return (line, at) => {
    const start = spaces(line.text, at);
    regex.lastIndex = start;
    const match = regex.exec(line.text);
    return match === null ? miss(line, start, wanted) : { value: make(match), end: regex.lastIndex };
  };
}

export function seq<T extends readonly unknown[]>(...parts: { [K in keyof T]: Parser<T[K]> }): Parser<T> {
  return (line, at) => {
    const values: unknown[] = [];
    let end = at;
    for (const part of parts) {
      const got = part(line, end);
      if (got === null) return null;
      values.push(got.value);
      end = got.end;
    }
    return { value: values as unknown as T, end };
  };
}

export function map<A, B>(parser: Parser<A>, make: (value: A) => B): Parser<B> {
  return (line, at) => {
    const got = parser(line, at);
    return got === null ? null : { value: make(got.value), end: got.end };
  };
}

/** The reader that comes furthest. */
export function oneOf<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return (line, at) => {
    let best: Got<T> | null = null;
    for (const parser of parsers) {
      const got = parser(line, at);
      if (got !== null && (best === null || got.end > best.end)) best = got;
    }
    return best;
  };
}

export const optional = <T, E>(parser: Parser<T>, otherwise: E): Parser<T | E> => {
  return (line, at) => parser(line, at) ?? { value: otherwise, end: at };
};

/** Something that a phrase does not follow. */
export const notBefore = <T>(parser: Parser<T>, phrase: string): Parser<T> => {
  const small = phrase.toLowerCase();
  return (line, at) => {
    const got = parser(line, at);
    return got === null || standsAt(line.text, spaces(line.text, got.end), small) >= 0 ? null : got;
  };
};

/** As often as it stands there. */
export function many<T>(parser: Parser<T>): Parser<readonly T[]> {
  return (line, at) => {
    const values: T[] = [];
    let end = at;
    for (let got = parser(line, end); got !== null && got.end > end; got = parser(line, end)) {
      values.push(got.value);
      end = got.end;
    }
    return { value: values, end };
  };
}

const AND = oneOf(seq(words(','), words('and')), words(','), words(';'), words('and'));

/** "A, B and C". */
export function listOf<T>(parser: Parser<T>): Parser<readonly T[]> {
  const more = many(map(seq(AND, parser), ([, value]) => value));
  return map(seq(parser, more), ([first, rest]) => [first, ...rest]);
}

/** The words of a table, each with its value. */
export const wordOf = <T>(table: Readonly<Record<string, T>>): Parser<T> =>
  oneOf(...Object.entries(table).map(([phrase, value]) => words<T>(phrase, value)));

/** A phrase and what follows it. */
export const after = <T>(phrase: string, parser: Parser<T>): Parser<T> =>
  map(seq(words(phrase), parser), ([, value]) => value);
/** A whole sentence: one of the readers must take all of it, a full stop apart. */
export function whole<T>(line: Line, parsers: readonly Parser<T>[]): T | null {
  for (const parser of parsers) {
    const got = parser(line, 0);
    if (got === null) continue;
    const end = spaces(line.text, got.end);
    if (end === line.text.length || line.text.slice(end).trim() === '.') return got.value;
    miss(line, end, 'the end of the line');
  }
  return null;
}
