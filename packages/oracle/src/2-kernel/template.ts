import { words } from '../1-text/tokens.ts';
import {
  type AnyMaybe,
  type AnyPhrase,
  type Forms,
  isForms,
  type Nothing,
  type Phrase,
  phrase,
  type Rule,
  type TemplatePart,
} from './phrase.ts';
import type { FormsPart, Merged, Part } from './types.ts';

/** The values a rule fixes for some of its fields. */
export type Constants = Readonly<Record<string, unknown>>;

type Number = 'one' | 'many';

/** Words with typed slots; the record of the slots' fields is what the phrase means. */
export function say<const P extends readonly Part[]>(
  text: TemplateStringsArray,
  ...parts: P
): Phrase<Merged<Nothing, P>> {
  return template({}, text, parts);
}

/** As `say`, with fields of fixed value: they tell this record from others. */
export function is<const C extends Constants>(constants: C) {
  return <const P extends readonly Part[]>(text: TemplateStringsArray, ...parts: P): Phrase<Merged<C, P>> =>
    template(constants, text, parts);
}

/**
 * A phrase in two grammatical numbers: `[one|many]` gives the words of either, and an inflected slot agrees by itself.
 * `forms({ do: 'hoard' })` with `[hoards|hoard] ${what}` gives `.one` "hoards …" and `.many` "hoard …".
 */
export function forms<const C extends Constants>(constants: C) {
  return <const P extends readonly FormsPart[]>(text: TemplateStringsArray, ...parts: P): Forms<Merged<C, P>> => ({
    one: template(constants, inflect(text, 'one'), parts, 'one'),
    many: template(constants, inflect(text, 'many'), parts, 'many'),
  });
}

const inflect = (text: readonly string[], number: Number): string[] =>
  text.map(chunk =>
    chunk.replace(/\[([^|[\]]*)\|([^|[\]]*)\]/gu, (_, one: string, many: string) => (number === 'one' ? one : many)),
  );

function template<T>(
  constants: Constants,
  text: readonly string[],
  parts: readonly FormsPart[],
  number?: Number,
): Phrase<T> {
  const built: TemplatePart[] = [];
  const names: string[] = [];
  text.forEach((chunk, index) => {
    if (/[[\]]/u.test(chunk)) throw new TypeError(`only an inflected template has [one|many]: ${text.join('…')}`);
    const literal = words(chunk);
    if (literal.length > 0) built.push({ words: literal });
    names.push(chunk.trim());
    const part = parts[index];
    if (part === undefined) return;
    const slots = slotsOf(part, number);
    built.push(...slots);
    names.push(...slots.map(slot => ('field' in slot ? `<${slot.field}>` : '<…>')));
  });
  const fixed = Object.values(constants).filter(value => typeof value === 'string');
  const name = `${[...fixed, ''].join(': ')}${names.filter(Boolean).join(' ')}`;
  return phrase({ kind: 'template', name, constants, parts: built });
}

function slotsOf(part: FormsPart, number: Number | undefined): TemplatePart[] {
  if (isRule(part)) return [{ rule: part }];
  if (isForms(part)) return [{ rule: chosen(part, number) }];
  return Object.entries(part).map(([field, rule]) => ({ field, rule: isRule(rule) ? rule : chosen(rule, number) }));
}

const isRule = (part: object): part is AnyPhrase | AnyMaybe => 'shape' in part;

function chosen(part: { readonly one: Rule; readonly many: Rule }, number: Number | undefined): Rule {
  if (number === undefined) throw new TypeError('an inflected phrase stands in a template without number');
  return part[number];
}
