import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportCode } from '../import/source.ts';
import { ok, type Result } from '../result.ts';
import { defaultStorePath, downloadFolder } from '../store/home.ts';
import { type ImportOptions, type ImportReport, importCards } from '../store/import-cards.ts';
import { openStore } from '../store/open.ts';
import type { StoreCode } from '../store/reader.ts';
import { rereadStore } from '../store/reread.ts';
import type { FetchCode } from './addresses.ts';
import { download } from './download.ts';
import { type Client, client } from './http.ts';
import { type CardSource, locate } from './locate.ts';

export type FetchOptions = Omit<ImportOptions, 'source' | 'version'> & {
  /** Scryfall when left out. */
  readonly from?: CardSource;
  /** Where unfinished downloads wait; the usual place when left out. */
  readonly downloads?: string;
  /** Fetch again even when the server has nothing newer than the store. */
  readonly again?: boolean;
  /** Another address for Scryfall's list of bulk files. */
  readonly bulkData?: string;
  /** How long to wait before each further attempt, in milliseconds. */
  readonly waits?: readonly number[];
};

/** What fetching did: imported a newer file, or found that the store has the newest. */
export type FetchReport =
  | { readonly kind: 'imported'; readonly address: string; readonly resumedAt: number; readonly report: ImportReport }
  | { readonly kind: 'unchanged'; readonly address: string };

type AnyCode = FetchCode | ImportCode | StoreCode;

/**
 * Fetches the public card file and imports it, all or nothing. A download that was cut is continued; one that the store
 * already has is not repeated, but read again when the reader has changed.
 */
export async function fetchCards(options: FetchOptions = {}): Promise<Result<FetchReport, AnyCode>> {
  const http = client(options.signal);
  try {
    const located = await locate(options.from ?? 'scryfall', http, options.bulkData);
    return located.ok ? await fetchFrom(located.value, http, options) : located;
  } finally {
    await http.close();
  }
}

async function fetchFrom(address: string, http: Client, options: FetchOptions): Promise<Result<FetchReport, AnyCode>> {
  const { store = defaultStorePath(), reader, onProgress, signal, waits } = options;
  const stored = options.again ? undefined : storedVersion(store, address);
  const path = join(options.downloads ?? downloadFolder(), fileName(options.from));
  const downloaded = await download(address, path, { client: http, onProgress, signal, waits, have: stored?.version });
  if (!downloaded.ok) return downloaded;
  if (downloaded.value.kind === 'unchanged') {
    const current = reader === undefined || stored?.reader === reader.version;
    const read = current ? ok(undefined) : await rereadStore(reader, { store, onProgress });
    return read.ok ? ok({ kind: 'unchanged', address }) : read;
  }
  const { version, resumedAt } = downloaded.value;
  const report = await importCards(path, { ...options, store, source: address, version });
  await rm(path, { force: true });
  return report.ok ? ok({ kind: 'imported', address, resumedAt, report: report.value }) : report;
}

/** One waiting file for each source, whatever its address is today. */
const fileName = (from: CardSource = 'scryfall'): string =>
  /^[a-z]+$/.test(from) ? from : createHash('sha256').update(from).digest('hex').slice(0, 16);

/** Which version of the file at this address the store holds, and who read it. */
function storedVersion(
  path: string,
  address: string,
): { readonly version?: string; readonly reader?: string } | undefined {
  const opened = openStore(path);
  if (!opened.ok) return undefined;
  using store = opened.value;
  return store.info.source === address ? store.info : undefined;
}
