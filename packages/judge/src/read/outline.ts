/** The lines of a file as headings and what is indented under them. */
import type { Place } from '../scenario/place.ts';
import type { Remarks } from '../scenario/remarks.ts';

export type Entry = {
  readonly text: string;
  readonly place: Place;
  readonly indent: number;
  readonly below: Entry[];
  readonly remarks: Remarks;
};

const REMARK = /(^|\s)#(.*)$/u;

/** The lines of a file, and the remarks behind the last of them. */
export type Outline = { readonly entries: readonly Entry[]; readonly last: readonly string[] };

/** A remark begins with # at the beginning of a line or after a space. Tabs count as two spaces. */
export function outline(source: string): Outline {
  const roots: Entry[] = [];
  const open: Entry[] = [];
  let before: string[] = [];
  for (const [n, raw] of source.split(/\r\n|\r|\n/u).entries()) {
    const remark = REMARK.exec(raw)?.[2]?.trim() ?? '';
    const line = raw.replace(REMARK, '').replace(/\t/gu, '  ').replaceAll('’', "'").trimEnd();
    if (line.trim() === '') {
      if (remark !== '') before.push(remark);
      continue;
    }
    const indent = line.length - line.trimStart().length;
    const place = { line: n + 1, column: indent + 1 };
    const entry: Entry = { text: line.trim(), place, indent, below: [], remarks: { before, beside: remark } };
    before = [];
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
    (open.at(-1)?.below ?? roots).push(entry);
    open.push(entry);
  }
  return { entries: roots, last: before };
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
