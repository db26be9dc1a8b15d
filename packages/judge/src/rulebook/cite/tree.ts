/** The citations of this repository, and the file of the texts that were read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareNumbers } from '../number.ts';
import type { ReadTexts } from './check.ts';
import { type Citation, citationsInCode, citationsInScenario } from './citations.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const READ_TEXTS = fileURLToPath(new URL('./read-texts.json', import.meta.url));

/** Every citation in the sources of the packages and in the scenarios. Places are told from the root. */
export function citationsOfTree(root = ROOT): readonly Citation[] {
  const packages = readdirSync(join(root, 'packages')).map(name => join(root, 'packages', name, 'src'));
  const code = packages.flatMap(folder => filesBelow(folder, /\.tsx?$/));
  const scenarios = filesBelow(join(root, 'scenarios'), /\.play$/);
  const named = (file: string): string => relative(root, file).replaceAll(sep, '/');
  return [
    ...code.flatMap(file => citationsInCode(named(file), readFileSync(file, 'utf8'))),
    ...scenarios.flatMap(file => citationsInScenario(named(file), readFileSync(file, 'utf8'))),
  ];
}

const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => join(folder, name))
    .toSorted();

/** The fingerprints that are kept in the repository. */
export const readTexts = (): ReadTexts => JSON.parse(readFileSync(READ_TEXTS, 'utf8'));

/** Writes them anew, in the order of the rulebook. */
export function writeTexts(read: ReadTexts): void {
  const sorted = Object.entries(read).map(([edition, prints]) => [
    edition,
    Object.fromEntries(Object.entries(prints).toSorted(([one], [other]) => compareNumbers(one, other))),
  ]);
  writeFileSync(READ_TEXTS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
