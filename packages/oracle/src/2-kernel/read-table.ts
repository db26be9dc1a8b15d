import type { Node, RuleName } from './graph.ts';
import type { TableRow } from './phrase.ts';
import type { Read } from './read.ts';
import { NONE, type Reading, type State } from './state.ts';

interface Entry extends TableRow {
  readonly rule: RuleName | undefined;
}

/** Reads every wording of a table that stands at a place: "first" and "first strike" are two readings. */
export function readTable(node: Node, rows: readonly TableRow[]): Read {
  const index = Map.groupBy(
    rows.map((row, i): Entry => ({ ...row, rule: node.rules[i] })),
    row => row.words[0] ?? '',
  );
  return (state, at) => {
    let found: Reading[] | undefined;
    for (const { words, value, rule } of index.get(state.texts[at] ?? '') ?? []) {
      if (!follows(state, words, at)) continue;
      found ??= [];
      found.push({ end: at + words.length, value, rule, parts: NONE, also: undefined });
    }
    if (found) return found;
    state.want(at, node.label);
    return NONE;
  };
}

function follows(state: State, words: readonly string[], at: number): boolean {
  for (let i = 1; i < words.length; i++) if (state.texts[at + i] !== words[i]) return false;
  return true;
}
