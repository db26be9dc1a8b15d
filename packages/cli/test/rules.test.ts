import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lawmage, temporaryHome } from './support.ts';

const rulebook = (date: string, rules: string): string => `Rules of the Pond

These rules are effective as of ${date}.

Contents

1. The Pond
100. Frogs

Glossary

Credits

1. The Pond

100. Frogs

${rules}

Glossary

Frog
An animal. See rule 100.1.

Credits

Nobody.
`;

const FIRST = `100.1. A frog jumps as far as it can see (see rule 100.2).
Example: A blind frog stays.

100.2. A frog sees whatever the moon shines upon.`;
const SECOND = `100.1. Ponds are filled with water before the game.

100.2. A frog jumps as far as it can see (see rule 100.3).
Example: A blind frog stays.

100.3. A frog sees whatever the moon or the sun shines upon.`;

describe('lawmage rules', async () => {
  const home = await temporaryHome();
  const rules = (...args: readonly string[]) => lawmage(['rules', ...args], { home });
  const json = async (...args: readonly string[]) => JSON.parse((await rules(...args, '--json')).out);
  const file = (name: string): string => join(home, name);

  beforeAll(async () => {
    await writeFile(file('first.txt'), rulebook('May 1, 2031', FIRST));
    await writeFile(file('second.txt'), rulebook('June 1, 2032', SECOND));
    await writeFile(file('cut.txt'), rulebook('June 1, 2033', SECOND).slice(0, 250));
    await rules('import', file('first.txt'), file('second.txt'));
  });

  test('says what was imported, and lists it', async () => {
    const imported = await rules('import', file('first.txt'));
    expect(imported).toMatchObject({ status: 0, err: '' });
    expect(imported.out).toContain('2031-05-01: 2 rules in 1 chapters, 1 examples, 1 glossary entries');
    expect(await json('list')).toMatchObject([
      { edition: '2032-06-01', rules: 3 },
      { edition: '2031-05-01', rules: 2 },
    ]);
  });

  test('shows a rule with its examples, what it stands under and points to, and its number elsewhere', async () => {
    const shown = await rules('show', '100.1', '--edition', '2031');
    expect(shown.status).toBe(0);
    for (const part of ['1. The Pond', 'Example: A blind frog', 'points to', '100.2', '2032-06-01'])
      expect(shown.out).toContain(part);
    expect(await json('show', '100.2', '--edition', '2031')).toMatchObject({
      parents: [{ number: '1' }, { number: '100' }],
      referredBy: ['100.1'],
      elsewhere: [{ edition: '2032-06-01', number: '100.3' }],
    });
    expect(await json('show', '100', '--below')).toMatchObject({ below: [{}, {}, {}] });
  });

  test('shows an entry of the glossary', async () => {
    expect(await json('show', 'frog')).toEqual({
      edition: '2032-06-01',
      term: 'Frog',
      text: 'An animal. See rule 100.1.',
      references: ['100.1'],
    });
  });

  test('finds words in rules, examples and glossary', async () => {
    expect(await json('search', 'moon', '--edition', '2031')).toMatchObject({ total: 1, findings: [{ key: '100.2' }] });
    expect((await rules('search', 'crocodile')).status).toBe(1);
  });

  test('tells what changed, and ends as diff does', async () => {
    const { changes, counts } = await json('diff', '2031', '2032');
    expect(counts).toEqual({ added: 1, removed: 0, renumbered: 1, reworded: 0, both: 1 });
    expect(changes).toMatchObject([
      { change: 'added', to: '100.1' },
      { change: 'renumbered', from: '100.1', to: '100.2' },
      { change: 'both', from: '100.2', to: '100.3' },
    ]);
    const told = await rules('diff', '2031', '2032', '--only', 'both', '--text');
    expect(told.status).toBe(1);
    expect(told.out).toMatch(/100\.2 → 100\.3[\s\S]*- A frog sees[\s\S]*\+ A frog sees/);
    expect(await json('diff', '2032', '2031')).toMatchObject({ counts: { removed: 1 } });
    expect((await rules('diff', '2032', '2032')).status).toBe(0);
  });

  test.each(['jsonl', 'csv', 'parquet'])('exports %s that can be imported', async format => {
    const out = file(`frogs.${format}`);
    expect(await rules('export', '--edition', '2031', '--format', format, '--out', out)).toMatchObject({ status: 0 });
    expect((await readFile(out)).length).toBeGreaterThan(50);
    const other = await temporaryFolder(home, format);
    const imported = await lawmage(['rules', 'import', out, '--edition', '2031-05-01', '--json'], { home: other });
    expect(JSON.parse(imported.out)).toMatchObject({ edition: '2031-05-01', rules: 2, examples: 1 });
  });

  test('exports to standard output the columns of published datasets', async () => {
    const { out, err } = await rules('export', '--edition', '2031', '--format', 'csv');
    expect(out.split('\n')[0]).toBe('index,number,text,examples');
    expect(err).toContain('2 rules of 2031-05-01');
  });

  test('counts what scenarios exercise, against all rules of an edition', async () => {
    const folder = file('scenarios');
    await mkdir(folder);
    await writeFile(
      join(folder, 'spark.play'),
      'Scenario: A spark\nCard: Ember Tap {R}\n  Instant\n  Ember Tap deals 2 damage to any target.\nAnn:\n  battlefield: Mountain\n  hand: Ember Tap\nBob:\nPlay:\nAnn casts Ember Tap targeting Bob\nEmber Tap resolves\n',
    );
    const report = await json('coverage', folder);
    expect(report).toMatchObject({ edition: 'current', rules: 3162, scenarios: { passed: 1 }, unknown: [] });
    expect(report.executable).toBe(report.exercised + report.notYet);
    expect(report.rules).toBe(report.executable + report.definitions + report.physical);
    expect(report.list).toHaveLength(3162);
    expect(report.list).toContainEqual({ rule: '601.2i', state: 'exercised', scenarios: ['spark.play'], reason: null });
    const waiting = await rules('coverage', folder, '--edition', '2007-02', '--only', 'leftOut', '--chapter', '606');
    expect(waiting.out).toContain('606.8b  notYet  multiplayer');
    expect(waiting.out).toMatch(/2007-02: \d+ of 735 executable rules exercised/);
  });

  test('lets the judge say what a rule says, where the rulebook of the edition is imported', async () => {
    const judged = await lawmage(['judge', file('scenarios'), '--rules', '--edition', 'current'], { home });
    expect(judged).toMatchObject({ status: 2, err: expect.stringContaining('lawmage: unknownEdition: ') });
    await writeFile(
      file('today.txt'),
      rulebook('August 7, 2026', '100.1. Frogs jump.')
        .replaceAll('100. Frogs', '120. Frogs')
        .replace('100.1.', '120.1.'),
    );
    const other = await temporaryFolder(home, 'today');
    await lawmage(['rules', 'import', file('today.txt')], { home: other });
    const told = await lawmage(['judge', file('scenarios'), '--rules', '--edition', 'current'], { home: other });
    expect(told.out).toMatch(/ 120\.1 +Ember Tap deals 2 to Bob\.\n +│ Frogs jump\./);
  });

  test.each([
    ['usage', []],
    ['usage', ['diff', '2031']],
    ['usage', ['search', 'frog', '--limit', 'some']],
    ['usage', ['coverage', '--only', 'some']],
    ['cannotRead', ['import', 'nowhere.txt']],
    ['cannotRead', ['coverage', 'nowhere']],
    ['unknownRule', ['show', '100.9']],
    ['unknownEdition', ['show', '100.1', '--edition', '1993']],
    ['unknownEdition', ['cite']],
    ['unknownFormat', ['export', '--format', 'xls']],
  ])('%s: %j', async (code, args) => {
    const failed = await rules(...args);
    expect(failed).toMatchObject({ status: 2, out: '' });
    expect(failed.err).toMatch(new RegExp(`^lawmage: ${code}: `));
  });

  test('tells where a text was cut, and keeps nothing of it', async () => {
    const failed = await rules('import', file('cut.txt'));
    expect(failed.status).toBe(2);
    expect(failed.err).toMatch(/^lawmage: truncated: .*cut\.txt: .*\(line \d+\)/);
    expect(await json('list')).toHaveLength(2);
  });

  test('tells what to do where nothing is imported', async () => {
    const failed = await lawmage(['rules', 'list'], { home: file('empty') });
    expect(failed.err).toBe('lawmage: noRules: no rulebook is imported yet: lawmage rules import FILE\n');
  });
});

async function temporaryFolder(home: string, name: string): Promise<string> {
  const folder = join(home, `home-${name}`);
  await mkdir(folder, { recursive: true });
  return folder;
}
