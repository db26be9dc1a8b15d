/** Equal objects next to each other on the stack are one line with a count. */
import type { ObjectSeen } from '../game/seen.ts';

export type Fold = { readonly object: ObjectSeen; readonly count: number; readonly number: number };

const alike = (a: ObjectSeen, b: ObjectSeen): boolean =>
  a.kind === b.kind &&
  a.name === b.name &&
  a.controller === b.controller &&
  JSON.stringify([a.stack?.text, a.stack?.targets, a.stack?.x]) ===
    JSON.stringify([b.stack?.text, b.stack?.targets, b.stack?.x]);

/** Top first, numbered from the bottom. */
export function stackFolds(stack: readonly ObjectSeen[]): readonly Fold[] {
  const folds: Fold[] = [];
  for (let at = stack.length - 1; at >= 0; at--) {
    const object = stack[at];
    const last = folds.at(-1);
    if (object === undefined) continue;
    if (last !== undefined && alike(last.object, object)) folds[folds.length - 1] = { ...last, count: last.count + 1 };
    else folds.push({ object, count: 1, number: at + 1 });
  }
  return folds;
}
