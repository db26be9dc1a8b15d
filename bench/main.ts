/**
 * How fast Lawmage is: every row of the brief's speed table, in one process and one thread, as a median and as a ratio
 * to a fixed reference loop of the same run.
 *
 *     npm run bench [-- --json] [--only WORD]
 */

import { parseArgs } from 'node:util';
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

const rows: Row[] = [];
const round = measure(reference).micros;
if (!values.json) console.log(`reference loop ${round.toFixed(2)} µs\n${line('', 'value', '', 'ratio', 'target')}`);
for (const [name, group] of Object.entries(GROUPS)) {
  if (values.only !== undefined && values.only !== name) continue;
  for (const row of await group()) {
    rows.push(row);
    if (!values.json)
      console.log(line(row.name, shown(row.value), row.unit, row.ratio === null ? '' : shown(row.ratio), row.target));
  }
}
if (values.json) console.log(JSON.stringify({ reference: round, rows }, null, 2));

function line(name: string, value: string, unit: string, ratio: string, target: string): string {
  return `${name.padEnd(58)}${value.padStart(12)} ${unit.padEnd(12)}${ratio.padStart(10)}  ${target}`;
}

function shown(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(3);
}
