import type { Node, RuleName, Step } from './graph.ts';
import type { Read } from './read.ts';
import { NONE, type Reading, type State } from './state.ts';

/** Reads the steps of a template one after the other, in every way, and builds its record. */
export function readTemplate(node: Node, later: (node: Node) => Read): Read {
  const constants = node.shape.kind === 'template' ? node.shape.constants : {};
  const steps = node.steps.map(step => ready(step, later));
  const rule = node.rules[0];
  return (state, at) => {
    const opening = steps[0];
    if (opening && 'words' in opening && state.texts[at] !== opening.words[0]) {
      state.want(at, opening.words[0] ?? '');
      return NONE;
    }
    const walk: Walk = { state, steps, constants, rule, taken: [], found: undefined };
    follow(walk, 0, at);
    return walk.found ?? NONE;
  };
}

type Ready =
  | { readonly words: readonly string[] }
  | { readonly read: Read; readonly optional: boolean; readonly field: string | undefined };

interface Walk {
  readonly state: State;
  readonly steps: readonly Ready[];
  readonly constants: object;
  readonly rule: RuleName | undefined;
  /** The reading taken for each step so far; undefined for words and for what is absent. */
  readonly taken: (Reading | undefined)[];
  found: Reading[] | undefined;
}

const ready = (step: Step, later: (node: Node) => Read): Ready =>
  'words' in step ? step : { read: later(step.child), optional: step.optional, field: step.field };

function follow(walk: Walk, index: number, at: number): void {
  const step = walk.steps[index];
  if (step === undefined) arrive(walk, at);
  else if ('words' in step) {
    walk.taken[index] = undefined;
    if (wordsAt(walk.state, step.words, at)) follow(walk, index + 1, at + step.words.length);
  } else {
    for (const reading of step.read(walk.state, at)) {
      walk.taken[index] = reading;
      follow(walk, index + 1, reading.end);
    }
    walk.taken[index] = undefined;
    if (step.optional) follow(walk, index + 1, at);
  }
}

/** True if these words stand here; otherwise notes which was wanted. */
export function wordsAt(state: State, words: readonly string[], at: number): boolean {
  for (let i = 0; i < words.length; i++) {
    if (state.texts[at + i] === words[i]) continue;
    state.want(at + i, words[i] as string);
    return false;
  }
  return true;
}

function arrive(walk: Walk, end: number): void {
  const record: Record<string, unknown> = { ...walk.constants };
  const parts: Reading[] = [];
  walk.steps.forEach((step, index) => {
    const reading = walk.taken[index];
    if (reading === undefined || 'words' in step) return;
    parts.push(reading);
    if (step.field === undefined) Object.assign(record, reading.value);
    else record[step.field] = reading.value;
  });
  walk.found ??= [];
  walk.state.add(walk.found, { end, value: record, rule: walk.rule, parts, also: undefined });
}
