import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { codeOf, fail, ok, type Result, said } from '../result.ts';
import type { OnProgress } from '../store/reader.ts';
import type { FetchCode } from './addresses.ts';
import { type Answer, type Client, cancelled, header } from './http.ts';
import { originOf, type PartialFile, partialFile, type Waiting } from './partial.ts';

export type DownloadOptions = {
  readonly client: Client;
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How long to wait before each further attempt, in milliseconds. */
  readonly waits?: readonly number[] | undefined;
  /** The version one has already, as `Downloaded.version` told it. */
  readonly have?: string | undefined;
};

/** A file that has come whole, as the server sent it (perhaps compressed), or word that it is the version one has. */
export type Downloaded =
  | { readonly kind: 'new'; readonly path: string; readonly version?: string; readonly resumedAt: number }
  | { readonly kind: 'unchanged' };

const WAITS = [500, 2_000, 5_000];

/** What one attempt ended with: a download, a failure that is final, or one after which trying again makes sense. */
type Attempt = { readonly again: boolean; readonly result: Result<Downloaded, FetchCode> };

/**
 * Downloads a file to `path`. What came before a cut is kept and continued, in this call or a later one, if the server
 * still has the same version (HTTP ranges with `If-Range`); otherwise the file is fetched from its beginning.
 */
export async function download(
  address: string,
  path: string,
  options: DownloadOptions,
): Promise<Result<Downloaded, FetchCode>> {
  const partial = partialFile(path);
  try {
    await mkdir(dirname(path), { recursive: true });
    let attempt = await tryOnce(address, partial, options);
    for (const wait of options.waits ?? WAITS) {
      if (!attempt.again || options.signal?.aborted) break;
      await setTimeout(wait, undefined, { signal: options.signal });
      attempt = await tryOnce(address, partial, options);
    }
    return attempt.result;
  } catch (thrown) {
    return options.signal?.aborted ? cancelled() : fail('cannotWrite', said(thrown));
  }
}

async function tryOnce(address: string, partial: PartialFile, options: DownloadOptions): Promise<Attempt> {
  const waiting = await partial.waiting(address);
  if (waiting !== undefined && waiting.size === waiting.origin.total) return finish(partial, transferOf(waiting));
  const asked = await options.client.get(address, conditions(waiting, options.have));
  if (!asked.ok) return { again: asked.error.code === 'unreachable', result: asked };
  const answer = asked.value;
  if (waiting !== undefined && continues(answer, waiting)) {
    return receive(answer, partial, transferOf(waiting), options);
  }
  if (answer.statusCode === 200) {
    const origin = originOf(address, answer);
    await partial.begin(origin);
    return receive(answer, partial, { from: 0, total: totalOf(answer), version: origin?.validator }, options);
  }
  return refused(address, answer, partial);
}

/** What one asks of the server: the rest of the same version, or a version other than the one at hand. */
function conditions(waiting: Waiting | undefined, have: string | undefined): Record<string, string> {
  const encoding = { 'accept-encoding': 'gzip' };
  if (waiting !== undefined) {
    return { ...encoding, range: `bytes=${waiting.size}-`, 'if-range': waiting.origin.validator };
  }
  if (have === undefined) return encoding;
  return { ...encoding, [have.includes('"') ? 'if-none-match' : 'if-modified-since']: have };
}

/** Whether an answer is the rest of what waits, byte for byte of the same version and in the same compression. */
function continues(answer: Answer, { size, origin }: Waiting): boolean {
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(header(answer, 'content-range') ?? '') ?? [];
  const sameEncoding = (header(answer, 'content-encoding') ?? 'identity') === origin.encoding;
  const sameTotal = origin.total === undefined || total === '*' || Number(total) === origin.total;
  return answer.statusCode === 206 && Number(start) === size && sameEncoding && sameTotal;
}

/** One stretch of a file on its way: where it begins, how large the whole is, and the version it belongs to. */
type Transfer = { readonly from: number; readonly total: number | undefined; readonly version: string | undefined };

const transferOf = ({ size, origin }: Waiting): Transfer => ({
  from: size,
  total: origin.total,
  version: origin.validator,
});

function totalOf(answer: Answer): number | undefined {
  const length = header(answer, 'content-length');
  return length === undefined ? undefined : Number(length);
}

async function receive(
  { body }: Answer,
  partial: PartialFile,
  transfer: Transfer,
  { onProgress, signal }: DownloadOptions,
): Promise<Attempt> {
  let size = transfer.from;
  const counted = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      size += piece.length;
      onProgress?.({ stage: 'download', done: size, unit: 'bytes', ...total(transfer) });
      yield piece;
    }
  };
  try {
    await pipeline(body, counted, createWriteStream(partial.bytes, { flags: 'a' }));
  } catch (thrown) {
    if (signal?.aborted) return { again: false, result: cancelled() };
    if (isOfTheDisk(thrown)) throw thrown;
    return cut(said(thrown), size, transfer);
  }
  if (transfer.total !== undefined && size !== transfer.total) return cut('it ended early', size, transfer);
  return finish(partial, transfer);
}

async function finish(partial: PartialFile, { from, version }: Transfer): Promise<Attempt> {
  const path = await partial.finish();
  return {
    again: false,
    result: ok({ kind: 'new', path, resumedAt: from, ...(version === undefined ? {} : { version }) }),
  };
}

const cut = (why: string, size: number, { total }: Transfer): Attempt => ({
  again: true,
  result: fail('cut', `the download was cut after ${size} of ${total ?? 'unknown'} bytes: ${why}`),
});

async function refused(address: string, answer: Answer, partial: PartialFile): Promise<Attempt> {
  await answer.body.dump();
  if (answer.statusCode === 304) return { again: false, result: ok({ kind: 'unchanged' }) };
  const outdated = answer.statusCode === 206 || answer.statusCode === 416;
  if (outdated) await partial.begin(undefined);
  const busy = answer.statusCode === 429 || answer.statusCode >= 500;
  return { again: outdated || busy, result: fail('httpStatus', `${address} answered ${answer.statusCode}`) };
}

const total = (transfer: Transfer): { total?: number } =>
  transfer.total === undefined ? {} : { total: transfer.total };

const DISK_CODES: ReadonlySet<string | undefined> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'ENOENT',
]);

/** Whether it was not the connection that failed, but the disk. */
const isOfTheDisk = (thrown: unknown): boolean => DISK_CODES.has(codeOf(thrown));
