/** Says anything that a grammar can say: sentences made by walking over its rules. */
import { articleFor } from '../src/2-kernel/article.ts';
import { type Graph, graphOf, type Node } from '../src/2-kernel/graph.ts';
import type { Rule } from '../src/2-kernel/phrase.ts';

/** A whole number from 0 to below `n`. */
export type Below = (n: number) => number;

const ARTICLE = '\u0000';
const FAR = 1_000_000;

/** One token of each class that the grammar knows. */
const SAMPLES = [
  '2',
  '3',
  '10',
  '{T}',
  '{2}',
  '{W}',
  '{G/U}',
  '{X}',
  '{E}',
  '2/2',
  '1/1',
  '+1/+1',
  '-1/-1',
  '+2/+0',
  '+1',
  '−2',
  'Landfall —',
  'first',
  'second',
  '1',
  'X',
  'Relic',
  '20',
  '0',
  '[+1]',
  '10—20',
  'third',
];

export class Speaker {
  readonly graph: Graph;
  /** The fewest steps in which each phrase can be said. */
  private readonly heights: readonly number[];
  private last: { readonly target: Node; readonly distances: readonly number[] } | null = null;
  private readonly samples = new Map<Node, readonly string[]>();
  /** How usual each phrase is; all are alike unless told otherwise. */
  private readonly usual: readonly number[];

  /** `counts`: how often each rule is used, by its number; what is used more is said more. */
  constructor(root: Rule, counts?: readonly number[]) {
    this.graph = graphOf(root);
    this.heights = heightsOf(this.graph);
    this.usual = this.graph.nodes.map(({ rules }) =>
      counts === undefined || rules.length === 0 ? 1 : 1 + rules.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0),
    );
    if (counts !== undefined) this.usual = usualOf(this.graph, this.usual);
  }

  /** Some sentence of the root, no deeper than need be beyond `depth`; `through` one phrase, if that is wished. */
  say(below: Below, depth: number, through?: Node): readonly string[] | null {
    const [root] = this.graph.nodes;
    if (root === undefined) return null;
    const towards = through === undefined ? null : this.distances(through);
    const tokens = this.node(root, { below, towards, reached: false }, depth);
    return tokens === null ? null : withArticles(tokens);
  }

  private distances(target: Node): readonly number[] {
    if (this.last?.target !== target) this.last = { target, distances: distancesTo(this.graph, target, this.usual) };
    return this.last.distances;
  }

  private node(node: Node, walk: Walk, depth: number): string[] | null {
    const { shape } = node;
    if (walk.towards?.[node.id] === 0) walk.reached = true;
    switch (shape.kind) {
      case 'template':
        return this.template(node, walk, depth);
      case 'choice':
        return this.node(this.alternative(node, walk, depth), walk, depth - 1);
      case 'table':
        return [...(shape.rows[walk.below(shape.rows.length)]?.words ?? [])];
      case 'token':
        return this.token(node, walk);
      case 'run':
        return this.several(node, walk, depth, Math.max(1, shape.least), (_, last) => (last ? [] : shape.between));
      case 'list':
        return this.several(node, walk, depth, shape.least, (n, last, of) => {
          if (last) return [];
          return n === of - 2 ? [...(of > 2 ? [','] : []), ...shape.last] : [','];
        });
      case 'article':
        return [ARTICLE];
      case 'not':
        return [];
      default:
        return this.node(node.children[0] as Node, walk, depth);
    }
  }

  private template(node: Node, walk: Walk, depth: number): string[] | null {
    const tokens: string[] = [];
    const aim = this.aimed(node, walk);
    for (const [at, step] of node.steps.entries()) {
      if ('words' in step) tokens.push(...step.words);
      else if (!step.optional || at === aim || (depth > (this.heights[step.child.id] ?? FAR) && walk.below(3) === 0)) {
        const said = this.node(step.child, at === aim || aim < 0 ? walk : { ...walk, towards: null }, depth - 1);
        if (said === null) return null;
        tokens.push(...said);
      }
    }
    return tokens;
  }

  /** Which step of a template leads to the phrase that is wished for; -1 where none is. */
  private aimed(node: Node, { towards, reached }: Walk): number {
    if (towards === null || reached) return -1;
    const steps = node.steps.map(step => ('child' in step ? (towards[step.child.id] ?? FAR) : FAR));
    const nearest = Math.min(...steps);
    return nearest < FAR ? steps.indexOf(nearest) : -1;
  }

  private alternative(node: Node, { below, towards, reached }: Walk, depth: number): Node {
    if (towards !== null && !reached) {
      const nearest = Math.min(...node.children.map(child => towards[child.id] ?? FAR));
      const leading = node.children.filter(child => (towards[child.id] ?? FAR) === nearest);
      if (nearest < FAR) return leading[below(leading.length)] as Node;
    }
    const low = Math.min(...node.children.map(child => this.heights[child.id] ?? FAR));
    const possible = node.children.filter(child => (this.heights[child.id] ?? FAR) <= Math.max(low, depth));
    return weighed(possible, child => this.usual[child.id] ?? 1, below);
  }

  private several(
    node: Node,
    walk: Walk,
    depth: number,
    least: number,
    between: (n: number, isLast: boolean, of: number) => readonly string[],
  ): string[] | null {
    const of = Math.max(1, least) + (depth > 4 && walk.below(3) === 0 ? 1 : 0);
    const tokens: string[] = [];
    for (let n = 0; n < of; n++) {
      const said = this.node(node.children[0] as Node, n === 0 ? walk : { ...walk, towards: null }, depth - 1);
      if (said === null) return null;
      tokens.push(...said, ...between(n, n === of - 1, of));
    }
    return tokens;
  }

  private token(node: Node, { below }: Walk): string[] | null {
    const { shape } = node;
    if (shape.kind !== 'token') return null;
    const known = this.samples.get(node) ?? SAMPLES.filter(text => shape.to(text) !== undefined);
    this.samples.set(node, known);
    return known.length === 0 ? null : [known[below(known.length)] as string];
  }
}

type Walk = { readonly below: Below; readonly towards: readonly number[] | null; reached: boolean };

function heightsOf({ nodes }: Graph): readonly number[] {
  const heights = nodes.map(() => FAR);
  for (let changed = true; changed; ) {
    changed = false;
    for (const node of nodes) {
      const height = heightOf(node, heights);
      if (height < (heights[node.id] ?? FAR)) {
        heights[node.id] = height;
        changed = true;
      }
    }
  }
  return heights;
}

function heightOf(node: Node, heights: readonly number[]): number {
  const of = (child: Node): number => heights[child.id] ?? FAR;
  switch (node.shape.kind) {
    case 'template':
      return (
        1 + Math.max(0, ...node.steps.flatMap(step => ('child' in step && !step.optional ? [of(step.child)] : [])))
      );
    case 'choice':
      return 1 + Math.min(...node.children.map(of));
    case 'not':
      return 0;
    default:
      return node.children[0] === undefined ? 1 : 1 + of(node.children[0]);
  }
}

/** Choices and wrappers are as usual as what they hold. */
function usualOf({ nodes }: Graph, own: readonly number[]): readonly number[] {
  const usual = [...own];
  for (let round = 0; round < 8; round++)
    for (const node of nodes) {
      if (node.rules.length > 0 || node.children.length === 0) continue;
      usual[node.id] = Math.max(...node.children.map(child => usual[child.id] ?? 1));
    }
  return usual;
}

/** One of a list, the weightier the likelier. */
function weighed<T>(list: readonly T[], weight: (item: T) => number, below: Below): T {
  let at = below(list.reduce((sum, item) => sum + weight(item), 0));
  for (const item of list) {
    at -= weight(item);
    if (at < 0) return item;
  }
  return list[0] as T;
}

/** How far it is from each phrase down to one; what is unusual is farther away. */
function distancesTo({ nodes }: Graph, target: Node, usual: readonly number[]): readonly number[] {
  const most = Math.max(...usual);
  const distances = nodes.map(() => FAR);
  distances[target.id] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const node of nodes) {
      if (node.shape.kind === 'not') continue;
      const own = 1 + Math.log2(most / (usual[node.id] ?? 1));
      for (const child of node.children) {
        const through = own + (distances[child.id] ?? FAR);
        if (through < (distances[node.id] ?? FAR)) {
          distances[node.id] = through;
          changed = true;
        }
      }
    }
  }
  return distances;
}

function withArticles(tokens: readonly string[]): readonly string[] {
  return tokens.map((token, at) => (token === ARTICLE ? articleFor(tokens[at + 1] ?? '') : token));
}
