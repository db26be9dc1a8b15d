/** Two editions side by side, up to where they part and what comes of it. */
import { readFileSync } from 'node:fs';
import type { EditionName } from '@lawmage/engine';
import { type ComparedSide, type Comparison, compareEditions, type Library, readScenario } from '@lawmage/judge';
import { CommandError, DONE, FAILED, NEGATIVE, type Status } from '../../command.ts';
import { playedEdition } from '../../scenarios.ts';
import { print, printJson } from '../../text/print.ts';
import { columns, wrapped } from '../../text/table.ts';
import { report } from './report.ts';

/** The two editions of `--compare A,B`. Throws `unknownEdition` and `twoEditions`. */
export function twoEditions(value: string): readonly [EditionName, EditionName] {
  const [one, other, ...more] = value.split(',').map(name => playedEdition(name.trim()));
  if (one === undefined || other === undefined || more.length > 0 || one === other)
    throw new CommandError('twoEditions', `--compare takes two editions, as in current,2007-02: got "${value}"`);
  return [one, other];
}

type Compared = { readonly file: string; readonly title: string; readonly cases: readonly Comparison[] };

/** Compares each scenario. The status is 1 where an edition did not follow a scenario that is meant for it. */
export function compareFiles(
  files: readonly string[],
  editions: readonly [EditionName, EditionName],
  { library, json }: { readonly library: Library | null; readonly json: boolean },
): Status {
  const all: Compared[] = [];
  let status: Status = DONE;
  for (const file of files) {
    const reading = readScenario(readFileSync(file, 'utf8'));
    const compared = reading.ok
      ? compareEditions(reading.scenario, editions, library)
      : ({ ok: false, verdict: { title: '', outcome: 'error', runs: [], problems: reading.problems } } as const);
    if (!compared.ok) {
      report({ file, verdict: compared.verdict }, { explain: false, sentences: null });
      if (compared.verdict.outcome === 'error') status = FAILED;
      continue;
    }
    const meant: readonly EditionName[] = reading.ok ? reading.scenario.editions : [];
    if (status === DONE && compared.cases.some(one => hasFailed(one, meant))) status = NEGATIVE;
    all.push({ file, title: compared.title, cases: compared.cases });
  }
  if (json) printJson(all);
  else for (const one of all) tell(one);
  return status;
}

const hasFailed = ({ sides }: Comparison, meant: readonly EditionName[]): boolean =>
  sides.some(({ edition, stopped }) => stopped !== null && meant.includes(edition));

function tell({ file, title, cases }: Compared): void {
  print(`${title}   ${file}`);
  for (const one of cases) {
    if (one.case !== '') print(`  ${one.case}`);
    besides(one);
    parting(one);
  }
}

const WIDTH = 54;

/** The lines of both sides; the first that is otherwise is marked. */
function besides({ sides: [one, other], differ }: Comparison): void {
  const rows: (readonly string[])[] = [['', one.edition, other.edition]];
  for (let at = 0; at < Math.max(one.lines.length, other.lines.length); at++) {
    const [left, right] = [cell(one, at), cell(other, at)];
    for (let n = 0; n < Math.max(left.length, right.length); n++)
      rows.push([at === differ && n === 0 ? '≠' : '', left[n] ?? '', right[n] ?? '']);
  }
  print(columns(rows, '  ').replaceAll(/^/gmu, '  '));
}

function cell({ lines }: ComparedSide, at: number): readonly string[] {
  const line = lines[at];
  return line === undefined ? [] : wrapped(`${line.rule} ${line.text}`, WIDTH).split('\n');
}

function parting({ sides, differ, ends }: Comparison): void {
  print(differ < 0 ? '  event by event they are the same' : `  they part at ≠, event ${differ + 1}`);
  for (const { edition, stopped, rules } of sides) {
    if (stopped !== null)
      print(`  ${edition} stops at line ${stopped.place.line}, "${stopped.sentence}": ${stopped.message}`);
    if (rules.length > 0) print(wrapped(`rules of ${edition} alone: ${rules.join(', ')}`, 110, '  '));
  }
  const [one, other] = sides;
  if (ends.length > 0)
    print(
      columns([
        ['  at the end', one.edition, other.edition],
        ...ends.map(({ what, is }) => [`  ${what}`, is[0], is[1]]),
      ]),
    );
}
