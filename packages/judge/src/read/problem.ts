/** What is wrong with a scenario's text: where, what was expected, and what may have been meant. */
import type { Place } from '../scenario/place.ts';
import { type Line, lineOf, type Parser, whole } from './kernel.ts';
import type { Names } from './names.ts';
import { nearestIn } from './nearest.ts';

export type Problem = {
  readonly code: ProblemCode;
  readonly place: Place;
  readonly message: string;
  readonly expected: readonly string[];
  readonly nearest: string | null;
};
export type ProblemCode =
  | 'sentence'
  | 'heading'
  | 'missing'
  | 'twice'
  | 'value'
  | 'cardText'
  | 'unknownCard'
  | 'notCarriedOut'
  | 'placing'
  | 'misencoded';

export type Report = (problem: Problem) => void;

export const problem = (
  code: ProblemCode,
  place: Place,
  message: string,
  says: Partial<Pick<Problem, 'expected' | 'nearest'>> = {},
): Problem => ({ code, place, message, expected: [], nearest: null, ...says });

/** Reads a whole line with one of the readers; reports what did not fit. */
export function readLine<T>(
  text: string,
  place: Place,
  names: Names,
  parsers: readonly Parser<T>[],
  report: Report,
): T | null {
  const line = lineOf(text, names);
  const value = whole(line, parsers);
  if (value === null) report(misfit(line, place));
  return value;
}

const LONGEST = 60;

/** Words of a file as a message may quote them: not too many, and nothing that a terminal would obey. */
export function quoted(text: string): string {
  const shown = text.slice(0, LONGEST).replaceAll(/\p{C}/gu, '�');
  return `"${shown}${text.length > LONGEST ? '…' : ''}"`;
}

const MOST_WANTED = 8;

/** What to do about a name that nothing in the scenario has. */
const unknownName = (seen: string, expected: readonly string[]): string =>
  /^\p{Lu}/u.test(seen) && expected.includes('an object')
    ? '; a card is known once "Card:" or "Printed card:" names it'
    : '';

function misfit(line: Line, place: Place): Problem {
  const expected = [...line.wanted];
  const seen = line.text.slice(line.furthest).trim();
  const shown = expected.slice(0, MOST_WANTED).join(', ') + (expected.length > MOST_WANTED ? ' …' : '');
  const nearest = nearestIn(line) ?? null;
  const hint = nearest === null ? unknownName(seen, expected) : `; did you mean "${nearest}"?`;
  const what = seen === '' ? 'the line ends' : `${quoted(seen)} does not fit`;
  return problem(
    'sentence',
    { line: place.line, column: place.column + line.furthest },
    `${what}: expected ${shown}${hint}`,
    {
      expected,
      nearest,
    },
  );
}
