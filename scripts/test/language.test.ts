import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshPage, PAGE } from '../language.ts';

test('the page about the language is as the grammar has it; `npm run language` writes it', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(freshPage());
});
