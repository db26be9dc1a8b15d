/** Verdicts in words. */
import { courseOf, type Fault, type Run, type Verdict } from '@lawmage/judge';
import { print } from '../../text/print.ts';
import { wrapped } from '../../text/table.ts';

const MARKS = { passed: '✓', failed: '✗', error: '!', skipped: '–' } as const;

export type Judged = { readonly file: string; readonly verdict: Verdict };

/** The sentence of a rule, by the edition of the run. */
export type Sentences = (edition: Run['edition'], rule: string) => string | null;

/** How much of a verdict is told: the course of play too, and with it what its rules say. */
export type Telling = { readonly explain: boolean; readonly sentences: Sentences | null };

/** More faults of one file help nobody. */
const MOST_FAULTS = 20;

export function report({ file, verdict }: Judged, { explain, sentences }: Telling): void {
  const { outcome, title, problems, runs } = verdict;
  print(`${MARKS[outcome]} ${title === '' ? file : title}${outcome === 'passed' ? '' : `   ${file}`}`);
  for (const fault of problems.slice(0, MOST_FAULTS)) print(`    ${faultWords(file, fault)}`);
  if (problems.length > MOST_FAULTS) print(`    … and ${problems.length - MOST_FAULTS} more`);
  for (const run of runs) {
    if (explain) course(run, sentences);
    if (run.difference !== null) difference(file, run, run.difference);
  }
}

/** "file.play:12:5: what is wrong". */
export const faultWords = (file: string, { place, message }: Fault): string =>
  `${file}:${place.line}:${place.column}: ${message}`;

const runName = ({ edition, case: name }: Run): string => (name === '' ? edition : `${name}, ${edition}`);

function difference(file: string, run: Run, fault: NonNullable<Run['difference']>): void {
  print(`    ${runName(run)}: ${fault.sentence}`);
  print(`      ${faultWords(file, fault)} [${fault.code}]`);
}

/** One line an event; what a rule says stands below the first line that names it. */
function course(run: Run, sentences: Sentences | null): void {
  print(`    ${runName(run)}`);
  const told = new Set<string>();
  for (const { text, rule } of courseOf(run)) {
    print(`      ${rule.padEnd(10)} ${text}`);
    const sentence = told.has(rule) ? null : (sentences?.(run.edition, rule) ?? null);
    if (sentence !== null) print(wrapped(sentence, 110, `      ${' '.repeat(10)} │ `));
    told.add(rule);
  }
}

/** "150 passed, 2 failed, 3 skipped". */
export function summary(judged: readonly Judged[]): string {
  const count = (outcome: Verdict['outcome']): number =>
    judged.filter(({ verdict }) => verdict.outcome === outcome).length;
  const others = (['error', 'skipped'] as const).flatMap(outcome =>
    count(outcome) > 0 ? [`${count(outcome)} ${outcome}`] : [],
  );
  return [`${count('passed')} passed`, `${count('failed')} failed`, ...others].join(', ');
}

/** Without the games, which are of use inside this program only. */
export const plain = ({ file, verdict }: Judged): unknown => ({
  file,
  ...verdict,
  runs: verdict.runs.map(({ rules: _, ...run }) => ({ ...run, course: courseOf({ ...run, rules: _ }) })),
});
