/** Imports one edition, whole or not at all. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { codeOf, fail, ok, type Result, said } from '@lawmage/cards';
import { client, type FetchCode } from '@lawmage/cards/store';
import { datasetFormatOf } from '../dataset/formats.ts';
import { readDataset } from '../dataset/read-dataset.ts';
import type { ReadCode } from '../read/code.ts';
import { MOST_BYTES } from '../read/decode.ts';
import { readRulebook } from '../read/read.ts';
import type { EditionSummary, Rulebook, RuleLevel } from '../rulebook.ts';
import { openForWriting, type RuleStoreCode } from './open.ts';

export type ImportOptions = {
  /** The store; the usual place when left out. */
  readonly store?: string;
  /** The date of the edition, for a dataset, which does not say it. */
  readonly edition?: string | undefined;
};
export type ImportRulesCode = ReadCode | RuleStoreCode | FetchCode | 'cannotRead' | 'brokenGzip' | 'badDate';

/** What was imported, besides its counts: titles, examples, mended misprints, and letters that the file has lost. */
export type ImportRulesReport = EditionSummary & {
  readonly sections: number;
  readonly chapters: number;
  readonly examples: number;
  readonly misprints: readonly { readonly printed: string; readonly number: string }[];
  readonly damaged: number;
};

/**
 * Imports the plain text of an edition, or a dataset of its rules, from a file or an address. An edition that was
 * there before is replaced. Fails with a code and, where there is one, a place.
 */
export async function importRules(
  from: string,
  { store, edition }: ImportOptions = {},
): Promise<Result<ImportRulesReport, ImportRulesCode>> {
  if (edition !== undefined && !isDate(edition)) return fail('badDate', `"${edition}" is not a date like 2026-08-07`);
  const bytes = /^https?:/i.test(from) ? await fetched(from) : await readBytes(from);
  if (!bytes.ok) return bytes;
  const rulebook = await rulebookIn(bytes.value, from, edition);
  if (!rulebook.ok) return rulebook;
  const opened = openForWriting(store);
  if (!opened.ok) return opened;
  using db = opened.value;
  try {
    keep(db, rulebook.value);
  } catch (thrown) {
    if (codeOf(thrown) !== 'ERR_SQLITE_ERROR') throw thrown;
    return fail('cannotWrite', `the rulebook could not be kept: ${said(thrown)}`);
  }
  return ok(reportOf(rulebook.value));
}

async function rulebookIn(
  bytes: Uint8Array,
  from: string,
  edition: string | undefined,
): Promise<Result<Rulebook, ReadCode>> {
  const source = /^https?:/i.test(from) ? from : basename(from);
  const published = dateIn(source);
  const format = datasetFormatOf(bytes);
  if (format === null) return readRulebook(bytes, { source, published });
  const date = edition ?? published;
  if (date === null)
    return fail('noDate', 'a dataset does not say which edition it is: name it with --edition YYYY-MM-DD');
  return readDataset(bytes, format, { edition: date, source });
}

/** `MagicCompRules 20260807.txt`, `comprehensive-rules-2024-08-02.txt`. */
function dateIn(name: string): string | null {
  const [, year, month, day] = /(?<!\d)((?:19|20)\d{2})-?([01]\d)-?([0-3]\d)(?!\d)/.exec(name) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDate(date) ? date : null;
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

async function readBytes(path: string): Promise<Result<Uint8Array, ImportRulesCode>> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) return tooLarge();
    return unpacked(await readFile(path));
  } catch (thrown) {
    return fail('cannotRead', said(thrown));
  }
}

async function fetched(address: string): Promise<Result<Uint8Array, ImportRulesCode>> {
  const http = client();
  try {
    const answer = await http.get(address);
    if (!answer.ok) return answer;
    const { statusCode, body } = answer.value;
    if (statusCode !== 200) return fail('httpStatus', `${address} answered ${statusCode}`);
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of body) {
      size += piece.length;
      if (size > MOST_BYTES) return tooLarge();
      pieces.push(piece);
    }
    return unpacked(Buffer.concat(pieces));
  } catch (thrown) {
    return fail('cut', `the download of ${address} was cut: ${said(thrown)}`);
  } finally {
    await http.close();
  }
}

const tooLarge = (): Result<never, ReadCode> => fail('tooLarge', `no rulebook has more than ${MOST_BYTES} bytes`);

function unpacked(bytes: Uint8Array): Result<Uint8Array, ImportRulesCode> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes);
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: MOST_BYTES }));
  } catch (thrown) {
    if (codeOf(thrown) === 'ERR_BUFFER_TOO_LARGE') return tooLarge();
    const cut = codeOf(thrown) === 'Z_BUF_ERROR';
    return cut
      ? fail('truncated', 'the compressed file ends before its end')
      : fail('brokenGzip', `the compressed file is damaged: ${said(thrown)}`);
  }
}

/** Puts an edition in the place of what was kept of it before, in one transaction. */
function keep(db: DatabaseSync, { edition, published, source, rules, glossary }: Rulebook): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    forget(db, edition);
    const { lastInsertRowid: id } = db
      .prepare('INSERT INTO edition (date, published, source, imported) VALUES (?, ?, ?, ?)')
      .run(edition, published, source, new Date().toISOString());
    const insert = db.prepare(
      'INSERT INTO entry (edition, place, level, key, printed, text, examples, refs) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    for (const { index, level, number, printed, text, examples, references } of rules)
      insert.run(id, index, level, number, printed ?? null, text, JSON.stringify(examples), JSON.stringify(references));
    for (const [place, { term, text, references }] of glossary.entries())
      insert.run(id, place, 'term', term, null, text, '[]', JSON.stringify(references));
    db.prepare(
      'INSERT INTO words (rowid, key, text, examples) SELECT id, key, text, examples FROM entry WHERE edition = ?',
    ).run(id);
    db.exec('COMMIT');
  } catch (thrown) {
    db.exec('ROLLBACK');
    throw thrown;
  }
}

function forget(db: DatabaseSync, edition: string): void {
  const id = db.prepare('SELECT id FROM edition WHERE date = ?').get(edition)?.id;
  if (id === undefined) return;
  db.prepare(
    `INSERT INTO words (words, rowid, key, text, examples)
     SELECT 'delete', id, key, text, examples FROM entry WHERE edition = ?`,
  ).run(id);
  db.prepare('DELETE FROM entry WHERE edition = ?').run(id);
  db.prepare('DELETE FROM edition WHERE id = ?').run(id);
}

function reportOf({ rules, glossary, ...facts }: Rulebook): ImportRulesReport {
  const count = (...levels: readonly RuleLevel[]): number => rules.filter(({ level }) => levels.includes(level)).length;
  const letters = [...rules.flatMap(({ text, examples }) => [text, ...examples]), ...glossary.map(({ text }) => text)];
  return {
    ...facts,
    rules: count('rule', 'subrule'),
    glossary: glossary.length,
    sections: count('section'),
    chapters: count('chapter'),
    examples: rules.reduce((sum, { examples }) => sum + examples.length, 0),
    misprints: rules.flatMap(({ printed, number }) => (printed === undefined ? [] : [{ printed, number }])),
    damaged: letters.join('').split('\ufffd').length - 1,
  };
}
