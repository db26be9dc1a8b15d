import { Tokenizer, TokenParser } from '@streamparser/json';
import { fail, ok, type Result, said } from '../result.ts';
import { type ImportCode, MOST_BYTES_PER_RECORD } from './source.ts';

/** One member of the array or object that was asked for; `key` is its name, or its number in an array. */
export type Member = { readonly key: string | number; readonly value: unknown };

const NEWLINE = 0x0a;

/**
 * The members of one array or object inside a large JSON text, one at a time, so that memory holds only the member that
 * is being read. `path` is `$.*` for the members of the whole, `$.data.*` for those of its field `data`.
 */
export class JsonMembers {
  readonly #tokenizer = new Tokenizer();
  readonly #parser: TokenParser;
  #found: Member[] = [];
  #start = 0;
  #line = 1;
  #token = 0;
  #lastMember = 0;

  constructor(path: string) {
    this.#parser = new TokenParser({ paths: [path], keepStack: false });
    this.#parser.onValue = ({ key, value }) => {
      this.#lastMember = this.#token;
      if (key !== undefined) this.#found.push({ key, value });
    };
    this.#tokenizer.onToken = ({ token, value, offset }) => {
      this.#token = offset;
      this.#parser.write({ token, value });
    };
    this.#tokenizer.onError = rethrow;
    this.#parser.onError = rethrow;
  }

  /** Takes the next bytes and yields the members that are now whole. Nothing more may be written after a failure. */
  *write(chunk: Uint8Array): Generator<Result<Member, ImportCode>> {
    const broken = this.#try(() => this.#tokenizer.write(chunk), chunk, 'brokenJson');
    yield* this.#take();
    if (broken !== undefined) yield broken;
    this.#start += chunk.length;
    this.#line += count(chunk, chunk.length);
    if (broken === undefined && this.#start - this.#lastMember > MOST_BYTES_PER_RECORD) {
      yield fail('recordTooLarge', 'a record larger than any card', { line: this.#line, byte: this.#lastMember });
    }
  }

  /** Fails when the text is not complete. */
  *end(): Generator<Result<Member, ImportCode>> {
    if (this.#parser.isEnded) return;
    const broken = this.#try(() => this.#tokenizer.end(), new Uint8Array(), 'truncated');
    yield broken ?? fail('truncated', 'the file ends before its last bracket', { line: this.#line, byte: this.#start });
  }

  *#take(): Generator<Result<Member, ImportCode>> {
    const found = this.#found;
    this.#found = [];
    for (const member of found) yield ok(member);
  }

  #try(write: () => void, chunk: Uint8Array, code: ImportCode): Result<Member, ImportCode> | undefined {
    try {
      write();
      return undefined;
    } catch (thrown) {
      const byte = code === 'truncated' ? this.#start : (positionIn(said(thrown)) ?? this.#token);
      return fail(code, said(thrown), { line: this.#line + count(chunk, byte - this.#start), byte });
    }
  }
}

function rethrow(error: Error): never {
  throw error;
}

/** The tokenizer tells where it stumbled only in its message. */
function positionIn(message: string): number | undefined {
  const position = /absolute position "(\d+)"/.exec(message)?.[1];
  return position === undefined ? undefined : Number(position);
}

/** How many line breaks are among the first bytes. */
function count(chunk: Uint8Array, length: number): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0 && at < length; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
