/** What a package offers can be loaded by itself: no entry counts on another having been loaded before. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

type Manifest = { readonly name: string; readonly exports?: string | Readonly<Record<string, string>> };

const entries = readdirSync(new URL('packages/', root)).flatMap(folder => {
  const manifest = JSON.parse(readFileSync(new URL(`packages/${folder}/package.json`, root), 'utf8')) as Manifest;
  const { exports = {} } = manifest;
  const paths = typeof exports === 'string' ? [exports] : Object.values(exports);
  return paths.filter(path => path.endsWith('.ts')).map(path => `packages/${folder}/${path.replace('./', '')}`);
});

test.for(entries)('%s can be loaded first', async path => {
  const entry = new URL(path, root).href;
  const load = ['--import', fileURLToPath(new URL('scripts/runtime.mjs', root)), '--input-type=module'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...load,
    '--eval',
    `await import(${JSON.stringify(entry)}); console.log('loaded');`,
  ]);
  expect(stdout.trim()).toBe('loaded');
});
