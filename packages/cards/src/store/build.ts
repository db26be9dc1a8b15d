import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, type Failed, fail, type Result, said } from '../result.ts';
import type { StoreCode } from './reader.ts';
import { APPLICATION_ID, STORE_VERSION, TABLES } from './schema.ts';

/** How many stores this process has begun, so that two builds never share a file. */
let built = 0;

/**
 * Builds a store beside the one at `path` and puts it in its place only when `fill` succeeds; otherwise, and whatever is
 * thrown, the old one stays as it was. Fails with `cannotWrite`.
 */
export async function buildStore<T, Code extends string>(
  path: string,
  fill: (db: DatabaseSync) => Promise<Result<T, Code>>,
): Promise<Result<T, Code | StoreCode>> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await removeLeftovers(path);
    return await buildBeside(path, fill);
  } catch (thrown) {
    const failure = writeFailure(path, thrown);
    if (failure === undefined) throw thrown;
    return failure;
  }
}

async function buildBeside<T, Code extends string>(
  path: string,
  fill: (db: DatabaseSync) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  const unfinished = `${path}.${process.pid}.${++built}.new`;
  try {
    const filled = await fillNew(unfinished, fill);
    if (filled.ok) await replace(path, unfinished);
    return filled;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Files of builds whose process ended before they did. */
async function removeLeftovers(path: string): Promise<void> {
  const prefix = `${basename(path)}.`;
  for (const file of await readdir(dirname(path))) {
    const process = /^(\d+)\.\d+\.new$/.exec(file.startsWith(prefix) ? file.slice(prefix.length) : '')?.[1];
    if (process !== undefined && !isRunning(Number(process))) await rm(join(dirname(path), file), { force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (thrown) {
    return codeOf(thrown) === 'EPERM';
  }
}

async function fillNew<T, Code extends string>(
  path: string,
  fill: (db: DatabaseSync) => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> {
  using db = new DatabaseSync(path);
  db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 8192;
    PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${STORE_VERSION}; BEGIN; ${TABLES}`);
  const filled = await fill(db);
  if (filled.ok) db.exec('COMMIT; PRAGMA optimize');
  return filled;
}

/** Makes sure that the new file is on the disk before it takes the old one's name. */
async function replace(path: string, unfinished: string): Promise<void> {
  await using file = await open(unfinished, 'r+');
  await file.sync();
  await file.close();
  await rename(unfinished, path);
}

/** What the system says when a folder cannot be written or the disk is full. */
export function writeFailure(path: string, thrown: unknown): Failed<StoreCode> | undefined {
  const code = codeOf(thrown);
  const fromSystem = code === 'ERR_SQLITE_ERROR' || /^E[A-Z]+$/.test(code ?? '');
  return fromSystem ? fail('cannotWrite', `cannot write ${path}: ${said(thrown)}`) : undefined;
}
