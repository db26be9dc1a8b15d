import { type Failed, fail, type Place, type Result } from '../result.ts';
import { JsonLines } from './lines.ts';
import { readAtomicRecord } from './mtgjson.ts';
import type { RecordReading } from './record.ts';
import { readScryfallRecord } from './scryfall.ts';
import type { ImportCode, SourceKind } from './source.ts';
import { JsonMembers } from './values.ts';

/** One record of a card file, understood or left out on purpose. */
export type CardRecord = Exclude<RecordReading, { kind: 'broken' }>;

/** Takes a file piece by piece and gives its records; the first failure is the last thing it gives. */
export type RecordReader = {
  readonly write: (chunk: Uint8Array) => Iterable<Result<CardRecord, ImportCode>>;
  readonly end: () => Iterable<Result<CardRecord, ImportCode>>;
};

/** The reader for each kind of card file. */
export const RECORD_READERS: Readonly<Record<SourceKind, () => RecordReader>> = {
  'scryfall-array': () => {
    const members = new JsonMembers('$.*');
    return recordsOf(members, ({ value }) => readScryfallRecord(value));
  },
  'scryfall-lines': () => {
    const lines = new JsonLines();
    return recordsOf(
      lines,
      ({ value }) => readScryfallRecord(value),
      ({ line }) => ({ line }),
    );
  },
  'mtgjson-atomic': () => {
    const members = new JsonMembers('$.data.*');
    return recordsOf(members, ({ key, value }) => readAtomicRecord(String(key), value));
  },
};

type Parts<T> = {
  readonly write: (chunk: Uint8Array) => Iterable<Result<T, ImportCode>>;
  readonly end: () => Iterable<Result<T, ImportCode>>;
};

function recordsOf<T>(
  parts: Parts<T>,
  read: (part: T) => RecordReading,
  placeOf: (part: T) => Place = () => ({}),
): RecordReader {
  let record = 0;
  const understand = (part: Result<T, ImportCode>): Result<CardRecord, ImportCode> => {
    if (!part.ok) return located(part, { record: record + 1 });
    record += 1;
    const reading = read(part.value);
    if (reading.kind !== 'broken') return { ok: true, value: reading };
    const { code, message, place } = reading.failure;
    return fail(code, message, { record, ...placeOf(part.value), ...place });
  };
  return {
    write: chunk => Iterator.from(parts.write(chunk)).map(understand),
    end: () => Iterator.from(parts.end()).map(understand),
  };
}

const located = ({ error }: Failed<ImportCode>, place: Place): Failed<ImportCode> =>
  fail(error.code, error.message, { ...place, ...error.place });
