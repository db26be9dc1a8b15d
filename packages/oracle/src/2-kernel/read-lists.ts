import type { Read } from './read.ts';
import { NONE, type Reading, type State } from './state.ts';

/** Reads items with the same words between them. */
export function readRun(item: Read, between: readonly string[], least: number): Read {
  return (state, at) => {
    const found: Reading[] = [];
    const go = (taken: readonly Reading[], end: number): void => {
      if (taken.length >= least) state.add(found, listOf(taken, end));
      if (taken.length > 0 && !follows(state, between, end)) return;
      const from = taken.length > 0 ? end + between.length : end;
      for (const reading of item(state, from)) go([...taken, reading], reading.end);
    };
    go([], at);
    return found.length > 0 ? found : NONE;
  };
}

/** Reads "a", "a and b", "a, b, and c"; `last` are the words before the last item. */
export function readList(item: Read, last: readonly string[], least: number): Read {
  return (state, at) => {
    const found: Reading[] = [];
    const finish = (taken: readonly Reading[], from: number): void => {
      if (taken.length + 1 < least) return;
      for (const reading of item(state, from)) state.add(found, listOf([...taken, reading], reading.end));
    };
    const go = (taken: readonly Reading[], end: number): void => {
      if (taken.length === 1 && least <= 1) state.add(found, listOf(taken, end));
      if (taken.length === 1 && follows(state, last, end)) finish(taken, end + last.length);
      if (state.texts[end] !== ',') return;
      if (taken.length > 1 && follows(state, last, end + 1)) finish(taken, end + 1 + last.length);
      for (const reading of item(state, end + 1)) go([...taken, reading], reading.end);
    };
    for (const reading of item(state, at)) go([reading], reading.end);
    return found.length > 0 ? found : NONE;
  };
}

const listOf = (parts: readonly Reading[], end: number): Reading => ({
  end,
  value: parts.map(part => part.value),
  rule: undefined,
  parts,
  also: undefined,
});

function follows(state: State, words: readonly string[], at: number): boolean {
  for (let i = 0; i < words.length; i++) if (state.texts[at + i] !== words[i]) return false;
  return true;
}
