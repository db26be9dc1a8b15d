import { nameKey, splitName } from '../facts/names.ts';
import { likenessOf } from './likeness.ts';

/** Finds the card a person means, and what they may have meant when there is none. */
export type CardNames = {
  /** The full name, from any case, without accents, or from one face of several. */
  readonly find: (typed: string) => string | undefined;
  /** Names like the one typed, likeliest first. */
  readonly suggest: (typed: string, most?: number) => readonly string[];
};

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
  const likeness = likenessOf(byKey);
  return {
    find: typed => (exact.has(typed) ? typed : (byKey.get(typed.toLowerCase()) ?? byKey.get(nameKey(typed)))),
    suggest: (typed, most = 5) => likeness(nameKey(typed), most),
  };
}
