/** Where in a rulebook's text its parts stand: the date, the contents, the rules, the glossary, what comes after. */
import { fail, ok, type Result } from '@lawmage/cards';
import type { ReadCode } from './code.ts';

/** A line of the text with its number, from 1. */
export type Line = { readonly at: number; readonly text: string };

export type Outline = {
  readonly edition: string;
  /** The numbers that the contents promise: sections and chapters. */
  readonly contents: readonly string[];
  readonly rules: readonly Line[];
  readonly glossary: readonly Line[];
};

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DATE = new RegExp(
  `rules\\s+are\\s+(?:current|effective)\\s+as\\s+of\\s+(${MONTHS.join('|')})\\s+(\\d{1,2}),\\s+(\\d{4})`,
  'i',
);

/** `7. Additional Rules` or `704. State-Based Actions`. */
export const TITLE = /^\s*(\d|\d{3})\.\s+(\D.*?)\s*$/;

const heading =
  (word: string) =>
  (line: string): boolean =>
    line.trim().toLowerCase() === word;
const isContents = heading('contents');
const isGlossary = heading('glossary');
const isEnd = (line: string): boolean => heading('credits')(line) || heading('index')(line);

/**
 * The parts of a text. Fails with `notRulebook`, `noDate` or, where the text ends before what its contents promise,
 * `truncated`.
 */
export function outlineOf(text: string): Result<Outline, ReadCode> {
  const lines = text.split('\n').map((line, n): Line => ({ at: n + 1, text: line }));
  const begins = lines.findIndex(line => isContents(line.text));
  if (begins < 0)
    return fail('notRulebook', 'no line says "Contents": this is not the plain text of the Comprehensive Rules', {
      line: 1,
    });
  const first = lines.findIndex((line, n) => n > begins && TITLE.test(line.text));
  const opening = numberIn(lines[first]);
  const rules = lines.findIndex((line, n) => n > first && numberIn(line) === opening);
  if (first < 0) return fail('notRulebook', 'the contents name no section', { line: begins + 1 });
  if (rules < 0) return fail('truncated', `the text ends before its first section`, { line: lines.length });
  const glossary = lines.findIndex((line, n) => n > rules && isGlossary(line.text));
  const end = lines.findIndex((line, n) => n > glossary && isEnd(line.text));
  if (glossary < 0) return fail('truncated', 'the text ends before its glossary', { line: lines.length });
  if (end < 0) return fail('truncated', 'the text ends in its glossary: no credits follow', { line: lines.length });
  const edition = dateIn(text);
  if (edition === null) return fail('noDate', 'it does not say since when these rules are in force', { line: 1 });
  return ok({
    edition,
    contents: lines.slice(first, rules).flatMap(line => TITLE.exec(line.text)?.[1] ?? []),
    rules: lines.slice(rules, glossary),
    glossary: lines.slice(glossary + 1, end),
  });
}

const numberIn = (line: Line | undefined): string | undefined => TITLE.exec(line?.text ?? '')?.[1];

/** The date since which a text says that it is in force, as `YYYY-MM-DD`. */
function dateIn(text: string): string | null {
  const [, month, day, year] = DATE.exec(text) ?? [];
  if (month === undefined || day === undefined) return null;
  const number = MONTHS.findIndex(one => one.toLowerCase() === month.toLowerCase()) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
