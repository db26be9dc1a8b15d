/** One row of a rules dataset as they circulate: the columns `index`, `number`, `text`, `examples`. */
import { fail, ok, type Result } from '@lawmage/cards';
import { partsOf } from '../number.ts';
import type { ReadCode } from '../read/code.ts';
import type { Rulebook } from '../rulebook.ts';

export type DatasetRow = {
  readonly index: number;
  readonly number: string;
  readonly text: string;
  readonly examples: readonly string[];
};

export const COLUMNS = ['index', 'number', 'text', 'examples'] as const satisfies readonly (keyof DatasetRow)[];

/** How pandas names a column that it made of its own row numbers. */
const PANDAS_INDEX = '__index_level_0__';

/** The numbered rules of a rulebook as rows. Titles of sections and chapters, and the glossary, have no place in them. */
export const rowsOf = ({ rules }: Pick<Rulebook, 'rules'>): readonly DatasetRow[] =>
  rules
    .filter(({ level }) => level === 'rule' || level === 'subrule')
    .map(({ number, text, examples }, index) => ({ index, number, text, examples }));

/** A row from what a file holds; `record` counts from 1. Fails with `brokenRecord`. */
export function rowFrom(value: unknown, record: number): Result<DatasetRow, ReadCode> {
  const broken = (field: string, message: string): Result<never, ReadCode> =>
    fail('brokenRecord', `row ${record}: ${message}`, { record, field });
  if (typeof value !== 'object' || value === null) return broken('', 'it is not a record');
  const fields = new Map(Object.entries(value));
  const [number, text] = [fields.get('number'), fields.get('text')];
  if (typeof number !== 'string' || !number.includes('.') || partsOf(number) === null)
    return broken('number', 'its number is not that of a rule');
  if (typeof text !== 'string' || text.trim() === '') return broken('text', 'it has no text');
  const index = fields.get('index') ?? fields.get(PANDAS_INDEX) ?? record - 1;
  if (!Number.isInteger(Number(index)) || index === '') return broken('index', 'its index is not a whole number');
  const examples = examplesFrom(fields.get('examples'));
  if (examples === null) return broken('examples', 'its examples are not a list of texts');
  return ok({ index: Number(index), number, text, examples });
}

/** A list of texts, as it is or as JSON in a text; nothing is an empty list. */
function examplesFrom(value: unknown): readonly string[] | null {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? parsed(value) : value;
  if (!Array.isArray(list) || !list.every(one => typeof one === 'string')) return null;
  return list.map(one => one.replace(/^examples?:\s*/i, ''));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
