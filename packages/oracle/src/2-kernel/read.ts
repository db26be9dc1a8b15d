import { articleFor } from './article.ts';
import type { First } from './first.ts';
import type { Graph, Node } from './graph.ts';
import { same } from './meaning.ts';
import type { AsShape, TokenShape } from './phrase.ts';
import { readList, readRun } from './read-lists.ts';
import { readTable } from './read-table.ts';
import { readTemplate } from './read-template.ts';
import { CROWD, NONE, type Reading, type State } from './state.ts';

/** Reads a phrase from a place: every way there is. */
export type Read = (state: State, at: number) => readonly Reading[];

/** Makes the reader of every phrase; the reader of the root stands first. */
export function readersOf(graph: Graph, first: readonly First[]): readonly Read[] {
  const readers: Read[] = [];
  const later =
    (node: Node): Read =>
    (state, at) =>
      state.inside(readers[node.id] as Read, at);
  for (const node of graph.nodes) {
    const read = plain(node, node.children.map(later), later, first);
    readers.push(remembers(node) ? remembered(read) : read);
  }
  return readers;
}

const remembers = (node: Node): boolean =>
  node.shape.kind === 'choice' || (node.uses > 1 && node.shape.kind !== 'article' && node.shape.kind !== 'token');

function plain(node: Node, children: readonly Read[], later: (node: Node) => Read, first: readonly First[]): Read {
  const { shape } = node;
  const [child = () => NONE] = children;
  switch (shape.kind) {
    case 'template':
      return readTemplate(node, later);
    case 'choice':
      return readChoice(node, children, first);
    case 'table':
      return readTable(node, shape.rows);
    case 'token':
      return readToken(node, shape);
    case 'run':
      return readRun(child, shape.between, shape.least);
    case 'list':
      return readList(child, shape.last, shape.least);
    case 'as':
      return readAs(child, shape);
    case 'where':
      return readWhere(child, shape);
    case 'not':
      return (state, at) => (state.quietly(() => child(state, at)).length > 0 ? NONE : [nothingAt(at)]);
    case 'quiet':
      return (state, at) => state.quietly(() => child(state, at));
    case 'article':
      return readArticle;
  }
}

const nothingAt = (end: number): Reading => ({ end, value: {}, rule: undefined, parts: NONE, also: undefined });

function remembered(read: Read): Read {
  const turns: number[] = [];
  const memory: (readonly Reading[])[] = [];
  return (state, at) => {
    if (turns[at] === state.turn) return memory[at] as readonly Reading[];
    const found = distinct(read(state, at), state);
    turns[at] = state.turn;
    memory[at] = found;
    return found;
  };
}

/** Joins readings that end at the same place and mean the same. */
function distinct(found: readonly Reading[], state: State): readonly Reading[] {
  if (found.length < 2) return found;
  const byEnd = Map.groupBy(found, reading => reading.end);
  if (byEnd.size === found.length) return found;
  return [...byEnd.values()].flatMap(group => {
    if (group.length > CROWD) state.crowded = true;
    return withoutTwins(group.slice(0, CROWD));
  });
}

function withoutTwins(group: readonly Reading[]): readonly Reading[] {
  const kept: Reading[] = [];
  for (const reading of group) {
    const twin = kept.findIndex(other => same(other.value, reading.value));
    if (twin < 0) kept.push(reading);
    else kept[twin] = { ...(kept[twin] as Reading), also: reading };
  }
  return kept;
}

/** Tries only the alternatives that can begin with the word at hand. */
function readChoice(node: Node, children: readonly Read[], first: readonly First[]): Read {
  const starts = node.children.map(child => first[child.id] as First);
  const index = new Map<string, readonly Read[]>();
  const candidates = (word: string): readonly Read[] => {
    const known = index.get(word);
    if (known) return known;
    const fitting = children.filter((_, i) => canStart(starts[i] as First, word));
    if (index.size >= INDEX_LIMIT) index.clear();
    index.set(word, fitting);
    return fitting;
  };
  return (state, at) => {
    const tried = candidates(state.texts[at] ?? '');
    const mark = state.mark(at);
    let found: Reading[] | undefined;
    for (const read of tried) {
      const readings = read(state, at);
      if (readings.length > 0) found = found ? found.concat(readings) : [...readings];
    }
    if (found) return found;
    if (state.far <= at) state.wantInstead(at, mark, node.label);
    return NONE;
  };
}

/** Words of hostile texts must not fill the memory. */
const INDEX_LIMIT = 20_000;

function canStart(first: First, word: string): boolean {
  if (first.empty || first.words.has(word)) return true;
  for (const shape of first.classes) if (word !== '' && shape.to(word) !== undefined) return true;
  return false;
}

function readToken(node: Node, shape: TokenShape): Read {
  const rule = node.rules[0];
  return (state, at) => {
    const text = state.texts[at];
    const value = text === undefined ? undefined : shape.to(text);
    if (value !== undefined) return [{ end: at + 1, value, rule, parts: NONE, also: undefined }];
    state.want(at, shape.label);
    return NONE;
  };
}

function readAs(child: Read, shape: AsShape): Read {
  return (state, at) =>
    child(state, at).flatMap(reading => {
      const value = shape.to(reading.value);
      return value === undefined ? [] : [{ ...reading, value, rule: undefined, parts: [reading], also: undefined }];
    });
}

function readWhere(child: Read, shape: { readonly label: string; readonly test: (value: unknown) => boolean }): Read {
  return (state, at) => {
    const found = child(state, at);
    const kept = found.filter(reading => shape.test(reading.value));
    if (found.length > 0 && kept.length === 0) state.want(at, shape.label);
    return kept;
  };
}

const readArticle: Read = (state, at) => {
  const word = state.texts[at];
  const next = state.texts[at + 1];
  if (next !== undefined && (word === 'a' || word === 'an') && word === articleFor(next)) return [nothingAt(at + 1)];
  state.want(at, 'an article');
  return NONE;
};
