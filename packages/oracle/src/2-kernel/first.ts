import type { Graph, Node, Step } from './graph.ts';
import type { TokenShape } from './phrase.ts';

/** What a phrase can begin with. */
export interface First {
  readonly words: ReadonlySet<string>;
  readonly classes: ReadonlySet<TokenShape>;
  /** True if the phrase may read no token at all. */
  readonly empty: boolean;
}

/**
 * Finds what every phrase can begin with. Throws if a phrase can begin with itself, which no reading could ever leave,
 * and if something that may be absent or repeated can be empty.
 */
export function firstOf(graph: Graph): readonly First[] {
  const done: (First | 'open' | undefined)[] = [];
  const visit = (node: Node): First => {
    const known = done[node.id];
    if (known === 'open') throw new TypeError(`a phrase begins with itself: ${node.label}`);
    if (known) return known;
    done[node.id] = 'open';
    const first = compute(node, visit);
    done[node.id] = first;
    return first;
  };
  const all = graph.nodes.map(visit);
  for (const step of graph.nodes.flatMap(node => node.steps)) {
    if (!('child' in step && step.optional && all[step.child.id]?.empty)) continue;
    throw new TypeError(`an optional phrase can be empty: ${step.child.label}`);
  }
  return all;
}

type Visit = (node: Node) => First;

const none: First = { words: new Set(), classes: new Set(), empty: true };

function compute(node: Node, visit: Visit): First {
  const { shape } = node;
  switch (shape.kind) {
    case 'template':
      return sequence(node.steps, visit);
    case 'table':
      return { words: new Set(shape.rows.map(row => leading(row.words, node))), classes: new Set(), empty: false };
    case 'token':
      return { words: new Set(), classes: new Set([shape]), empty: false };
    case 'article':
      return { words: new Set(['a', 'an']), classes: new Set(), empty: false };
    case 'not':
      node.children.forEach(visit);
      return none;
    case 'run':
    case 'list':
      return repeated(node, visit);
    default:
      return union(node.children.map(visit));
  }
}

function sequence(steps: readonly Step[], visit: Visit): First {
  const parts: First[] = [];
  for (const step of steps) {
    if ('words' in step) return { ...union([...parts, wordsFirst(step.words)]), empty: false };
    const first = visit(step.child);
    parts.push(first);
    if (!step.optional && !first.empty) return { ...union(parts), empty: false };
  }
  return { ...union(parts), empty: true };
}

function repeated(node: Node, visit: Visit): First {
  const first = union(node.children.map(visit));
  if (first.empty) throw new TypeError(`a phrase that can be empty is repeated: ${node.children[0]?.label}`);
  return first;
}

function leading(words: readonly string[], node: Node): string {
  const word = words[0];
  if (word === undefined) throw new TypeError(`a table has a row without words: ${node.label}`);
  return word;
}

const wordsFirst = (words: readonly string[]): First => ({
  words: new Set(words.slice(0, 1)),
  classes: new Set(),
  empty: false,
});

function union(parts: readonly First[]): First {
  if (parts.length === 1) return parts[0] as First;
  return {
    words: new Set(parts.flatMap(part => [...part.words])),
    classes: new Set(parts.flatMap(part => [...part.classes])),
    empty: parts.some(part => part.empty),
  };
}
