import { domainsOf } from './domain.ts';
import { fieldsOf } from './fields.ts';
import { firstOf } from './first.ts';
import { graphOf, type Node, type RuleName } from './graph.ts';
import { same } from './meaning.ts';
import { Output } from './output.ts';
import type { Phrase } from './phrase.ts';
import { type Read, readersOf } from './read.ts';
import { type Reading, State } from './state.ts';
import { type Write, writersOf } from './write.ts';

/** No whole reading: the furthest token that was reached, and what was wanted there. */
export interface Declined {
  readonly code: 'declined';
  readonly message: string;
  /** Index of the token; the number of tokens if more were wanted after the last. */
  readonly at: number;
  readonly wanted: readonly string[];
}

/** More than one whole reading with different meaning: a fault of the grammar. */
export interface Ambiguous<T> {
  readonly code: 'ambiguous';
  readonly message: string;
  readonly values: readonly T[];
}

/** A whole reading: the value, the rules it took, and the rules that would have read the same again. */
export interface Whole<T> {
  readonly ok: true;
  readonly value: T;
  readonly rules: readonly RuleName[];
  /** Rules of a second reading that means the same: one of the two is superfluous. */
  readonly redundant: readonly RuleName[];
}

export type ReadResult<T> = Whole<T> | { readonly ok: false; readonly error: Declined | Ambiguous<T> };

/** No rule writes the value: the fields that lead to the innermost part that was refused, and what refused it. */
export interface Unwritable {
  readonly code: 'unwritable';
  readonly message: string;
  readonly path: readonly string[];
}

export type WriteResult =
  | { readonly ok: true; readonly value: readonly string[] }
  | { readonly ok: false; readonly error: Unwritable };

/** A phrase made ready for reading and writing. */
export interface Grammar<T> {
  /** Reads a whole row of tokens. */
  read(tokens: readonly string[]): ReadResult<T>;
  /** Writes a value as a row of tokens. */
  write(value: T): WriteResult;
  /** Every rule of the grammar, for reports of which are used. */
  readonly rules: readonly RuleName[];
  /** Every word that some rule asks for, each once. */
  words(): ReadonlySet<string>;
  /** All rules with what they mean, so that a grammar that reads otherwise is told from this one. */
  meanings(): readonly string[];
}

/** No line is as long; a longer one is declined unread. */
const LONGEST = 1000;

/**
 * Builds a grammar from its root. Throws a TypeError if a rule breaks a law: two parts of a template share a field, a
 * phrase begins with itself, something optional or repeated can be empty or leaves no field.
 */
export function grammar<T>(root: Phrase<T>): Grammar<T> {
  const graph = graphOf(root);
  const fields = fieldsOf(graph);
  const read = readersOf(graph, firstOf(graph))[0] as Read;
  const write = writersOf(graph, fields, domainsOf(graph))[0] as Write;
  let turn = 0;
  return {
    read(tokens) {
      if (tokens.length > LONGEST) return { ok: false, error: tooLong };
      turn += 1;
      const state = new State(tokens, turn);
      return judge<T>(state, read(state, 0));
    },
    write(value) {
      const out = new Output();
      return write(value, out) ? { ok: true, value: out.finished() } : { ok: false, error: unwritable(out) };
    },
    rules: graph.rules,
    words: () => new Set(graph.nodes.flatMap(wordsOf)),
    meanings: () => graph.nodes.map(({ label, shape }) => JSON.stringify([label, meaningOf(shape)])),
  };
}

function wordsOf({ shape, steps }: Node): readonly string[] {
  if (shape.kind === 'table') return shape.rows.flatMap(row => row.words);
  if (shape.kind === 'list') return shape.last;
  if (shape.kind === 'run') return shape.between;
  return steps.flatMap(step => ('words' in step ? step.words : []));
}

/** What a phrase gives besides its parts; what is computed by its source. */
function meaningOf(shape: Node['shape']): unknown {
  switch (shape.kind) {
    case 'template':
      return shape.constants;
    case 'table':
      return shape.rows;
    case 'token':
    case 'as':
      return [String(shape.to), String(shape.from)];
    case 'where':
      return String(shape.test);
    default:
      return shape.kind;
  }
}

const tooLong: Declined = {
  code: 'declined',
  message: `longer than ${LONGEST} tokens`,
  at: LONGEST,
  wanted: ['the end'],
};

function judge<T>(state: State, readings: readonly Reading[]): ReadResult<T> {
  const whole = readings.filter(reading => reading.end === state.texts.length);
  const [first] = whole;
  const others = whole.filter(reading => !same(reading.value, first?.value));
  if (state.crowded || others.length > 0)
    return { ok: false, error: ambiguous(state, [...whole.slice(0, 1), ...others]) };
  if (first === undefined) {
    for (const reading of readings) state.want(reading.end, 'the end');
    return { ok: false, error: declined(state) };
  }
  const rules = new Set<RuleName>();
  const redundant = new Set<RuleName>();
  collect(first, rules, redundant);
  for (const again of whole.slice(1)) collect(again, redundant, redundant);
  return { ok: true, value: first.value as T, rules: [...rules], redundant: [...redundant] };
}

function collect(reading: Reading, rules: Set<RuleName>, redundant: Set<RuleName>): void {
  if (reading.rule) rules.add(reading.rule);
  for (const part of reading.parts) collect(part, rules, redundant);
  if (reading.also) collect(reading.also, redundant, redundant);
}

function ambiguous<T>(state: State, readings: readonly Reading[]): Ambiguous<T> {
  const values = readings.map(reading => reading.value as T);
  return { code: 'ambiguous', message: `${state.crowded ? 'too many' : values.length} different readings`, values };
}

function declined(state: State): Declined {
  const at = Math.max(state.far, 0);
  const wanted = state.tooDeep ? ['a simpler sentence'] : [...new Set(state.wanted)];
  const saw = state.texts[at] === undefined ? 'the end' : `"${state.texts[at]}"`;
  return {
    code: 'declined',
    message: `stopped at ${saw}, wanted ${wanted.join(' or ') || 'nothing more'}`,
    at,
    wanted,
  };
}

function unwritable(out: Output): Unwritable {
  const path = out.refusedAt;
  return { code: 'unwritable', message: `no rule writes ${path.join('.') || 'the value'}: ${out.refusedBy}`, path };
}
