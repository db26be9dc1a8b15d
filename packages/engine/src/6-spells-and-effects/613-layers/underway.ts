/**
 * Characteristics in the making. While layers are applied, whoever asks for the characteristics of an object that is being
 * worked on sees what has been applied so far [CR 613.8 | 2007: 418.5c].
 */
import type { Characteristics } from '../../state/characteristics.ts';
import type { ObjectId } from '../../state/ids.ts';

/** Characteristics that are still being changed. Lists and sets in them are replaced, never edited. */
export type Draft = { -readonly [K in keyof Characteristics]: Characteristics[K] };

let underway: Map<ObjectId, Draft> | null = null;

/** The draft of an object that is being worked on. */
export const draftOf = (id: ObjectId): Draft | undefined => (underway === null ? undefined : underway.get(id));

/** Whether anything is being worked on. */
export const isWorking = (): boolean => underway !== null;

/** Works on drafts; they are visible to readers until it ends. Nested work adds its drafts to those underway. */
export function workingOn<T>(drafts: ReadonlyMap<ObjectId, Draft>, work: () => T): T {
  const before = underway;
  underway = before === null ? new Map(drafts) : new Map([...before, ...drafts]);
  try {
    return work();
  } finally {
    underway = before;
  }
}

/** Works on one draft, without a list of others to copy. */
export function workingOnOne<T>(id: ObjectId, draft: Draft, work: () => T): T {
  const before = underway;
  if (underway === null) underway = new Map();
  underway.set(id, draft);
  try {
    return work();
  } finally {
    if (before === null) underway = null;
    else before.delete(id);
  }
}
