import { fail, ok, type Result, said } from '../result.ts';
import { type ImportCode, MOST_BYTES_PER_RECORD } from './source.ts';

export type Line = { readonly line: number; readonly value: unknown };

const NEWLINE = 0x0a;

/** The JSON values of a file that has one on each line, with their line numbers; blank lines are passed over. */
export class JsonLines {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #rest: Uint8Array[] = [];
  #restSize = 0;
  #line = 0;

  /** Takes the next bytes and yields the lines that are now whole. Nothing more may be written after a failure. */
  *write(chunk: Uint8Array): Generator<Result<Line, ImportCode>> {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      yield* this.#close(chunk.subarray(from, to), false);
      from = to + 1;
    }
    this.#keep(chunk.subarray(from));
    if (this.#restSize > MOST_BYTES_PER_RECORD) {
      yield fail('recordTooLarge', 'a line longer than any card', { line: this.#line + 1 });
    }
  }

  /** The last line, which need not end with a line break. */
  *end(): Generator<Result<Line, ImportCode>> {
    yield* this.#close(new Uint8Array(), true);
  }

  #keep(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#rest.push(piece);
    this.#restSize += piece.length;
  }

  *#close(piece: Uint8Array, last: boolean): Generator<Result<Line, ImportCode>> {
    this.#keep(piece);
    const bytes = this.#rest.length === 1 ? (this.#rest[0] ?? piece) : Buffer.concat(this.#rest);
    this.#rest = [];
    this.#restSize = 0;
    this.#line += 1;
    const read = this.#parse(bytes, last);
    if (read !== undefined) yield read;
  }

  #parse(bytes: Uint8Array, last: boolean): Result<Line, ImportCode> | undefined {
    const line = this.#line;
    try {
      const text = this.#decoder.decode(bytes).trim();
      return text === '' ? undefined : ok({ line, value: JSON.parse(text) });
    } catch (thrown) {
      const code = last ? 'truncated' : 'brokenJson';
      return fail(code, last ? `the file ends in the middle of a record: ${said(thrown)}` : said(thrown), { line });
    }
  }
}
