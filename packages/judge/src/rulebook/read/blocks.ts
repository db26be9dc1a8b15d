/** Paragraphs: what stands between blank lines, with lines joined that were only broken to fit a page. */
import type { Line } from './outline.ts';

/** Lines that belong together. `indent` is how far in its first line stands. */
export type Block = { readonly at: number; readonly indent: number; readonly paragraphs: readonly Paragraph[] };
export type Paragraph = { readonly at: number; readonly text: string; readonly indented: boolean };

/** A line drawn under a title. */
const RULED = /^\s*[-=_]{5,}\s*$/;

/** Old texts are broken to fit a page: none of their lines is longer than this. */
const PAGE_WIDTH = 120;

export const isBroken = (lines: readonly Line[]): boolean => lines.every(({ text }) => text.length <= PAGE_WIDTH);

const DEEPER = 3;

/** Whether a line of a broken text begins a paragraph of its own, by its place in a block that stands that far in. */
export type Begins = (line: string, place: number, indent: number) => boolean;

/** The blocks of a part of the text. */
export function blocksOf(lines: readonly Line[], broken: boolean, begins: Begins): readonly Block[] {
  const groups: Line[][] = [];
  let open = false;
  for (const line of lines) {
    const filled = line.text.trim() !== '' && !RULED.test(line.text);
    if (filled && open) groups.at(-1)?.push(line);
    else if (filled) groups.push([line]);
    open = filled;
  }
  return groups.map(group => blockOf(group, broken, begins));
}

function blockOf(group: readonly Line[], broken: boolean, begins: Begins): Block {
  const indent = indentOf(group[0]?.text ?? '');
  const paragraphs: Paragraph[] = [];
  for (const [n, { at, text }] of group.entries()) {
    const indented = indentOf(text) >= indent + DEEPER;
    const last = paragraphs.at(-1);
    if (last === undefined || !broken || indented || begins(text, n, indent))
      paragraphs.push({ at, text: plain(text), indented: indented || indentOf(text) > DEEPER });
    else paragraphs[paragraphs.length - 1] = { ...last, text: joined(last.text, plain(text)) };
  }
  return { at: group[0]?.at ?? 0, indent, paragraphs };
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A word that was divided at its own hyphen is put together again. */
const joined = (before: string, after: string): string =>
  /\p{L}-$/u.test(before) ? before + after : `${before} ${after}`;

/** Without the underlines that mark what a page prints in italics, and with single blanks. */
const plain = (line: string): string =>
  line
    .trim()
    .replaceAll(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, '$1')
    .replaceAll(/\s+/g, ' ');
