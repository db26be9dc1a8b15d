/** Verdicts in words. */
import { courseOf, type Fault, type Run, type Verdict } from '@lawmage/judge';
import { print } from '../../text/print.ts';

const MARKS = { passed: '✓', failed: '✗', error: '!', skipped: '–' } as const;

export type Judged = { readonly file: string; readonly verdict: Verdict };

export function report({ file, verdict }: Judged, explain: boolean): void {
  const { outcome, title, problems, runs } = verdict;
  print(`${MARKS[outcome]} ${title === '' ? file : title}${outcome === 'passed' ? '' : `   ${file}`}`);
  for (const fault of problems) print(`    ${faultWords(file, fault)}`);
  for (const run of runs) {
    if (explain) course(run);
    if (run.difference !== null) difference(file, run, run.difference);
  }
}

const faultWords = (file: string, { place, message }: Fault): string =>
  `${file}:${place.line}:${place.column}: ${message}`;

const runName = ({ edition, case: name }: Run): string => (name === '' ? edition : `${name}, ${edition}`);

function difference(file: string, run: Run, fault: NonNullable<Run['difference']>): void {
  print(`    ${runName(run)}: ${fault.sentence}`);
  print(`      ${faultWords(file, fault)} [${fault.code}]`);
}

function course(run: Run): void {
  print(`    ${runName(run)}`);
  for (const { text, rule } of courseOf(run)) print(`      ${rule.padEnd(10)} ${text}`);
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
  runs: verdict.runs.map(run => ({ ...run, course: courseOf(run) })),
});
