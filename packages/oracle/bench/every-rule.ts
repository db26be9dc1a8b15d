/** One wording of our own for every rule of the grammar, and which rules have none. */
import { readFileSync } from 'node:fs';
import { words } from '../src/1-text/index.ts';
import { type Graph, graphOf, type Node } from '../src/2-kernel/graph.ts';
import { type Grammar, grammar } from '../src/2-kernel/index.ts';
import { line } from '../src/3-grammar/abilities/line.ts';
import '../src/3-grammar/index.ts';

export const FILE = new URL('../test/wordings/every-rule.txt', import.meta.url);

/** A wording with rows below its first stands on one line of the file, `↵` between its rows. */
export const wordings = (): readonly string[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(row => row !== '')
    .map(row => row.replaceAll('↵', '\n'));

const HEADING = /(\p{Lu}[a-z]+ —(?= ))/u;
const HEADING_ALONE = /^\p{Lu}[a-z]+ —$/u;

/** The tokens of a wording; an ability word with its dash is one. */
export const tokensOf = (text: string): readonly string[] =>
  text.split(HEADING).flatMap(part => (HEADING_ALONE.test(part) ? [part] : words(part)));

/** The phrases of the grammar that are counted: every template, and of tables and classes of tokens any one row; not what may only not follow. */
export function counted({ nodes: [root] }: Graph): readonly Node[] {
  const said = new Set<Node>();
  const visit = (node: Node): void => {
    if (said.has(node)) return;
    said.add(node);
    if (node.shape.kind !== 'not') node.children.forEach(visit);
  };
  if (root !== undefined) visit(root);
  return [...said].filter(({ rules }) => rules.length > 0);
}

export const lines: Grammar<unknown> = grammar(line);
export const graph: Graph = graphOf(line);

/** The numbers of the rules that a wording is read by; none where it is not read. */
export function rulesOf(text: string): readonly number[] {
  const read = lines.read(tokensOf(text));
  return read.ok ? read.rules.map(({ id }) => id) : [];
}

/** The phrases that no wording uses. */
export function unsaid(texts: readonly string[]): readonly Node[] {
  const used = new Set(texts.flatMap(rulesOf));
  return counted(graph).filter(({ rules }) => !rules.some(({ id }) => used.has(id)));
}
