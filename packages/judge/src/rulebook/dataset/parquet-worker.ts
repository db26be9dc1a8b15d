/** Reads a Parquet file in a thread of its own, which falls alone where a damaged file upsets the reader. */
import { parentPort, workerData } from 'node:worker_threads';
import { parquetReadObjects } from 'hyparquet';

const bytes: Uint8Array = workerData;
parentPort?.postMessage(await parquetReadObjects({ file: new Uint8Array(bytes).buffer }));
