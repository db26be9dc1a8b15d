/** Remarks where they stood. */
import type { Remarks, RemarksByPlace } from '../scenario/remarks.ts';

/** Lines with what stands above the first of them and behind it; what stands at a place is said once. */
export type Remarker = (place: string, lines: readonly string[]) => readonly string[];

export function remarker(remarks: RemarksByPlace): Remarker {
  const left = new Map(Object.entries(remarks));
  return (place, lines) => {
    const here = left.get(place);
    left.delete(place);
    return withRemarks(here, lines);
  };
}

/** Lines with remarks; where there is no line, the remarks alone. */
export function withRemarks(remarks: Remarks | undefined, lines: readonly string[]): readonly string[] {
  if (remarks === undefined) return lines;
  const { before, beside } = remarks;
  const [first, ...rest] = lines;
  const indent = /^ */u.exec(first ?? '')?.[0] ?? '';
  const above = first === undefined && beside !== '' ? [...before, beside] : before;
  const said = above.map(remark => `${indent}# ${remark}`);
  if (first === undefined) return said;
  return [...said, beside === '' ? first : `${first}  # ${beside}`, ...rest];
}
