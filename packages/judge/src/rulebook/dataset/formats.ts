/** The three file formats of rules datasets. */
import { codeOf, fail, ok, type Result, said } from '@lawmage/cards';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ReadCode } from '../read/code.ts';
import { decodeExactly } from '../read/decode.ts';
import { MAGIC, readParquet } from './read-parquet.ts';
import { COLUMNS, type DatasetRow } from './row.ts';

export const DATASET_FORMATS = ['jsonl', 'csv', 'parquet'] as const;
export type DatasetFormat = (typeof DATASET_FORMATS)[number];

/** Which format a file has, by how it begins; null if it is none of them. */
export function datasetFormatOf(bytes: Uint8Array): DatasetFormat | null {
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (start.startsWith(MAGIC)) return 'parquet';
  if (/^\{\s*"/.test(start)) return 'jsonl';
  const names = (start.split(/\r?\n/)[0] ?? '').split(',').map(name => name.trim().replaceAll('"', ''));
  return names.includes('number') && names.includes('text') ? 'csv' : null;
}

/** What the records of a file hold, not looked at yet. Fails with the line or the record. */
export function recordsOf(bytes: Uint8Array, format: DatasetFormat): Promise<Result<readonly unknown[], ReadCode>> {
  return READERS[format](bytes);
}

const READERS: Readonly<Record<DatasetFormat, (bytes: Uint8Array) => Promise<Result<readonly unknown[], ReadCode>>>> = {
  jsonl: async bytes => {
    const text = decodeExactly(bytes);
    return text.ok ? jsonLines(text.value) : text;
  },
  csv: async bytes => {
    const text = decodeExactly(bytes);
    return text.ok ? csvRecords(text.value) : text;
  },
  parquet: readParquet,
};

function jsonLines(text: string): Result<readonly unknown[], ReadCode> {
  const records: unknown[] = [];
  const lines = text.split('\n');
  for (const [n, line] of lines.entries()) {
    if (line.trim() === '') continue;
    try {
      records.push(JSON.parse(line));
    } catch (thrown) {
      const last = n === lines.length - 1;
      return fail(last ? 'truncated' : 'brokenRecord', said(thrown), { line: n + 1 });
    }
  }
  return ok(records);
}

function csvRecords(text: string): Result<readonly unknown[], ReadCode> {
  try {
    return ok(parse(text, { columns: true, skip_empty_lines: true, record_delimiter: ['\r\n', '\n'] }));
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const code = codeOf(thrown) === 'CSV_QUOTE_NOT_CLOSED' ? 'truncated' : 'brokenRecord';
    return fail(code, thrown.message, { line: Number(thrown.lines) });
  }
}

/** The rows as a file of that format. */
export const write: Readonly<Record<DatasetFormat, (rows: readonly DatasetRow[]) => Uint8Array>> = {
  jsonl: rows => new TextEncoder().encode(rows.map(row => `${JSON.stringify(row)}\n`).join('')),
  csv: rows => {
    const flat = rows.map(row => ({ ...row, examples: JSON.stringify(row.examples) }));
    return new TextEncoder().encode(stringify(flat, { header: true, columns: [...COLUMNS], quoted_match: /\r/ }));
  },
  parquet: rows =>
    new Uint8Array(
      parquetWriteBuffer({
        schema: [
          { name: 'root', num_children: COLUMNS.length },
          { name: 'index', type: 'INT32', repetition_type: 'REQUIRED' },
          { name: 'number', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
          { name: 'text', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
          { name: 'examples', repetition_type: 'REQUIRED', converted_type: 'LIST', num_children: 1 },
          { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
          { name: 'element', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
        ],
        columnData: [
          { name: 'index', data: rows.map(row => row.index) },
          { name: 'number', data: rows.map(row => row.number) },
          { name: 'text', data: rows.map(row => row.text) },
          { name: 'examples', data: rows.map(row => row.examples) },
        ],
      }),
    ),
};
