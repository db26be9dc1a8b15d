/** The lines of a file as headings and what is indented under them. */
import type { Place } from '../scenario/place.ts';

export type Entry = {
  readonly text: string;
  readonly place: Place;
  readonly indent: number;
  readonly below: Entry[];
};

const COMMENT = /(^|\s)#.*$/u;

/** A remark begins with # at the beginning of a line or after a space. Tabs count as two spaces. */
export function outline(source: string): readonly Entry[] {
  const roots: Entry[] = [];
  const open: Entry[] = [];
  for (const [n, raw] of source.split(/\r\n|\r|\n/u).entries()) {
    const line = raw.replace(/\t/gu, '  ').replaceAll('’', "'").replace(COMMENT, '').trimEnd();
    if (line.trim() === '') continue;
    const indent = line.length - line.trimStart().length;
    const entry: Entry = { text: line.trim(), place: { line: n + 1, column: indent + 1 }, indent, below: [] };
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
    (open.at(-1)?.below ?? roots).push(entry);
    open.push(entry);
  }
  return roots;
}

/** "Key: value"; the key alone if it ends with a colon; null for any other line. */
export function heading({
  text,
  place,
}: Entry): { readonly key: string; readonly value: string; readonly place: Place } | null {
  const match = /^([\p{L}][\p{L}\p{N} ()'-]*?):(?:\s+(.*))?$/u.exec(text);
  if (match === null) return null;
  const [, key = '', value = ''] = match;
  return { key, value, place: { line: place.line, column: place.column + text.length - value.length } };
}
