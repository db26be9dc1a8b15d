/** Every scenario of the repository. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../src/files.ts';
import type { Scenario } from '../src/index.ts';
import { readScenario, runScenario } from '../src/index.ts';
import { sharedLibrary } from './support/library.ts';
import { opposite } from './support/opposite.ts';

const FOLDER = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const library = await sharedLibrary();

describe('scenarios', () => {
  for (const file of scenarioFiles(FOLDER)) {
    const text = readFileSync(file, 'utf8');
    const reading = readScenario(text);
    const needsCards = reading.ok && reading.scenario.printed.length > 0;
    const title = reading.ok ? reading.scenario.title : 'cannot be read';
    test.skipIf(needsCards && library === null)(`${relative(FOLDER, file)}: ${title}`, () => {
      const { outcome, problems, runs } = runScenario(text, { library });
      expect(problems).toEqual([]);
      expect(runs.flatMap(run => run.difference ?? [])).toEqual([]);
      expect(outcome).toBe('passed');
    });
    test.skipIf(needsCards && library === null)(`${relative(FOLDER, file)} falls with its last fact`, () => {
      const scenario = reading.ok ? withoutTruth(reading.scenario) : text;
      expect(runScenario(scenario, { library }).outcome).toBe('failed');
    });
  }
});

/** The scenario with the last fact of its last case turned round. */
function withoutTruth(scenario: Scenario): Scenario {
  const at = scenario.cases.length - 1;
  const last = scenario.cases[at];
  const check = last?.steps.findLastIndex(step => 'check' in step.does) ?? -1;
  const step = last?.steps[check];
  if (last === undefined || step === undefined || !('check' in step.does)) throw new Error('nothing is checked');
  const steps = last.steps.with(check, { ...step, does: opposite(step.does) });
  return { ...scenario, cases: scenario.cases.with(at, { ...last, steps }) };
}
