/** Reads a rules dataset into records, whole or not at all. */
import { fail, ok, type Result } from '@lawmage/cards';
import type { ReadCode } from '../read/code.ts';
import { linked } from '../read/link.ts';
import type { Rulebook } from '../rulebook.ts';
import { type DatasetFormat, recordsOf } from './formats.ts';
import { type DatasetRow, rowFrom } from './row.ts';

/** The rulebook in a dataset, which has neither titles nor glossary and does not say which edition it is. */
export async function readDataset(
  bytes: Uint8Array,
  format: DatasetFormat,
  facts: Pick<Rulebook, 'edition' | 'source'>,
): Promise<Result<Rulebook, ReadCode>> {
  const records = await recordsOf(bytes, format);
  if (!records.ok) return records;
  const rows = rowsFrom(records.value);
  if (!rows.ok) return rows;
  if (rows.value.length === 0) return fail('empty', 'there is no row in the dataset');
  const drafts = rows.value.map(({ number, text, examples }) => ({
    number,
    level: /[a-z]$/.test(number) ? ('subrule' as const) : ('rule' as const),
    printed: null,
    text: [text],
    examples: [...examples],
  }));
  return ok({ ...facts, published: null, ...linked(drafts, []) });
}

/** Rows in the order of their index; no number may come twice. */
function rowsFrom(records: readonly unknown[]): Result<readonly DatasetRow[], ReadCode> {
  const rows = new Map<string, DatasetRow>();
  for (const [n, record] of records.entries()) {
    const row = rowFrom(record, n + 1);
    if (!row.ok) return row;
    const { number } = row.value;
    if (rows.has(number))
      return fail('brokenRecord', `row ${n + 1}: ${number} comes twice`, { record: n + 1, field: 'number' });
    rows.set(number, row.value);
  }
  return ok([...rows.values()].toSorted((one, other) => one.index - other.index));
}
