import type { Graph, Node, Step } from './graph.ts';

/** What is known of the records that a phrase means. */
export interface Fields {
  /** Every field that a record of this phrase can have. */
  readonly keys: Set<string>;
  /** True if its value may be something else than a record with these fields. */
  loose: boolean;
  /** True if its record may have no field at all. */
  hollow: boolean;
}

/** Finds the fields of every phrase, and throws where a template could not be written back. */
export function fieldsOf(graph: Graph): readonly Fields[] {
  const all = graph.nodes.map((): Fields => ({ keys: new Set(), loose: false, hollow: false }));
  const of = (node: Node): Fields => all[node.id] as Fields;
  for (let changed = true; changed; ) {
    changed = false;
    for (const node of graph.nodes) changed = grow(of(node), node, of) || changed;
  }
  for (const node of graph.nodes) if (node.shape.kind === 'template') check(node, of);
  return all;
}

type Lookup = (node: Node) => Fields;

/** One step towards the fixed point; true if something was added. */
function grow(fields: Fields, node: Node, of: Lookup): boolean {
  const before = `${fields.keys.size} ${fields.loose} ${fields.hollow}`;
  switch (node.shape.kind) {
    case 'template':
      growTemplate(fields, node, node.shape.constants, of);
      break;
    case 'table':
      for (const row of node.shape.rows) growRow(fields, row.value);
      break;
    case 'as':
      if (node.shape.keys) addKeys(fields, node.shape.keys);
      else fields.loose = true;
      break;
    case 'choice':
    case 'where':
    case 'quiet':
      for (const child of node.children) growLike(fields, of(child));
      break;
    case 'not':
    case 'article':
      fields.hollow = true;
      break;
    default:
      fields.loose = true;
  }
  return before !== `${fields.keys.size} ${fields.loose} ${fields.hollow}`;
}

function growTemplate(fields: Fields, node: Node, constants: object, of: Lookup): void {
  addKeys(fields, Object.keys(constants));
  for (const step of node.steps) {
    if (!('child' in step)) continue;
    addKeys(fields, step.field === undefined ? of(step.child).keys : [step.field]);
  }
  const marks = (step: Step): boolean =>
    'child' in step && !step.optional && (step.field !== undefined || !of(step.child).hollow);
  if (Object.keys(constants).length === 0 && !node.steps.some(marks)) fields.hollow = true;
}

function growRow(fields: Fields, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fields.loose = true;
  else addKeys(fields, Object.keys(value));
}

function growLike(fields: Fields, child: Fields): void {
  addKeys(fields, child.keys);
  fields.loose ||= child.loose;
  fields.hollow ||= child.hollow;
}

function addKeys(fields: Fields, keys: Iterable<string>): void {
  for (const key of keys) fields.keys.add(key);
}

function check(node: Node, of: Lookup): void {
  const taken = new Set(node.shape.kind === 'template' ? Object.keys(node.shape.constants) : []);
  for (const step of node.steps) {
    if (!('child' in step)) continue;
    const fields = of(step.child);
    if (step.field === undefined && fields.loose) fail(node, `the fields of "${step.child.label}" are not known`);
    if (step.field === undefined && step.optional && fields.hollow) {
      fail(node, `"${step.child.label}" may be present and leave no field`);
    }
    for (const key of step.field === undefined ? fields.keys : [step.field]) {
      if (taken.has(key)) fail(node, `two parts share the field "${key}"`);
      taken.add(key);
    }
  }
}

function fail(node: Node, reason: string): never {
  throw new TypeError(`${reason} in the template: ${node.label}`);
}
