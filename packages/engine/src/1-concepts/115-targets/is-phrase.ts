import type { Objects, Players, Slot, TargetEither } from '@lawmage/ability';

/** One instance of the word "target" [CR 115.1, 115.3 | 2007: 415.1, 409.1c]. */
export type TargetPhrase = (
  | Extract<Objects, { readonly what: 'target' }>
  | Extract<Players, { readonly who: 'target' }>
  | TargetEither
) & {
  /** "another target" after others of its kind: it may be none of the targets of these slots. */
  readonly apartFrom?: readonly Slot[];
};

/** Whether a node of an effect is an instance of the word "target". */
export function isPhrase(node: object): node is TargetPhrase {
  if ('what' in node && node.what === 'target') return true;
  return ('who' in node && node.who === 'target') || ('either' in node && node.either === 'target');
}
