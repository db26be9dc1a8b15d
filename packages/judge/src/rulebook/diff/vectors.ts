/** Texts as vectors of weighted words, and how near two of them are. */

/** The words of a text, and in which surroundings it stands. */
export type Worded = { readonly words: readonly string[]; readonly around: readonly string[] };

export type Vector = ReadonlyMap<string, number>;

/** Words around a text count less than its own. */
const AROUND = 0.35;

/** Of fewer texts nothing can be said about how common a word is. */
const FEW = 50;
/** A word that more texts have than this tells nothing. */
const MOST_COMMON = 0.15;

/**
 * The vectors of lists of texts. A word that many texts have weighs little or nothing; pairs of words count beside
 * words.
 */
export function vectorsOf(...lists: readonly (readonly Worded[])[]): readonly (readonly Vector[])[] {
  const counted = lists.map(list => list.map(featuresOf));
  const texts = counted.flat();
  const inTexts = new Map<string, number>();
  for (const features of texts) for (const word of features.keys()) inTexts.set(word, (inTexts.get(word) ?? 0) + 1);
  const rarity = (word: string): number => {
    const n = inTexts.get(word) ?? 1;
    return n > texts.length * MOST_COMMON && texts.length > FEW ? 0 : Math.log(1 + texts.length / n);
  };
  return counted.map(list => list.map(features => unit(features, rarity)));
}

function featuresOf({ words, around }: Worded): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number): void =>
    void features.set(feature, (features.get(feature) ?? 0) + weight);
  for (const [n, word] of words.entries()) {
    add(word, 1);
    if (n > 0) add(`${words[n - 1]} ${word}`, 0.5);
  }
  for (const word of around) add(`^${word}`, AROUND);
  return features;
}

function unit(features: ReadonlyMap<string, number>, rarity: (word: string) => number): Vector {
  const weighed = [...features]
    .map(([word, n]) => [word, Math.sqrt(n) * rarity(word)] as const)
    .filter(([, n]) => n > 0);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([word, weight]) => [word, weight / length]));
}

/** For each vector of the first list its nearest in the second, with how near they are (from 0 to 1), nearest first. */
export function nearest(from: readonly Vector[], to: readonly Vector[], most: number): readonly (readonly Near[])[] {
  const postings = new Map<string, [at: number, weight: number][]>();
  for (const [at, vector] of to.entries())
    for (const [word, weight] of vector) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [[at, weight]]);
      else list.push([at, weight]);
    }
  const sums = new Float64Array(to.length);
  return from.map(vector => {
    sums.fill(0);
    for (const [word, weight] of vector)
      for (const [at, other] of postings.get(word) ?? []) sums[at] = (sums[at] ?? 0) + weight * other;
    return topOf(sums, most);
  });
}

export type Near = { readonly at: number; readonly nearness: number };

/** Whatever is less near has nothing in common but everyday words. */
const LEAST = 0.2;

function topOf(sums: Float64Array, most: number): readonly Near[] {
  const near: Near[] = [];
  for (const [at, nearness] of sums.entries()) if (nearness >= LEAST) near.push({ at, nearness });
  return near.toSorted((one, other) => other.nearness - one.nearness).slice(0, most);
}
