/** Every scenario of the repository. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../src/files.ts';
import { readScenario, runScenario } from '../src/index.ts';
import { sharedLibrary } from './support/library.ts';

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
  }
});
