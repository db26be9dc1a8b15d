/** What would be read in place of a line that is not: the nearest wordings, found by trying. */
import { distance } from 'fastest-levenshtein';
import { type LineReading, lineGrammar, readTokens } from './line.ts';

/** Turns a row of tokens into its reading, as the face that it stands on has it. */
type ReadAs = (tokens: readonly string[]) => LineReading;

/** How many tokens around the place of the decline are looked at, and how many words are tried there. */
const AROUND = 2;
const WORDS = 24;
const CLOSE = 3;

/** How often two faults of one line are looked for. */
const SECOND_TRIES = 4;

type Place = { readonly at: number; readonly wanted: readonly string[] };
type Row = readonly string[];

/**
 * Rows of tokens that are read, most like the given one first: a word put right, left out, put in or exchanged where
 * the reading stopped, then two such changes; else the longest beginning that can stand alone.
 */
export function nearestReadings(
  tokens: Row,
  place: Place,
  { most = 3, readAs = readTokens }: { readonly most?: number; readonly readAs?: ReadAs } = {},
): readonly Row[] {
  const found: Row[] = [];
  const further: { readonly row: Row; readonly place: Place }[] = [];
  const note = (row: Row): void => {
    const reading = row.length === 0 || row.length > 200 ? null : readAs(row);
    if (reading?.ok && !found.some(other => isSame(other, row))) found.push(row);
    if (reading?.ok === false && reading.at > place.at + 1) further.push({ row, place: reading });
  };
  const take = (rows: Iterable<Row>): void => {
    for (const row of rows) if (found.length < most) note(row);
  };
  take(changed(tokens, place));
  for (const next of further.toSorted((a, b) => b.place.at - a.place.at).slice(0, SECOND_TRIES))
    if (found.length === 0) take(changed(next.row, next.place));
  take(shortened(tokens, place.at));
  return found;
}

const isSame = (a: Row, b: Row): boolean => a.length === b.length && a.every((token, n) => token === b[n]);

function* changed(tokens: Row, { at, wanted }: Place): Generator<Row> {
  const places = [at, ...Array.from({ length: AROUND }, (_, n) => at - n - 1)].filter(n => n >= 0);
  for (const place of places) {
    const token = tokens[place];
    if (token === undefined) continue;
    for (const word of wordsLike(token)) yield tokens.with(place, word);
  }
  yield* wantedWords(tokens, at, wanted);
  for (const place of places) if (place < tokens.length) yield tokens.toSpliced(place, 1);
  for (const place of places)
    if (place + 1 < tokens.length)
      yield tokens.with(place, tokens[place + 1] as string).with(place + 1, tokens[place] as string);
}

/** What the reader would have gone on with. */
function* wantedWords(tokens: Row, at: number, wanted: readonly string[]): Generator<Row> {
  const known = lineGrammar().words();
  for (const place of [at, at - 1])
    for (const word of [...wanted, ',', '.', 'a', 'the'])
      if (known.has(word) || word === ',') yield tokens.toSpliced(Math.max(0, place), 0, word);
  for (const word of wanted) if (known.has(word)) yield tokens.toSpliced(at, 1, word);
}

/** The longest beginnings that a full stop can end, or their last clause left out. */
function* shortened(tokens: Row, at: number): Generator<Row> {
  for (let end = Math.min(at, tokens.length); end > 1; end--)
    if (tokens[end - 1] !== '.' && tokens[end] !== '.') yield [...tokens.slice(0, end), '.'];
    else if (tokens[end - 1] === '.') yield tokens.slice(0, end);
}

/** The words that some rule asks for which are spelt nearly so. */
function wordsLike(token: string): readonly string[] {
  const near: { readonly word: string; readonly far: number }[] = [];
  const limit = Math.min(CLOSE, Math.max(1, Math.floor(token.length / 2)));
  for (const word of lineGrammar().words()) {
    if (word === token || Math.abs(word.length - token.length) > limit) continue;
    const far = distance(word.toLowerCase(), token.toLowerCase());
    if (far <= limit) near.push({ word, far });
  }
  return near
    .toSorted((a, b) => a.far - b.far)
    .slice(0, WORDS)
    .map(({ word }) => word);
}
