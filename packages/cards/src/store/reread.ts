import { ok, type Result } from '../result.ts';
import { writeFailure } from './build.ts';
import { defaultStorePath } from './home.ts';
import { readCards } from './index-cards.ts';
import { openDatabase } from './open.ts';
import type { CardReader, OnProgress, StoreCode } from './reader.ts';

type RereadOptions = { readonly store?: string; readonly onProgress?: OnProgress | undefined };

/**
 * Reads all cards of a store again, after the reader has changed; all readings are replaced or none. Fails as `openStore`
 * does, or with `cannotWrite`.
 */
export async function rereadStore(
  reader: CardReader,
  { store = defaultStorePath(), onProgress = () => undefined }: RereadOptions = {},
): Promise<Result<void, StoreCode>> {
  const opened = openDatabase(store, { readOnly: false });
  if (!opened.ok) return opened;
  using db = opened.value;
  try {
    db.exec('BEGIN IMMEDIATE');
    await readCards(db, reader, { onProgress });
    db.prepare("INSERT OR REPLACE INTO about (key, value) VALUES ('reader', ?)").run(reader.version);
    db.exec('COMMIT');
    return ok(undefined);
  } catch (thrown) {
    const failure = writeFailure(store, thrown);
    if (failure === undefined) throw thrown;
    return failure;
  }
}
