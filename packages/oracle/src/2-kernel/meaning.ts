/** True if two plain values are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return sameLists(a, b);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => key in b && same(Reflect.get(a, key), Reflect.get(b, key)));
}

function sameLists(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, index) => same(item, b[index]));
}

/** The value without its wording marks: every key `said`, at any depth, is left out. */
export function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaning);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'said');
  return Object.fromEntries(entries.map(([key, item]) => [key, meaning(item)]));
}

/** True if two values mean the same, however they are said. */
export const sameMeaning = (a: unknown, b: unknown): boolean => same(meaning(a), meaning(b));
