/**
 * How fast Lawmage is: every row of the brief's speed table, in one thread, as a median and as a ratio to a fixed
 * reference loop of the same run. Each group of rows has a process of its own: code that has been compiled for the games of
 * one group is not what runs in another.
 *
 *     npm run bench [-- --json] [--only GROUP]
 */

import { execFile } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { measure, reference } from './speed/measure.ts';
import { bearsRows, randomRows } from './speed/play.ts';
import { growthRows, midGameRows } from './speed/positions.ts';
import type { Row } from './speed/rows.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } });

const GROUPS: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  random: randomRows,
  bears: bearsRows,
  position: midGameRows,
  growth: growthRows,
  corpus: async () => (await import('./speed/corpus.ts')).corpusRows(),
};

type Report = { readonly reference: number; readonly rows: readonly Row[] };

if (values.only === undefined) await allGroups();
else await oneGroup(values.only);

/** Every group in a process of its own, one after the other. */
async function allGroups(): Promise<void> {
  const rows: Row[] = [];
  const round = referenceLoop();
  if (!values.json) printHead(round);
  for (const name of Object.keys(GROUPS)) {
    const own = [...process.execArgv, fileURLToPath(import.meta.url), '--json', '--only', name];
    const { stdout } = await promisify(execFile)(process.execPath, own);
    const report = JSON.parse(stdout) as Report;
    rows.push(...report.rows);
    if (!values.json) printRows(report.rows);
  }
  if (values.json) printJson({ reference: round, rows });
}

async function oneGroup(name: string): Promise<void> {
  const group = GROUPS[name];
  if (group === undefined) throw new Error(`there is no group ${name}: ${Object.keys(GROUPS).join(', ')}`);
  // While modules are being evaluated, every collection of garbage also walks what that has left on the stack.
  await setImmediate();
  const report: Report = { reference: referenceLoop(), rows: await group() };
  if (values.json) return printJson(report);
  printHead(report.reference);
  printRows(report.rows);
}

function referenceLoop(): number {
  return measure(reference).micros;
}

function printJson(report: Report): void {
  console.log(JSON.stringify(report, null, 2));
}

function printHead(round: number): void {
  console.log(`reference loop ${round.toFixed(2)} µs\n${line('', 'value', '', 'ratio', 'target')}`);
}

function printRows(rows: readonly Row[]): void {
  for (const { name, value, unit, ratio, target } of rows)
    console.log(line(name, shown(value), unit, ratio === null ? '' : shown(ratio), target));
}

function line(name: string, value: string, unit: string, ratio: string, target: string): string {
  return `${name.padEnd(58)}${value.padStart(12)} ${unit.padEnd(12)}${ratio.padStart(10)}  ${target}`;
}

function shown(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(3);
}
