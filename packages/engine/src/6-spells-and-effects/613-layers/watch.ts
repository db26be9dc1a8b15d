/** Watching the layers at work: each change that is applied to one object, in the order in which that happens. */
import type { Modification } from '@lawmage/ability';
import type { Characteristics } from '../../state/characteristics.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Continuous } from './live.ts';
import { type Draft, draftOf } from './underway.ts';

/** What changes an object: an effect, what the object defines about itself, or its counters of a kind. */
export type Cause =
  | { readonly by: 'effect'; readonly effect: Continuous }
  | { readonly by: 'defining' }
  | { readonly by: 'counters'; readonly kind: string; readonly n: number; readonly timestamp: number };

/** A change and what the object was right after it. `change` is null for counters that add to power and toughness. */
export type Applied = {
  readonly place: number;
  readonly cause: Cause;
  readonly change: Modification | null;
  readonly after: Characteristics;
};

type Watch = { readonly id: ObjectId; readonly applied: Applied[] };

let watch: Watch | null = null;

/** What is applied to an object while something is done that makes its characteristics. */
export function watched(id: ObjectId, work: () => void): readonly Applied[] {
  const applied: Applied[] = [];
  within({ id, applied }, work);
  return applied;
}

/** What is only tried out is not noted. */
export const unwatched = (work: () => void): void => within(null, work);

function within(next: Watch | null, work: () => void): void {
  const before = watch;
  watch = next;
  try {
    work();
  } finally {
    watch = before;
  }
}

/** Called by whatever has changed a draft. */
export function note(draft: Draft, place: number, cause: Cause, change: Modification | null): void {
  if (watch === null || draftOf(watch.id) !== draft) return;
  watch.applied.push({ place, cause, change, after: { ...draft } });
}

/** Whether changes are noted at all, so that no cause is made up for nobody. */
export const isWatched = (): boolean => watch !== null;
