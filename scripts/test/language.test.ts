import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { READER_VERSION } from '@lawmage/oracle/version';
import { expect, test } from 'vitest';
import { freshPage, PAGE } from '../language.ts';

test('the page about the language is as the grammar has it; `npm run language` writes it', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(freshPage());
});

test('the version of the reader is that of its rules; `npm run language` writes it', () => {
  const script = fileURLToPath(new URL('../language.ts', import.meta.url));
  const runtime = new URL('../runtime.mjs', import.meta.url).href;
  const printed = execFileSync(process.execPath, ['--import', runtime, script, '--version'], { encoding: 'utf8' });
  expect(READER_VERSION).toBe(printed.trim());
});
