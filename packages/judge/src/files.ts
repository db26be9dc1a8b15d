/** Scenarios, cards and citations in files. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { CardFacts, Failure } from '@lawmage/cards';
import { readCardFile } from '@lawmage/cards/store';
import type { Library } from './verdict/cards.ts';
import type { Tried } from './verdict/coverage.ts';
import { type RunOptions, runScenario } from './verdict/run.ts';

export {
  type CitationReport,
  type CitedRule,
  checkCitations,
  type ReadTexts,
  textsRead,
} from './rulebook/cite/check.ts';
export { citationsOfTree, readTexts, writeTexts } from './rulebook/cite/tree.ts';

const ENDING = '.play';

/** The scenarios at a path: itself, or all in a folder and its folders, by name. */
export function scenarioFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap(entry => {
      const below = join(path, entry.name);
      if (entry.isDirectory()) return scenarioFiles(below);
      return entry.name.endsWith(ENDING) ? [below] : [];
    });
}

/** Runs the scenarios at a path; each is named by its place in that folder. */
export const tryScenarios = (path: string, options: RunOptions): readonly Tried[] =>
  scenarioFiles(path).map(file => ({
    name: (relative(path, file) || basename(file)).replaceAll(sep, '/'),
    verdict: runScenario(readFileSync(file, 'utf8'), options),
  }));

/** Printed cards from a file of cards (see `readCardFile`), by full name and by the names of their faces. */
export async function libraryFrom(
  path: string,
): Promise<{ readonly ok: true; readonly library: Library } | { readonly ok: false; readonly error: Failure }> {
  const byName = new Map<string, CardFacts>();
  for await (const batch of readCardFile(path)) {
    if (!batch.ok) return batch;
    for (const record of batch.value.records) {
      if (record.kind !== 'cards') continue;
      for (const card of record.cards) {
        for (const face of card.faces) if (!byName.has(face.name)) byName.set(face.name, card);
        byName.set(card.name, card);
      }
    }
  }
  return { ok: true, library: name => byName.get(name) };
}
