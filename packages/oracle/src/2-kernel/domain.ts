import type { Graph, Node } from './graph.ts';

type Primitive = string | number | boolean;

/** For a field that every record of a phrase has: the only values it can take. */
export type Domain = ReadonlyMap<string, ReadonlySet<Primitive>>;

const OPEN: Domain = new Map();

/** Finds for every phrase the fields that tell its records apart, so that the writer need not try every alternative. */
export function domainsOf(graph: Graph): readonly Domain[] {
  const done: (Domain | undefined)[] = [];
  const visit = (node: Node): Domain => {
    const known = done[node.id];
    if (known) return known;
    done[node.id] = OPEN;
    const domain = compute(node, visit);
    done[node.id] = domain;
    return domain;
  };
  return graph.nodes.map(visit);
}

function compute(node: Node, visit: (node: Node) => Domain): Domain {
  switch (node.shape.kind) {
    case 'template':
      return templateDomain(node, node.shape.constants, visit);
    case 'choice':
      return common(node.children.map(visit));
    case 'where':
    case 'quiet':
      return common(node.children.map(visit));
    case 'table':
      return common(node.shape.rows.map(row => constantDomain(row.value)));
    default:
      return OPEN;
  }
}

function templateDomain(node: Node, constants: object, visit: (node: Node) => Domain): Domain {
  const domain = new Map(constantDomain(constants));
  for (const step of node.steps) {
    if (!('child' in step) || step.optional || step.field !== undefined) continue;
    for (const [key, values] of visit(step.child)) domain.set(key, values);
  }
  return domain;
}

function constantDomain(value: unknown): Domain {
  if (typeof value !== 'object' || value === null) return OPEN;
  const entries = Object.entries(value).filter(([, item]) => isPrimitive(item));
  return new Map(entries.map(([key, item]) => [key, new Set([item])]));
}

function common(domains: readonly Domain[]): Domain {
  const [head = OPEN, ...rest] = domains;
  const shared = [...head.keys()].filter(key => rest.every(domain => domain.has(key)));
  return new Map(shared.map(key => [key, new Set(domains.flatMap(domain => [...(domain.get(key) ?? [])]))]));
}

const isPrimitive = (value: unknown): value is Primitive =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The alternatives that can write a value, in their order. */
export type Sieve = (value: unknown) => readonly number[];

/** Sorts alternatives by the field that tells most of them apart. */
export function sieveOf(domains: readonly Domain[]): Sieve {
  const all = domains.map((_, index) => index);
  const key = bestKey(domains);
  if (key === undefined) return () => all;
  const allows = (index: number, value: unknown): boolean => {
    const values = domains[index]?.get(key);
    return values === undefined || (isPrimitive(value) && values.has(value));
  };
  const index = new Map<unknown, readonly number[]>();
  for (const domain of domains) {
    for (const value of domain.get(key) ?? []) index.set(value, []);
  }
  for (const value of index.keys())
    index.set(
      value,
      all.filter(i => allows(i, value)),
    );
  const rest = all.filter(i => allows(i, undefined));
  return value => index.get(field(value, key)) ?? rest;
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

function bestKey(domains: readonly Domain[]): string | undefined {
  const counts = new Map<string, number>();
  for (const domain of domains) for (const key of domain.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] > 1 ? best[0] : undefined;
}
