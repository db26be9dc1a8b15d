/** Names like one that was typed. Most are told apart by their length and their letters, without being compared. */
import { distance } from 'fastest-levenshtein';

type Candidate = {
  readonly key: string;
  readonly name: string;
  /** Its place among all, by which equals are ordered. */
  readonly at: number;
  /** A bit for each letter that it has; spaces do not count. */
  readonly letters: number;
};

/** Candidates by the length of their keys. */
type ByLength = readonly (readonly Candidate[])[];

/** Finds names by their likeness to a key, likeliest first. */
export type Likeness = (key: string, most: number) => readonly string[];

export function likenessOf(names: ReadonlyMap<string, string>): Likeness {
  const byLength: Candidate[][] = [];
  let at = 0;
  for (const [key, name] of names) {
    for (let length = byLength.length; length <= key.length; length++) byLength.push([]);
    byLength[key.length]?.push({ key, name, at, letters: lettersOf(key) });
    at++;
  }
  return (key, most) => {
    const found = new Set<string>();
    for (const { name } of key === '' ? [] : likest(key, byLength)) {
      if (found.size === most) break;
      found.add(name);
    }
    return [...found];
  };
}

const DIGIT = 26;
const OTHER = 27;

function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    if (code !== 32) letters |= 1 << bitOf(code);
  }
  return letters;
}

const bitOf = (code: number): number =>
  code >= 97 && code < 97 + DIGIT ? code - 97 : code >= 48 && code < 58 ? DIGIT : OTHER;

/** A letter wrong in every four is still a slip of the fingers. */
const SLIP = 4;

/** Small slips first, then names that begin so, then larger slips, then names that contain all the words. */
function* likest(key: string, byLength: ByLength): Generator<Candidate> {
  const letters = lettersOf(key);
  const slips = slipsOf(key, letters, byLength);
  for (const { one, far } of slips) if (far <= 2) yield one;
  const longer = byLength.slice(key.length + 1);
  const holding = longer.map(list => list.filter(one => (one.letters & letters) === letters));
  if (key.length >= 2) for (const list of holding) yield* list.filter(one => one.key.startsWith(key));
  for (const { one } of slips) yield one;
  const words = key.split(' ');
  if (key.length >= SLIP)
    for (const list of holding) yield* list.filter(one => words.every(word => one.key.includes(word)));
}

type Slip = { readonly one: Candidate; readonly far: number; readonly shared: number };

function slipsOf(key: string, letters: number, byLength: ByLength): readonly Slip[] {
  const limit = Math.max(1, Math.floor(key.length / SLIP));
  const slips: Slip[] = [];
  for (const list of byLength.slice(Math.max(0, key.length - limit), key.length + limit + 1)) {
    for (const one of list) {
      if (bits(one.letters ^ letters) > 2 * limit) continue;
      const far = distance(key, one.key);
      if (far <= limit) slips.push({ one, far, shared: sharedStart(key, one.key) });
    }
  }
  return slips.sort((a, b) => a.far - b.far || b.shared - a.shared || a.one.at - b.one.at);
}

/** How many bits are set. One wrong letter changes two at most. */
function bits(n: number): number {
  let count = 0;
  for (let left = n; left !== 0; left &= left - 1) count++;
  return count;
}

/** How many letters two names begin with in common. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
