/** The bytes that are to be imported. */
import { readFile, stat } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { codeOf, fail, ok, type Result, said } from '@lawmage/cards';
import { client, type FetchCode } from '@lawmage/cards/store';
import { MOST_BYTES } from '../read/decode.ts';

export type BytesCode = FetchCode | 'cannotRead' | 'tooLarge' | 'truncated' | 'brokenGzip';

/** The bytes of a file or of what an address answers, unpacked. Fails with a code. */
export const bytesFrom = (from: string): Promise<Result<Uint8Array, BytesCode>> =>
  isAddress(from) ? fetched(from) : readBytes(from);

export const isAddress = (from: string): boolean => /^https?:/i.test(from);

async function readBytes(path: string): Promise<Result<Uint8Array, BytesCode>> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) return tooLarge();
    return unpacked(await readFile(path));
  } catch (thrown) {
    return fail('cannotRead', said(thrown));
  }
}

async function fetched(address: string): Promise<Result<Uint8Array, BytesCode>> {
  const http = client();
  try {
    const answer = await http.get(address);
    if (!answer.ok) return answer;
    const { statusCode, body } = answer.value;
    if (statusCode !== 200) return fail('httpStatus', `${address} answered ${statusCode}`);
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of body) {
      size += piece.length;
      if (size > MOST_BYTES) return tooLarge();
      pieces.push(piece);
    }
    return unpacked(Buffer.concat(pieces));
  } catch (thrown) {
    return fail('cut', `the download of ${address} was cut: ${said(thrown)}`);
  } finally {
    await http.close();
  }
}

const tooLarge = (): Result<never, 'tooLarge'> => fail('tooLarge', `no rulebook has more than ${MOST_BYTES} bytes`);

function unpacked(bytes: Uint8Array): Result<Uint8Array, BytesCode> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes);
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: MOST_BYTES }));
  } catch (thrown) {
    if (codeOf(thrown) === 'ERR_BUFFER_TOO_LARGE') return tooLarge();
    const cut = codeOf(thrown) === 'Z_BUF_ERROR';
    return cut
      ? fail('truncated', 'the compressed file ends before its end')
      : fail('brokenGzip', `the compressed file is damaged: ${said(thrown)}`);
  }
}
