import type { Rule, Shape, TemplateShape } from './phrase.ts';

/** One rule as reports name it: a template by its words, a row of a table by its label and wording. */
export interface RuleName {
  readonly id: number;
  readonly name: string;
}

/** One step of a template: words, or a child for a field, or a child whose fields are merged. */
export type Step =
  | { readonly words: readonly string[] }
  | { readonly child: Node; readonly optional: boolean; readonly field: string | undefined };

/** A phrase with the phrases it is made of, as found from the root of a grammar. */
export interface Node {
  readonly id: number;
  readonly shape: Exclude<Shape, { kind: 'lazy' | 'maybe' }>;
  readonly label: string;
  readonly children: Node[];
  /** The steps of a template; empty for every other shape. */
  readonly steps: Step[];
  /** The rule (or one rule a row) under which its readings are counted. */
  readonly rules: readonly RuleName[];
  /** How many places hold this phrase. */
  uses: number;
}

/** Everything that can be reached from a root, each phrase once; the root stands first. */
export interface Graph {
  readonly nodes: readonly Node[];
  readonly rules: readonly RuleName[];
}

/** Follows all rules from the root. */
export function graphOf(root: Rule): Graph {
  const nodes: Node[] = [];
  const rules: RuleName[] = [];
  const known = new Map<Shape, Node>();
  const name = (text: string): RuleName => {
    const rule = { id: rules.length, name: text };
    rules.push(rule);
    return rule;
  };
  const visit = (rule: Rule): Node => {
    const shape = resolved(rule).shape;
    if (shape.kind === 'lazy' || shape.kind === 'maybe')
      throw new TypeError('a phrase that may be absent stands alone');
    const found = known.get(shape);
    if (found) {
      found.uses += 1;
      return found;
    }
    const names = namesOf(shape).map(name);
    const node: Node = {
      id: nodes.length,
      shape,
      label: labelOf(shape),
      children: [],
      steps: [],
      rules: names,
      uses: 1,
    };
    known.set(shape, node);
    nodes.push(node);
    if (shape.kind === 'template') node.steps.push(...stepsOf(shape, visit));
    node.children.push(...(shape.kind === 'template' ? node.steps.flatMap(childOf) : childrenOf(shape).map(visit)));
    return node;
  };
  visit(root);
  return { nodes, rules };
}

function resolved(rule: Rule): Rule {
  const passed = new Set<Rule>();
  let at = rule;
  while (at.shape.kind === 'lazy') {
    if (passed.has(at)) throw new TypeError('a lazy phrase is defined by nothing but itself');
    passed.add(at);
    at = at.shape.of();
  }
  return at;
}

function stepsOf(shape: TemplateShape, visit: (rule: Rule) => Node): Step[] {
  return shape.parts.map(part => {
    if ('words' in part) return { words: part.words };
    const rule = resolved(part.rule);
    const optional = rule.shape.kind === 'maybe';
    return { child: visit(rule.shape.kind === 'maybe' ? rule.shape.of : rule), optional, field: part.field };
  });
}

const childOf = (step: Step): Node[] => ('child' in step ? [step.child] : []);

function childrenOf(shape: Node['shape']): readonly Rule[] {
  switch (shape.kind) {
    case 'choice':
      return shape.of;
    case 'run':
    case 'list':
      return [shape.item];
    case 'as':
    case 'where':
    case 'not':
    case 'quiet':
      return [shape.of];
    default:
      return [];
  }
}

function labelOf(shape: Node['shape']): string {
  if ('label' in shape) return shape.label;
  return shape.kind === 'template' ? shape.name : shape.kind;
}

function namesOf(shape: Node['shape']): string[] {
  if (shape.kind === 'template') return [shape.name];
  if (shape.kind === 'token') return [shape.label];
  return shape.kind === 'table' ? shape.rows.map(row => `${shape.label}: ${row.words.join(' ')}`) : [];
}
