import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../source.ts';

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const MANIFESTS = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })];

function dependenciesOf(path: string): [string, string][] {
  const manifest: Manifest = JSON.parse(read(path));
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
}

const ALL = MANIFESTS.flatMap(dependenciesOf).filter(([name]) => !name.startsWith('@lawmage/'));

test('every dependency has its reason among the decisions', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: ROOT }).map(read).join('\n');
  const named = ALL.map(([name]) => name).filter(name => !name.startsWith('@types/'));
  expect(named.filter(name => !decisions.includes(`\`${name}\``))).toEqual([]);
});

test('every dependency has an exact version, and one version in the whole house', () => {
  expect(ALL.filter(([, version]) => !/^(npm:@?[\w/.-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const pairs = new Set(ALL.map(([name, version]) => `${name}@${version}`));
  expect(pairs.size).toBe(new Set(ALL.map(([name]) => name)).size);
});

test('the lock file names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});
