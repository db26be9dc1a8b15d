/** Looking through the words of an ability for what it could do. */
import type { Effect, Verb } from '@lawmage/ability';

/** Words under which another ability or a later effect stands, which this one does not carry out itself. */
const APART: ReadonlySet<string> = new Set(['abilities', 'instead']);

type Words = Readonly<Record<string, unknown>>;
const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/**
 * Visits the nodes of an effect in the order in which they stand, delayed and reflexive triggers and abilities that it
 * grants left out. A visitor that returns true has seen enough below that node.
 */
export function visitWords(value: unknown, visit: (node: Words) => boolean): void {
  if (Array.isArray(value)) {
    for (const item of value) visitWords(item, visit);
    return;
  }
  if (!isWords(value) || visit(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (!isWords(part) || APART.has(key)) continue;
    if (value.do === 'later' && key === 'effect') continue;
    if (value.do === 'whenDone' && key === 'then') continue;
    visitWords(part, visit);
  }
}

/** Whether a node of an effect passes a test. */
export function hasWord(effect: unknown, test: (node: Words) => boolean): boolean {
  let found = false;
  visitWords(effect, node => {
    found ||= test(node);
    return found;
  });
  return found;
}

/** Whether an effect has a verb. */
export const hasVerb = (effect: Effect, verb: Verb['do']): boolean => hasWord(effect, node => node.do === verb);
