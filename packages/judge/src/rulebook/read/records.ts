/** The numbered part of a rulebook: sections, chapters, rules and subrules with their examples. */
import { fail, ok, type Result } from '@lawmage/cards';
import { compareNumbers, partsOf } from '../number.ts';
import type { RuleLevel } from '../rulebook.ts';
import { type Block, blocksOf, isBroken, type Paragraph } from './blocks.ts';
import type { ReadCode } from './code.ts';
import { type Line, TITLE } from './outline.ts';

/** A record before its place and references are known. */
export type Draft = {
  readonly at: number;
  readonly number: string;
  readonly level: RuleLevel;
  readonly printed: string | null;
  readonly text: string[];
  readonly examples: string[];
};

/** `704.5.`, `704.5f`, `606. 8b`, `305.3.After`, and the text behind it; `306.b` leaves its rule out. */
const NUMBERED = /^(\d{3})\.\s?(?:(\d{1,3})\s?([a-z]{0,2})(?:\.?\s+|\.(?=\p{L}))|([a-z])\s+)(\S.*)$/su;
const EXAMPLE = /^\s*examples?:\s*/i;

const beginsParagraph = (line: string): boolean => EXAMPLE.test(line.replaceAll('_', ''));

/** The records of the lines, in order. Fails with `outOfOrder` or `emptyRule`, and the line. */
export function recordsIn(lines: readonly Line[]): Result<readonly Draft[], ReadCode> {
  const broken = isBroken(lines);
  const drafts: Draft[] = [];
  for (const block of blocksOf(lines, broken, beginsParagraph)) {
    const failure = addBlock(drafts, block, broken);
    if (failure !== null) return failure;
  }
  const empty = drafts.find(({ text }) => text.every(part => part === ''));
  if (empty !== undefined) return fail('emptyRule', `rule ${empty.number} has no text`, { line: empty.at });
  return holeIn(drafts) ?? ok(drafts);
}

type Failure = Result<never, ReadCode> | null;

/** In a broken text only the first line of a block can begin a record; any line can begin with a reference. */
function addBlock(drafts: Draft[], { paragraphs }: Block, broken: boolean): Failure {
  for (const [n, paragraph] of paragraphs.entries()) {
    const begun = n === 0 || !broken ? begin(drafts.at(-1), paragraph) : null;
    if (begun === null) append(drafts.at(-1), paragraph, n === 0);
    else if (begun.ok) drafts.push(begun.value);
    else if (n === 0) return begun;
    else append(drafts.at(-1), paragraph, false);
  }
  return null;
}

/** The record that a paragraph begins, or null if it begins none. */
function begin(last: Draft | undefined, paragraph: Paragraph): Result<Draft, ReadCode> | null {
  const [, chapter, rule = '', subrule = '', lone = '', text] = NUMBERED.exec(paragraph.text) ?? [];
  if (chapter !== undefined && text !== undefined) {
    const level = subrule + lone === '' ? 'rule' : 'subrule';
    return place(last, `${chapter}.${rule}${subrule}${lone}`, level, text, paragraph.at);
  }
  const [, number, title] = TITLE.exec(paragraph.text) ?? [];
  if (number === undefined || title === undefined) return null;
  return place(last, number, number.length === 1 ? 'section' : 'chapter', title, paragraph.at);
}

/** Puts a number where it belongs; a misprint is mended where only one number fits. */
function place(
  last: Draft | undefined,
  printed: string,
  level: RuleLevel,
  text: string,
  at: number,
): Result<Draft, ReadCode> {
  const number = fits(last, printed) ? printed : mended(last, printed);
  if (number === null) return fail('outOfOrder', `${printed} cannot follow ${last?.number ?? 'nothing'}`, { line: at });
  return ok({ at, number, level, printed: number === printed ? null : printed, text: [text], examples: [] });
}

/** A number comes after all before it: a rule below its chapter, a subrule below its rule, a chapter below its section. */
function fits(last: Draft | undefined, number: string): boolean {
  const parts = partsOf(number);
  if (parts === null) return false;
  if (last === undefined) return number.length === 1;
  if (number.length === 1) return number > last.number.slice(0, 1);
  if (!number.includes('.')) return last.number.startsWith(number.slice(0, 1)) && number > last.number.slice(0, 3);
  if (!last.number.startsWith(String(parts.chapter))) return false;
  if (parts.subrule !== '' && partsOf(last.number)?.rule !== parts.rule) return false;
  return compareNumbers(number, last.number) > 0;
}

/**
 * With the chapter, or with the rule, in which it stands: 432.2b after 423.2a is 423.2b, 306.1c after
 * 306.3b is 306.3c.
 */
function mended(last: Draft | undefined, printed: string): string | null {
  const before = partsOf(last?.number ?? '');
  const [, rule = '', subrule = ''] = /^\d{3}\.(\d*)([a-z]*)$/.exec(printed) ?? [];
  if (before === null || rule + subrule === '') return null;
  const tries = [
    `${before.chapter}.${rule}${subrule}`,
    ...(subrule === '' ? [] : [`${before.chapter}.${before.rule}${subrule}`]),
  ];
  return tries.find(number => fits(last, number) && isNext(before, number)) ?? null;
}

/** The place of a subrule's letter, without l and o, which the rulebook leaves out; those of two letters follow z. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const letter = (text: string): number =>
  text.length > 1 ? LETTERS.length + LETTERS.indexOf(text.slice(1)) : LETTERS.indexOf(text || ' ');

/** Whether nothing is missing between two numbers. */
function isNext(before: NonNullable<ReturnType<typeof partsOf>>, number: string): boolean {
  const parts = partsOf(number);
  if (parts === null) return false;
  if (parts.subrule === '') return parts.rule === before.rule + 1;
  return before.subrule === '' ? parts.subrule === 'a' : letter(parts.subrule) === letter(before.subrule) + 1;
}

/** Published rulebooks leave a single number out now and then; where more are missing, a piece of text is. */
function holeIn(drafts: readonly Draft[]): Failure {
  for (const [n, { number, at }] of drafts.entries()) {
    const before = drafts[n - 1]?.number ?? '';
    if (number.includes('.') && missingBetween(before, number) > 1)
      return fail('hole', `rules are missing between ${before} and ${number}`, { line: at });
  }
  return null;
}

/** How many numbers there would be between two, at least. */
function missingBetween(before: string, number: string): number {
  const [first, second] = [partsOf(before), partsOf(number)];
  if (first === null || second === null) return 0;
  const rules = second.rule - (first.chapter === second.chapter ? first.rule : 0);
  if (rules > 0) return rules - 1 + letter(second.subrule) + 1;
  return Math.max(0, letter(second.subrule) - letter(first.subrule) - 1);
}

/** An example, another paragraph of the rule, or the next line of an example that lists something. */
function append(last: Draft | undefined, { text, indented }: Paragraph, apart: boolean): void {
  if (last === undefined) return;
  const example = EXAMPLE.exec(text);
  if (example !== null) last.examples.push(text.slice(example[0].length));
  else if (apart || indented || last.examples.length === 0) last.text.push(text);
  else last.examples.push(`${last.examples.pop()}\n${text}`);
}
