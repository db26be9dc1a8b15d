import { type Failed, fail } from '../result.ts';
import { type CardRecord, RECORD_READERS, type RecordReader } from './records.ts';
import { SNIFFED_BYTES, sniff } from './sniff.ts';
import type { ImportCode, SourceKind } from './source.ts';

/** What a piece of a file gave. After a failure nothing more may be written. */
export type Gained = { readonly records: readonly CardRecord[]; readonly failure?: Failed<ImportCode> };

/** A card file that arrives in pieces. What kind of file it is shows in its first bytes, which wait until there are enough. */
export class CardFile {
  #waiting: Uint8Array = new Uint8Array();
  #kind: SourceKind | undefined;
  #reader: RecordReader | undefined;

  get kind(): SourceKind | undefined {
    return this.#kind;
  }

  write(chunk: Uint8Array): Gained {
    if (this.#reader !== undefined) return collect(this.#reader.write(chunk));
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    return this.#waiting.length < SNIFFED_BYTES ? { records: [] } : this.#begin();
  }

  end(): Gained {
    const begun = this.#reader === undefined ? this.#begin() : { records: [] };
    if (begun.failure !== undefined || this.#reader === undefined) return begun;
    const { records, failure } = collect(this.#reader.end());
    return gained([...begun.records, ...records], failure);
  }

  #begin(): Gained {
    const kind = sniff(this.#waiting);
    if (!kind.ok) return { records: [], failure: kind };
    this.#kind = kind.value;
    this.#reader = RECORD_READERS[kind.value]();
    return collect(this.#reader.write(this.#waiting));
  }
}

const gained = (records: readonly CardRecord[], failure: Failed<ImportCode> | undefined): Gained =>
  failure === undefined ? { records } : { records, failure };

function collect(results: ReturnType<RecordReader['write']>): Gained {
  const records: CardRecord[] = [];
  for (const result of results) {
    if (!result.ok) return { records, failure: fail(result.error.code, result.error.message, result.error.place) };
    records.push(result.value);
  }
  return { records };
}
