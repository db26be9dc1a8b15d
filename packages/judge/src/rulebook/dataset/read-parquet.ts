/** Records of a Parquet file. */
import { Worker } from 'node:worker_threads';
import { fail, ok, type Result, said } from '@lawmage/cards';
import type { ReadCode } from '../read/code.ts';

/** How a Parquet file begins and ends. */
export const MAGIC = 'PAR1';

/** What a reader may need for the largest file that is let in; a damaged one may ask for any amount. */
const LIMITS = { maxOldGenerationSizeMb: 512 };

/** The records of a file. Fails with `truncated` or `brokenRecord`. */
export async function readParquet(bytes: Uint8Array): Promise<Result<readonly unknown[], ReadCode>> {
  if (new TextDecoder().decode(bytes.subarray(-MAGIC.length)) !== MAGIC)
    return fail('truncated', 'the file does not end as a Parquet file does', { byte: bytes.length });
  const { promise, resolve } = Promise.withResolvers<Result<readonly unknown[], ReadCode>>();
  const broken = (thrown: unknown): void =>
    resolve(fail('brokenRecord', `the Parquet file cannot be read: ${said(thrown)}`));
  const worker = new Worker(new URL('./parquet-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: LIMITS,
    stderr: true,
  });
  worker.once('message', (records: readonly unknown[]) => resolve(ok(records)));
  worker.once('error', broken);
  worker.once('exit', () => broken('its reader gave up'));
  const records = await promise;
  await worker.terminate();
  return records;
}
