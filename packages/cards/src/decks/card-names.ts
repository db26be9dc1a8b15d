import { distance } from 'fastest-levenshtein';
import { nameKey, splitName } from '../facts/names.ts';

/** Finds the card a person means, and what they may have meant when there is none. */
export type CardNames = {
  /** The full name, from any case, without accents, or from one face of several. */
  readonly find: (typed: string) => string | undefined;
  /** Names like the one typed, likeliest first. */
  readonly suggest: (typed: string, most?: number) => readonly string[];
};

type Candidate = { readonly key: string; readonly name: string };

/** Names in memory. Of two names with one key the second is found by its exact letters. A full name goes before a face, and the front face before the others. */
export function cardNames(names: Iterable<string>): CardNames {
  const all = [...names];
  const byKey = new Map<string, string>();
  const faces = all.map(name => ({ name, keys: splitName(name).map(nameKey) })).filter(({ keys }) => keys.length > 1);
  const put = (key: string, name: string): void => {
    if (!byKey.has(key)) byKey.set(key, name);
  };
  for (const name of all) put(byKey.has(nameKey(name)) ? name.toLowerCase() : nameKey(name), name);
  for (const { name, keys } of faces) put(keys[0] ?? '', name);
  for (const { name, keys } of faces) for (const key of keys) put(key, name);
  const exact = new Set(all);
  const candidates = [...byKey].map(([key, name]) => ({ key, name }));
  return {
    find: typed => (exact.has(typed) ? typed : (byKey.get(typed.toLowerCase()) ?? byKey.get(nameKey(typed)))),
    suggest: (typed, most = 5) => suggest(nameKey(typed), candidates, most),
  };
}

/** A letter wrong in every four is still a slip of the fingers. */
const SLIP = 4;

/** Small slips first, then names that begin so, then larger slips, then names that contain all the words. */
function suggest(key: string, candidates: readonly Candidate[], most: number): readonly string[] {
  if (key === '') return [];
  const limit = Math.max(1, Math.floor(key.length / SLIP));
  const slips = candidates
    .filter(one => Math.abs(one.key.length - key.length) <= limit)
    .map(({ name, key: other }) => ({ name, far: distance(key, other), shared: sharedStart(key, other) }))
    .filter(({ far }) => far <= limit)
    .toSorted((a, b) => a.far - b.far || b.shared - a.shared);
  const words = key.split(' ');
  const short = (a: Candidate, b: Candidate): number => a.key.length - b.key.length;
  const longer = candidates.filter(one => one.key.length > key.length).toSorted(short);
  const found = [
    ...slips.filter(({ far }) => far <= 2),
    ...(key.length < 2 ? [] : longer.filter(one => one.key.startsWith(key))),
    ...slips,
    ...(key.length < SLIP ? [] : longer.filter(one => words.every(word => one.key.includes(word)))),
  ];
  return [...new Set(found.map(({ name }) => name))].slice(0, most);
}

/** How many letters two names begin with in common. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
