import { words } from '../1-text/tokens.ts';
import { type AnyForms, type AnyPhrase, type Forms, type Phrase, phrase, type TableRow } from './phrase.ts';
import type { AnyOf } from './types.ts';

/**
 * One of several phrases. Reading tries all of them, writing takes the first that fits, so their order only chooses the
 * usual wording. The label is what a decline says was wanted.
 */
export function oneOf<const P extends readonly AnyPhrase[]>(label: string, ...of: P): Phrase<AnyOf<P>> {
  return phrase({ kind: 'choice', label, of });
}

/** As `oneOf`, for phrases in two grammatical numbers. */
export function eitherOf<const P extends readonly AnyForms[]>(label: string, ...of: P): Forms<AnyOf<P>> {
  return {
    one: phrase({ kind: 'choice', label, of: of.map(each => each.one) }),
    many: phrase({ kind: 'choice', label, of: of.map(each => each.many) }),
  };
}

/** A value of the vocabulary that a table can hold. */
export type Literal = string | number | boolean | { readonly [key: string]: unknown };

/** Words that stand for themselves: `table('a step', ['upkeep', 'draw step'])`. */
export function table<const W extends string>(label: string, rows: readonly W[]): Phrase<W>;
/** Words and the literal values they mean: `table('a color', { white: 'W', blue: 'U' })`. Writing takes the first. */
export function table<const V extends Literal>(label: string, rows: { readonly [wording: string]: V }): Phrase<V>;
export function table<V>(label: string, rows: readonly string[] | { readonly [wording: string]: unknown }): Phrase<V> {
  const pairs: readonly (readonly [string, unknown])[] = isList(rows)
    ? rows.map(row => [row, row])
    : Object.entries(rows);
  return phrase({ kind: 'table', label, rows: pairs.map(([wording, value]) => row(wording, value)) });
}

/** A table in two numbers: `tableForms('a kind', { 'elf|elves': 'elf', 'sheep': 'sheep' })`. */
export function tableForms<const V extends Literal>(label: string, rows: { readonly [wording: string]: V }): Forms<V> {
  const pairs = Object.entries(rows).map(([wording, value]) => [wording.split('|'), value] as const);
  const form = (index: number): Phrase<V> =>
    phrase({ kind: 'table', label, rows: pairs.map(([both, value]) => row(both[index] ?? both[0] ?? '', value)) });
  return { one: form(0), many: form(1) };
}

const row = (wording: string, value: unknown): TableRow => ({ words: words(wording), value });
const isList = (rows: object): rows is readonly string[] => Array.isArray(rows);
