import type { Node, RuleName } from './graph.ts';
import type { TableRow } from './phrase.ts';
import type { Read } from './read.ts';
import { NONE, type Reading, type State } from './state.ts';

interface Entry extends TableRow {
  readonly rule: RuleName | undefined;
}

/** Wordings by their first word, and those of several words by their second as well: a table may have thousands. */
type Index = ReadonlyMap<string, ReadonlyMap<string | undefined, readonly Entry[]>>;

function indexed(entries: readonly Entry[]): Index {
  const byFirst = Map.groupBy(entries, entry => entry.words[0] ?? '');
  return new Map([...byFirst].map(([word, rows]) => [word, Map.groupBy(rows, entry => entry.words[1])]));
}

/** Reads every wording of a table that stands at a place: "first" and "first strike" are two readings. */
export function readTable(node: Node, rows: readonly TableRow[]): Read {
  const index = indexed(rows.map((row, i): Entry => ({ ...row, rule: node.rules[i] })));
  return (state, at) => {
    const bySecond = index.get(state.texts[at] ?? '');
    const second = state.texts[at + 1];
    let found: Reading[] | undefined;
    const read = (entries: readonly Entry[] = []): void => {
      for (const { words, value, rule } of entries) {
        if (!follows(state, words, at)) continue;
        found ??= [];
        found.push({ end: at + words.length, value, rule, parts: NONE, also: undefined });
      }
    };
    if (bySecond) {
      read(bySecond.get(undefined));
      if (second !== undefined) read(bySecond.get(second));
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
