import type { Ability } from '@lawmage/ability';
import { meaning, same } from '../2-kernel/index.ts';

/**
 * Words that change what a sentence means, counted without the grammar. Two lines that mean the same may be worded
 * otherwise, but never differ in these.
 */
// biome-ignore format: a list of words reads best filled
const TELLING = new Set([
  'unless', 'instead', 'only', 'other', 'another', 'up', 'twice', 'may', 'not', 'non', 'non-', "can't", "don't",
  "doesn't", "isn't", "aren't", 'without', 'except', 'once', 'half', 'least', 'most', 'more', 'fewer', 'less', 'any',
  'random', 'first', 'second', 'additional', 'next', 'target', 'targets', 'tapped', 'untapped', 'double',
]);
const isTelling = (token: string): boolean => TELLING.has(token) || /^[+-]?\d/u.test(token) || /^\{.+\}$/u.test(token);

/** "Gets an additional +1/+1" says that it has got some before; each change adds to the others anyway. */
const isMoreOfTheSame = (token: string, next = ''): boolean => token === 'additional' && /^[+-]\d/u.test(next);

/** Two lines with the same meaning of which one has words that the other lacks. */
export interface Finding {
  readonly words: readonly string[];
  readonly lines: readonly [string, string];
}

/** Compares every line with the others that were read to the same meaning. */
export class WordDetector {
  private readonly seen = new Map<string, { readonly words: readonly string[]; readonly line: string }>();
  private readonly found: Finding[] = [];

  /** Notes a line that was read. */
  note(tokens: readonly string[], abilities: readonly Ability[]): void {
    const key = keyOf(meaning(abilities));
    const words = tokens.filter((token, at) => isTelling(token) && !isMoreOfTheSame(token, tokens[at + 1])).sort();
    const line = tokens.join(' ');
    const known = this.seen.get(key);
    if (known === undefined) this.seen.set(key, { words, line });
    else if (!same(known.words, words))
      this.found.push({ words: difference(known.words, words), lines: [known.line, line] });
  }

  /** The pairs that differ. */
  get findings(): readonly Finding[] {
    return this.found;
  }
}

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

function difference(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b];
  const only = a.filter(word => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...only, ...left];
}
