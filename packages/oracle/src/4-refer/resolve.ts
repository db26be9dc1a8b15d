import type { Ability } from '@lawmage/ability';

/** Why the references of a line cannot be resolved. */
export interface Unresolved {
  readonly code: 'reference';
  readonly message: string;
  /** What was wanted, such as `referent of "it"`. */
  readonly wanted: string;
}

export type Resolved =
  | { readonly ok: true; readonly value: readonly Ability[] }
  | { readonly ok: false; readonly error: Unresolved };

export const resolve = (abilities: readonly Ability[]): Resolved => ({ ok: true, value: abilities });
