import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../source.ts';

const BULK = join(ROOT, '../shared/cards/oracle-cards.jsonl.gz');

type Face = { readonly name: string; readonly oracle_text?: string };
type Printed = Face & { readonly card_faces?: readonly Face[] };

/** Shorter lines are what every card says. */
const LONG = 85;

const facesOf = (line: string): readonly Face[] => {
  const card = JSON.parse(line) as Printed;
  return [card, ...(card.card_faces ?? [])];
};

/** A line without the name of its card and without reminders, so that cards that say the same are alike. */
const plain = (line: string, name: string): string =>
  line
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(name, '~')
    .replaceAll(/\bthis (?:creature|land|artifact|enchantment|Aura|Equipment|spell|card|permanent)\b/gi, '~')
    .trim();

/** The cards that a scenario makes up: name and lines. */
const inventedIn = (text: string): readonly (readonly [name: string, ...lines: string[]])[] =>
  [...text.matchAll(/^Card: ([^{\n]+?)(?: \{.*)?\n((?: {2}.*\n)*)/gm)].map(([, name = '', lines = '']) => [
    name,
    ...lines.split('\n').map(line => plain(line, name)),
  ]);

/** What is quoted in a source or a page: strings, examples in comments, cells of tables. */
function quotedIn(text: string): readonly string[] {
  const joined = text.replaceAll(/\n\s*\*\s?/g, ' ').replaceAll("\\'", '’');
  return [...joined.matchAll(/["'`]([^"'`\n]+)["'`]/g)].map(([, quoted = '']) => quoted.replaceAll('’', "'"));
}

/** Whole lines of the wordings of the grammar, and what sources and pages quote. */
const wordingsIn = (path: string): readonly string[] => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return path.endsWith('.txt') ? text.split('\n') : quotedIn(text);
};

const PLACES = ['packages/*/{src,test}/**/*.{ts,tsx,txt}', 'docs/**/*.md', 'bench/**/*.ts'];

type Corpus = { readonly names: ReadonlySet<string>; readonly lines: ReadonlySet<string> };

function printed(): Corpus {
  const faces = gunzipSync(readFileSync(BULK)).toString().trim().split('\n').flatMap(facesOf);
  const lines = faces.flatMap(({ name, oracle_text = '' }) => oracle_text.split('\n').map(one => plain(one, name)));
  return { names: new Set(faces.map(({ name }) => name)), lines: new Set(lines) };
}

describe.skipIf(!existsSync(BULK))('words of our own', () => {
  const { names, lines } = existsSync(BULK) ? printed() : { names: new Set<string>(), lines: new Set<string>() };
  const lower = new Set([...lines].map(line => line.toLowerCase()));

  test('no card that a scenario makes up has the name or a long line of a printed one', () => {
    const copied = globSync(['scenarios/**/*.play', 'docs/scenarios.md'], { cwd: ROOT }).flatMap(path =>
      inventedIn(readFileSync(join(ROOT, path), 'utf8')).flatMap(([name, ...texts]) => [
        ...(names.has(name) ? [`${path}: ${name}`] : []),
        ...texts.filter(text => text.length >= LONG && lines.has(text)).map(text => `${path}: ${text}`),
      ]),
    );
    expect(copied).toEqual([]);
  });

  test('no wording, example or comment is a long line of a printed card', () => {
    const copied = globSync(PLACES, { cwd: ROOT }).flatMap(path =>
      wordingsIn(path)
        .map(text => plain(text, '\0'))
        .filter(text => text.length >= LONG && lower.has(text.toLowerCase()))
        .map(text => `${path}: ${text}`),
    );
    expect(copied).toEqual([]);
  });
});
