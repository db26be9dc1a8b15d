import { type Domain, sieveOf } from './domain.ts';
import type { Fields } from './fields.ts';
import type { Graph, Node } from './graph.ts';
import { same } from './meaning.ts';
import { ARTICLE, type Output } from './output.ts';
import type { AsShape, TableRow, TokenShape } from './phrase.ts';
import { isRecord, writeTemplate } from './write-template.ts';

/** Writes a value, or takes back what it wrote and says no. */
export type Write = (value: unknown, out: Output) => boolean;

/** Makes the writer of every phrase; the writer of the root stands first. */
export function writersOf(graph: Graph, fields: readonly Fields[], domains: readonly Domain[]): readonly Write[] {
  const writers: Write[] = [];
  const later =
    (node: Node): Write =>
    (value, out) =>
      (writers[node.id] as Write)(value, out);
  for (const node of graph.nodes) writers.push(writer(node, later, fields, domains));
  return writers;
}

function writer(
  node: Node,
  later: (node: Node) => Write,
  fields: readonly Fields[],
  domains: readonly Domain[],
): Write {
  const { shape } = node;
  const children = node.children.map(later);
  const [child = () => false] = children;
  switch (shape.kind) {
    case 'template':
      return writeTemplate(node, later, fields);
    case 'choice':
      return writeChoice(node, children, domains);
    case 'table':
      return writeTable(node, shape.rows);
    case 'token':
      return writeToken(shape);
    case 'run':
      return writeItems(child, shape.least, () => shape.between);
    case 'list':
      return writeItems(child, shape.least, listSeparator(shape.last));
    case 'as':
      return writeAs(child, shape);
    case 'where':
      return (value, out) => takenBack(out, () => child(value, out) && shape.test(value));
    case 'quiet':
      return child;
    case 'not':
      return isEmptyRecord;
    case 'article':
      return (value, out) => isEmptyRecord(value) && out.tokens.push(ARTICLE) > 0;
  }
}

const isEmptyRecord = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

function takenBack(out: Output, write: () => boolean): boolean {
  const mark = out.tokens.length;
  if (write()) return true;
  out.tokens.length = mark;
  return false;
}

function writeChoice(node: Node, children: readonly Write[], domains: readonly Domain[]): Write {
  const sieve = sieveOf(node.children.map(child => domains[child.id] as Domain));
  const first = (value: unknown, out: Output): boolean => {
    for (const index of sieve(value)) if ((children[index] as Write)(value, out)) return true;
    out.refuse(node.label);
    return false;
  };
  return (value, out) => (isRecord(value) ? out.remember(value, node.id, () => first(value, out)) : first(value, out));
}

function writeTable(node: Node, rows: readonly TableRow[]): Write {
  const records = rows.filter(row => typeof row.value === 'object');
  const literals = new Map(rows.toReversed().map(row => [row.value, row.words]));
  return (value, out) => {
    const words = typeof value === 'object' ? records.find(row => same(row.value, value))?.words : literals.get(value);
    if (words) out.tokens.push(...words);
    else out.refuse(node.label);
    return words !== undefined;
  };
}

function writeToken(shape: TokenShape): Write {
  return (value, out) => {
    const text = shape.from(value);
    const fits = typeof text === 'string' && text !== '' && same(shape.to(text), value);
    if (fits) out.tokens.push(text);
    else out.refuse(shape.label);
    return fits;
  };
}

type Separator = (index: number, count: number) => readonly string[];

function listSeparator(last: readonly string[]): Separator {
  const comma = [','];
  const commaLast = [',', ...last];
  return (index, count) => {
    if (index < count - 1) return comma;
    return count === 2 ? last : commaLast;
  };
}

function writeItems(item: Write, least: number, separator: Separator): Write {
  return (value, out) => {
    if (!Array.isArray(value) || value.length < least) return false;
    return takenBack(out, () =>
      value.every((each, index) => {
        if (index > 0) out.tokens.push(...separator(index, value.length));
        return item(each, out);
      }),
    );
  };
}

function writeAs(child: Write, shape: AsShape): Write {
  return (value, out) => {
    if (shape.keys && !isRecord(value)) return false;
    const inner = shape.from(value);
    return inner !== undefined && same(shape.to(inner), value) && child(inner, out);
  };
}
