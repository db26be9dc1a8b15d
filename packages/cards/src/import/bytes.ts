import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf, type Failed, fail, ok, type Result, said } from '../result.ts';
import { isGzip } from './sniff.ts';
import type { ImportCode } from './source.ts';

const CHUNK = 256 * 1024;

/** A file that is being read: its bytes after decompression, and how far into the stored file that is. */
export type OpenFile = {
  readonly size: number;
  readonly bytes: Readable;
  readonly bytesRead: () => number;
};

/** Opens a file and decompresses it when it turns out to be gzip. Fails with `cannotRead`. */
export async function openFile(path: string): Promise<Result<OpenFile, ImportCode>> {
  try {
    const { size, start } = await look(path);
    const stored = createReadStream(path, { highWaterMark: CHUNK });
    return ok({ size, bytes: isGzip(start) ? gunzipped(stored) : stored, bytesRead: () => stored.bytesRead });
  } catch (thrown) {
    return readFailure(thrown);
  }
}

async function look(path: string): Promise<{ readonly size: number; readonly start: Uint8Array }> {
  await using file = await open(path);
  const start = new Uint8Array(2);
  await file.read(start, 0, start.length, 0);
  return { size: (await file.stat()).size, start };
}

/** What an exception of the file system or of the decompressor means for the import. */
export function readFailure(thrown: unknown): Failed<ImportCode> {
  const code = codeOf(thrown);
  if (code === 'Z_BUF_ERROR') return fail('truncated', 'the compressed file ends before its end');
  if (code?.startsWith('Z_')) return fail('brokenGzip', `the compressed file is damaged: ${said(thrown)}`);
  return fail('cannotRead', said(thrown));
}

/** The callback of the pipeline has nothing to do: an error destroys the last stream, whose reader then gets it. */
const gunzipped = (stored: ReadStream): Readable =>
  pipeline(stored, createGunzip({ chunkSize: CHUNK }), () => undefined);
