/** Scenario files on disk. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const SCENARIO_ENDING = '.play';

/** The files of scenarios at a path: itself, or all in a folder and its folders, by name. */
export function scenarioFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap(entry => {
      const below = join(path, entry.name);
      if (entry.isDirectory()) return scenarioFiles(below);
      return entry.name.endsWith(SCENARIO_ENDING) ? [below] : [];
    });
}
