/** Equality of abilities as values: a game that was loaded holds copies of what its cards say. */
import type { Ability } from '@lawmage/ability';

/** Whether two abilities say the same. */
export const isSameAbility = (a: Ability | null, b: Ability | null): boolean =>
  a === b || (a !== null && b !== null && a.is === b.is && JSON.stringify(a) === JSON.stringify(b));
