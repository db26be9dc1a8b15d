import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '../src/files.ts';
import { readScenario } from '../src/read/read.ts';
import type { Scenario } from '../src/scenario/scenario.ts';
import { writeScenario } from '../src/write/write.ts';

const FOLDER = join(import.meta.dirname, '../../../scenarios');

/** A scenario without the places of its words. */
const bare = (scenario: Scenario): unknown =>
  JSON.parse(JSON.stringify(scenario, (key, value: unknown) => (key === 'place' || key === 'text' ? undefined : value)));

function read(text: string): Scenario {
  const reading = readScenario(text);
  if (!reading.ok) throw new Error(`${reading.problems.map(one => one.message).join('; ')}\n${text}`);
  return reading.scenario;
}

describe('what is written of a scenario reads back to the same scenario', () => {
  it.each(scenarioFiles(FOLDER).map(file => [file.slice(FOLDER.length + 1), file] as const))('%s', (_, file) => {
    const scenario = read(readFileSync(file, 'utf8'));
    expect(bare(read(writeScenario(scenario)))).toEqual(bare(scenario));
  });
});
