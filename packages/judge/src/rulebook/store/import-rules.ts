/** Imports one edition, whole or not at all. */
import { basename } from 'node:path';
import { codeOf, fail, ok, type Result, said } from '@lawmage/cards';
import { datasetFormatOf } from '../dataset/formats.ts';
import { readDataset } from '../dataset/read-dataset.ts';
import type { ReadCode } from '../read/code.ts';
import { readRulebook } from '../read/read.ts';
import type { EditionSummary, Rulebook, RuleLevel } from '../rulebook.ts';
import { type BytesCode, bytesFrom, isAddress } from './bytes.ts';
import { keep } from './keep.ts';
import { openForWriting, type RuleStoreCode } from './open.ts';

export type ImportOptions = {
  /** The store; the usual place when left out. */
  readonly store?: string;
  /** The date of the edition, for a dataset, which does not say it. */
  readonly edition?: string | undefined;
};
export type ImportRulesCode = ReadCode | RuleStoreCode | BytesCode | 'badDate';

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
  const bytes = await bytesFrom(from);
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
  const source = isAddress(from) ? from : basename(from);
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
