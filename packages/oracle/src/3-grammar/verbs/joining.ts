import { as, oneOf, type Phrase, run, say } from '../../2-kernel/index.ts';

/** A row of steps under one wording. */
type Row<T> = { readonly do: 'sequence'; readonly said: string; readonly steps: readonly T[] };

const twoOf = <T>(parts: Phrase<{ readonly first: T; readonly last: T }>): Phrase<readonly T[]> =>
  as(
    parts,
    ({ first, last }): readonly T[] => [first, last],
    ([first, last, ...more]) =>
      first === undefined || last === undefined || more.length > 0 ? undefined : { first, last },
  );

const manyOf = <T>(
  parts: Phrase<{ readonly first: T; readonly rest: readonly T[]; readonly last: T }>,
): Phrase<readonly T[]> =>
  as(
    parts,
    ({ first, rest, last }): readonly T[] => [first, ...rest, last],
    steps => {
      const [first, ...rest] = steps;
      const last = rest.pop();
      return first === undefined || last === undefined || rest.length === 0 ? undefined : { first, rest, last };
    },
  );

/**
 * Two or more steps of one sentence, after a first that may be more than the rest: "a and b", "a, b, and c", "a, then b", "a, b, then
 * c". Each step of "then" may itself be two steps with "and".
 */
export function joined<T>(
  first: Phrase<T>,
  item: Phrase<T>,
  of: (row: Row<T>) => T,
  to: (value: T) => Row<T> | undefined,
): Phrase<T> {
  const row = (said: string, steps: Phrase<readonly T[]>): Phrase<T> =>
    as(
      steps,
      list => of({ do: 'sequence', said, steps: list }),
      value => {
        const found = to(value);
        return found?.said === said ? found.steps : undefined;
      },
    );
  const pair = (head: Phrase<T>): Phrase<T> => row('and', twoOf<T>(say`${{ first: head }} and ${{ last: item }}`));
  const step = oneOf('a verb', item, pair(item));
  const head = oneOf('a verb', first, pair(first));
  return oneOf(
    'a verb',
    pair(first),
    row('and', manyOf<T>(say`${{ first }}, ${{ rest: run(item, { between: ',' }) }}, and ${{ last: item }}`)),
    row('then', twoOf<T>(say`${{ first: head }}, then ${{ last: step }}`)),
    row('then', manyOf<T>(say`${{ first: head }}, ${{ rest: run(step, { between: ',' }) }}, then ${{ last: step }}`)),
    row(
      'then each',
      manyOf<T>(say`${{ first: head }}, then ${{ rest: run(step, { between: ', then' }) }}, then ${{ last: step }}`),
    ),
  );
}
