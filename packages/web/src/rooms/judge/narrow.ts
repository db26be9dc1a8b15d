import { useSyncExternalStore } from 'react';

/** The width below which one part of the room is shown at a time; the style sheet has the same. */
const NARROW = '(width < 1100px)';

const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(NARROW).matches);
