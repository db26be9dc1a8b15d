/** The glossary of a rulebook. */
import { type Begins, blocksOf, isBroken } from './blocks.ts';
import type { Line } from './outline.ts';

export type DraftEntry = { readonly term: string; readonly text: string };

/** The first line of an entry is its term, however short; meanings may be counted. */
const beginsMeaning: Begins = (line, place, indent) => (place === 1 && indent === 0) || /^\s*\d\. /.test(line);

/** Terms with what is said about them, in order. A block without a term of its own goes on with the entry before it. */
export function glossaryIn(lines: readonly Line[]): readonly DraftEntry[] {
  const broken = isBroken(lines);
  const entries: { term: string; paragraphs: string[] }[] = [];
  for (const { paragraphs, indent } of blocksOf(lines, broken, beginsMeaning)) {
    const [first, ...rest] = paragraphs.map(({ text }) => text);
    if (first === undefined) continue;
    if (indent > 0) entries.at(-1)?.paragraphs.push(first, ...rest);
    else entries.push({ term: first, paragraphs: rest });
  }
  return entries.map(({ term, paragraphs }) => ({ term, text: paragraphs.join('\n') }));
}
