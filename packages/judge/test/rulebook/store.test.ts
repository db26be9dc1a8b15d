/** Imported rulebooks: kept whole or not at all. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DATASET_FORMATS, importRules, openRules, rowsOf, writeDataset } from '../../src/store.ts';
import { BODY, rulebookText } from '../support/rulebook.ts';

const folder = await mkdtemp(join(tmpdir(), 'lawmage-rules-'));
const store = join(folder, 'rules.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(store, { force: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const bring = async (name: string, content: string | Uint8Array, edition?: string) =>
  importRules(await file(name, content), { store, edition });

const open = () => {
  const opened = openRules(store);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

/** A later edition: the chapter of frogs comes second, a subrule says something else, one is new. */
const LATER = BODY.replace('100.1a A frog that isn’t in the pond is dry', '100.1a A frog that has left the pond is dry')
  .replace(
    '101.2. Each frog has a colour.',
    '101.2. A frog may sing on any summer evening.\n\n101.3. Each frog has a colour.',
  )
  .replaceAll('101.2a The', '101.3a The')
  .replaceAll('101.2b A dry', '101.3b A dry');

describe('an imported rulebook', () => {
  test('tells what it holds', async () => {
    expect(await bring('pond.txt', rulebookText())).toMatchObject({
      ok: true,
      value: { edition: '2031-06-01', rules: 8, chapters: 3, sections: 2, examples: 2, glossary: 2, damaged: 0 },
    });
    using rules = open();
    expect(rules.editions()).toMatchObject([{ edition: '2031-06-01', published: null, source: 'pond.txt', rules: 8 }]);
    expect(rules.rule('2031-06-01', '101.2a')).toMatchObject({ level: 'subrule' });
    expect(rules.rule('2031-06-01', '101.9')).toBeUndefined();
  });

  test('is named by its date of force or of publication, or the beginning of one', async () => {
    await bring('pond-20310604.txt', rulebookText());
    using rules = open();
    for (const name of ['2031', '2031-06', '2031-06-01', '2031-06-04'])
      expect(rules.edition(name)).toMatchObject({ ok: true, value: { edition: '2031-06-01' } });
    for (const name of ['2030', 'current', '%', ''])
      expect(rules.edition(name)).toMatchObject({ ok: false, error: { code: 'unknownEdition' } });
  });

  test('is searched by words, beginnings of words and phrases, in rules, examples and glossary', async () => {
    await bring('pond.txt', rulebookText());
    using rules = open();
    const found = (words: string) => rules.search('2031-06-01', words).findings.map(({ key }) => key);
    expect(found('twice')).toEqual(['200.2']);
    expect(found('paint')).toEqual(['101.2a']);
    expect(found('"green frog"')).toEqual(['101.1']);
    expect(found('naive café')).toEqual(['101.2b']);
    expect(found('animal')).toEqual(['Frog']);
    expect(found('101.2b')).toContain('101.2b');
    expect(found('isn’t')).toEqual(['100.1a']);
    for (const nothing of ['" OR *', '"', '', 'crocodile']) expect(found(nothing)).toEqual([]);
  });

  test('takes the place of what was imported of the same edition', async () => {
    await bring('pond.txt', rulebookText());
    await bring('pond.txt', rulebookText('June 1, 2031', BODY.replace('twice', 'thrice')));
    using rules = open();
    expect(rules.editions()).toHaveLength(1);
    expect(rules.search('2031-06-01', 'twice').total).toBe(0);
    expect(rules.search('2031-06-01', 'thrice').total).toBe(1);
  });

  test('is followed through its renumberings, in whatever order the editions come', async () => {
    await bring('last.txt', rulebookText('July 1, 2033', LATER));
    await bring('first.txt', rulebookText('June 1, 2031'));
    await bring('middle.txt', rulebookText('June 1, 2032', LATER));
    using rules = open();
    expect(rules.elsewhere('2031-06-01', '101.2')).toEqual([
      { edition: '2033-07-01', number: '101.3' },
      { edition: '2032-06-01', number: '101.3' },
    ]);
    expect(rules.elsewhere('2033-07-01', '101.3b').at(-1)).toEqual({ edition: '2031-06-01', number: '101.2b' });
    expect(rules.elsewhere('2033-07-01', '101.2')).toEqual([{ edition: '2032-06-01', number: '101.2' }]);
  });
});

describe('an import that fails', () => {
  const fingerprint = (): string | null =>
    existsSync(store) ? createHash('sha256').update(readFileSync(store)).digest('hex') : null;

  test.each<[string, string, string | Uint8Array]>([
    ['truncated', 'cut.txt', rulebookText().slice(0, 700)],
    ['truncated', 'cut.txt.gz', gzipSync(rulebookText()).subarray(0, 300)],
    ['brokenGzip', 'broken.txt.gz', new Uint8Array([0x1f, 0x8b, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9])],
    ['tooLarge', 'huge.txt', new Uint8Array(9_000_000).fill(65)],
    ['tooLarge', 'huge.txt.gz', gzipSync(new Uint8Array(9_000_000).fill(65))],
    ['notText', 'pond.docx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
    ['outOfOrder', 'order.txt', rulebookText('June 1, 2031', BODY.replace('200.2.', '100.7.'))],
    ['noDate', 'rows.jsonl', '{"number":"100.1","text":"A pond."}'],
    ['brokenRecord', 'rows-2031-06-01.jsonl', '{"number":"pond","text":"A pond."}'],
    [
      'brokenRecord',
      'rows-2031-06-01.jsonl',
      '{"number":"100.1","text":"A pond."}\n{"number":"100.1","text":"A frog."}',
    ],
    ['truncated', 'rows-2031-06-01.jsonl', '{"number":"100.1","text":"A pond."}\n{"number":"100.2","te'],
    ['truncated', 'rows-2031-06-01.csv', 'number,text\n100.1,"A pond'],
    ['brokenRecord', 'rows-2031-06-01.csv', 'number,text,examples\n100.1,A pond.,["'],
    ['truncated', 'rows-2031-06-01.parquet', new TextEncoder().encode('PAR1 and no more')],
    ['brokenRecord', 'rows-2031-06-01.parquet', new TextEncoder().encode('PAR1 no parquet is this PAR1')],
  ])('%s: %s', async (code, name, content) => {
    await bring('pond.txt', rulebookText('June 1, 2030'));
    const before = fingerprint();
    expect(await bring(name, content)).toMatchObject({ ok: false, error: { code } });
    expect(fingerprint()).toBe(before);
  });

  test('badDate: no such day', async () =>
    expect(await bring('pond.txt', rulebookText(), '2031-02-30')).toMatchObject({
      ok: false,
      error: { code: 'badDate' },
    }));

  test('makes no store where there was none', async () => {
    expect(await importRules(join(folder, 'nowhere.txt'), { store })).toMatchObject({ error: { code: 'cannotRead' } });
    expect(openRules(store)).toMatchObject({ ok: false, error: { code: 'noRules' } });
    expect(fingerprint()).toBeNull();
  });

  test('leaves a file alone that is no store of rulebooks', async () => {
    await writeFile(store, 'a letter');
    expect(await bring('pond.txt', rulebookText())).toMatchObject({ ok: false, error: { code: 'notAStore' } });
    expect(readFileSync(store, 'utf8')).toBe('a letter');
  });
});

describe('a dataset', () => {
  test.each(DATASET_FORMATS)('as %s gives the rules back as they were', async format => {
    await bring('pond.txt', rulebookText());
    using before = open();
    const original = before.rulebook('2031-06-01');
    const rows = rowsOf(original ?? { rules: [] });
    expect(Object.keys(rows[0] ?? {})).toEqual(['index', 'number', 'text', 'examples']);
    await bring(`rows.${format}`, writeDataset[format](rows), '2040-01-01');
    using after = open();
    const again = after.rulebook('2040-01-01');
    expect(rowsOf(again ?? { rules: [] })).toEqual(rows);
  });

  test('may have been written by others: an index of pandas, examples as null, columns in another order', async () => {
    const rows = [
      { text: 'Second.', number: '100.2', examples: null, __index_level_0__: 8 },
      { text: 'First.', number: '100.1', examples: ['Example: One frog.'], __index_level_0__: 7 },
    ];
    await bring('rows.jsonl', rows.map(row => JSON.stringify(row)).join('\n'), '2040-01-01');
    using rules = open();
    expect(rules.rulebook('2040-01-01')?.rules).toMatchObject([
      { number: '100.1', examples: ['One frog.'] },
      { number: '100.2', examples: [] },
    ]);
  });
});

describe('an address', () => {
  test('is read from, and what is not there is told', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/pond%202031.txt' ? 200 : 404;
      response.end(rulebookText());
    }).listen(0, '127.0.0.1');
    await new Promise(resolve => server.once('listening', resolve));
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    expect(await importRules(`${base}/pond%202031.txt`, { store })).toMatchObject({ ok: true, value: { rules: 8 } });
    expect(await importRules(`${base}/else`, { store })).toMatchObject({ ok: false, error: { code: 'httpStatus' } });
    server.close();
  });
});
