import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../source.ts';

const DEPCRUISE = join(ROOT, 'node_modules/.bin/depcruise');

let house = '';

/** An empty copy of the house: the packages with their manifests, none of their sources. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'import-law-'));
  mkdirSync(join(house, 'node_modules/@lawmage'), { recursive: true });
  cpSync(join(ROOT, '.dependency-cruiser.mjs'), join(house, '.dependency-cruiser.mjs'));
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    mkdirSync(join(house, 'packages', name, 'src'), { recursive: true });
    cpSync(join(ROOT, 'packages', name, 'package.json'), join(house, 'packages', name, 'package.json'));
    symlinkSync(`../../packages/${name}`, join(house, 'node_modules/@lawmage', name));
  }
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What the law says to these files: the names of the rules they break, sorted. */
function broken(files: Record<string, string>): string[] {
  const packages = join(house, 'packages');
  for (const name of readdirSync(packages)) rmSync(join(packages, name, 'src'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(packages, path)), { recursive: true });
    writeFileSync(join(packages, path), text);
  }
  const { stdout } = spawnSync(DEPCRUISE, ['packages', '--output-type', 'json'], { cwd: house, encoding: 'utf8' });
  const { summary }: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(stdout);
  return [...new Set(summary.violations.map(violation => violation.rule.name))].sort();
}

test('imports along the journey are lawful', () => {
  const files = {
    'ability/src/index.ts': 'export const word = 1;',
    'engine/src/index.ts': "import { word } from '@lawmage/ability'; export const game = word;",
    'web/src/app.tsx': "import { game } from '@lawmage/engine'; export const App = () => <p>{game}</p>;",
  };
  expect(broken(files)).toEqual([]);
});

test('a package does not import what stands further along the journey', () => {
  const files = {
    'ability/src/index.ts': "export type { Game } from '@lawmage/engine';",
    'engine/src/index.ts': 'export type Game = 1;',
  };
  expect(broken(files)).toEqual(['ability-imports-only-itself']);
});

test('a package is used by its public face only', () => {
  const files = {
    'engine/src/inner.ts': 'export const inner = 1;',
    'agents/src/index.ts': "export { inner } from '../../engine/src/inner.ts';",
  };
  expect(broken(files)).toEqual(['only-the-public-face-of-engine']);
});

test('what runs in the browser reaches no module of Node, not even through others', () => {
  const files = {
    'cards/src/index.ts': "export { read } from './read.ts';",
    'cards/src/read.ts': "import { readFileSync } from 'node:fs'; export const read = readFileSync;",
    'web/src/app.tsx': "export { read } from '@lawmage/cards';",
  };
  expect(broken(files)).toEqual(['no-node-modules-behind-the-browser', 'no-node-modules-behind-the-index-of-cards']);
});

test('code does not go in circles, types may', () => {
  const circle = { 'oracle/src/a.ts': "export * from './b.ts';", 'oracle/src/b.ts': "export * from './a.ts';" };
  expect(broken(circle)).toEqual(['no-cycles']);
  const types = {
    'oracle/src/a.ts': "import type { B } from './b.ts'; export type A = B | 1; export const a = 1;",
    'oracle/src/b.ts': "import { a, type A } from './a.ts'; export type B = A[]; export const b = a;",
  };
  expect(broken(types)).toEqual([]);
});

test('the house itself keeps the law', () => {
  const { stdout } = spawnSync(DEPCRUISE, ['packages', 'scripts'], { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toContain('no dependency violations found');
});
