import type { Fields } from './fields.ts';
import type { Node, Step } from './graph.ts';
import { same } from './meaning.ts';
import type { Output } from './output.ts';
import type { Write } from './write.ts';

type PlainRecord = Readonly<Record<string, unknown>>;

/** True for a plain record, as opposed to a list or a literal. */
export const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a record by the steps of a template; a record with a field the template does not know is refused. */
export function writeTemplate(node: Node, later: (node: Node) => Write, fields: readonly Fields[]): Write {
  const constants = Object.entries(node.shape.kind === 'template' ? node.shape.constants : {});
  const known = (fields[node.id] as Fields).keys;
  const steps = node.steps.map(step => writeStep(step, later, fields));
  return (value, out) => {
    if (!isRecord(value)) return false;
    for (const [field, constant] of constants) if (!same(value[field], constant)) return false;
    for (const field of Object.keys(value)) {
      if (known.has(field)) continue;
      out.refuse(`${node.label} (no place for "${field}")`);
      return false;
    }
    const mark = out.tokens.length;
    for (const step of steps) {
      if (step(value, out)) continue;
      out.tokens.length = mark;
      return false;
    }
    return true;
  };
}

type WriteStep = (record: PlainRecord, out: Output) => boolean;

function writeStep(step: Step, later: (node: Node) => Write, fields: readonly Fields[]): WriteStep {
  if ('words' in step) return (_, out) => out.tokens.push(...step.words) > 0;
  const write = later(step.child);
  if (step.field !== undefined) return writeField(step.field, step.optional, write);
  const keys = [...(fields[step.child.id] as Fields).keys];
  return (record, out) => {
    const own = pick(record, keys);
    return (step.optional && Object.keys(own).length === 0) || write(own, out);
  };
}

function writeField(field: string, optional: boolean, write: Write): WriteStep {
  return (record, out) => {
    if (!Object.hasOwn(record, field)) return optional;
    out.path.push(field);
    const done = write(record[field], out);
    out.path.pop();
    return done;
  };
}

function pick(record: PlainRecord, keys: readonly string[]): PlainRecord {
  const own: Record<string, unknown> = {};
  for (const key of keys) if (Object.hasOwn(record, key)) own[key] = record[key];
  return own;
}
