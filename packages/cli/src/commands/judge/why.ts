/** "May Ann …, and why not?" at a place of scenarios. */
import { readFileSync } from 'node:fs';
import { type Answer, type AskedScenario, type Asking, askScenario, readScenario } from '@lawmage/judge';
import { CommandError, DONE, FAILED, NEGATIVE, type Status } from '../../command.ts';
import { print, printJson } from '../../text/print.ts';
import { faultWords } from './report.ts';

/** The line of `--at`. Throws `notALine`. */
export function lineOf(value: string | undefined): Pick<Asking, 'line'> {
  if (value === undefined) return {};
  const line = Number(value);
  if (!Number.isSafeInteger(line) || line < 1)
    throw new CommandError('notALine', `--at takes the number of a line, got "${value}"`);
  return { line };
}

/** Asks in each scenario. The status is 1 where it is not allowed somewhere. */
export function askFiles(files: readonly string[], asking: Asking, json: boolean): Status {
  const all = files.map(file => ({ file, asked: ask(file, asking) }));
  if (json) printJson(all.map(({ file, asked }) => ({ file, ...asked })));
  else for (const { file, asked } of all) tell(file, asked, asking);
  if (all.some(({ asked }) => !asked.ok)) return FAILED;
  return all.some(({ asked }) => asked.ok && asked.answers.some(({ may }) => !may)) ? NEGATIVE : DONE;
}

function ask(file: string, asking: Asking): AskedScenario {
  const reading = readScenario(readFileSync(file, 'utf8'));
  return reading.ok ? askScenario(reading.scenario, asking) : { ok: false, of: 'scenario', problems: reading.problems };
}

function tell(file: string, asked: AskedScenario, { sentence, line }: Asking): void {
  if (!asked.ok) {
    for (const fault of asked.problems)
      print(
        asked.of === 'scenario'
          ? faultWords(file, fault)
          : `${sentence}\n${' '.repeat(fault.place.column - 1)}^ ${fault.message}`,
      );
    return;
  }
  print(`${asked.title}   ${file}`);
  const where = line === undefined ? 'at the end' : `before line ${line}`;
  for (const answer of asked.answers) {
    print(`  ${[answer.case, answer.edition, where].filter(word => word !== '').join(', ')}: ${answer.decision}`);
    print(`    ${sentence}: ${answerWords(answer)}`);
  }
}

const answerWords = ({ may, words, rule, code }: Answer): string =>
  may ? 'allowed' : `not allowed: ${words}${rule === '' ? '' : ` [${rule}]`} (${code})`;
