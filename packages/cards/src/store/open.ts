import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result, said } from '../result.ts';
import { CardStore, type StoreInfo } from './card-store.ts';
import { defaultStorePath } from './home.ts';
import type { CardReader, StoreCode } from './reader.ts';
import { APPLICATION_ID, STORE_VERSION } from './schema.ts';

/**
 * Opens the card store for reading; the usual one when no path is given. With a reader it gives what that one reads, whoever
 * filled the store. Fails with `noStore`, `notAStore`, `otherVersion` (import again) or `brokenStore`.
 */
export function openStore<Reading = unknown>(
  path = defaultStorePath(),
  reader?: CardReader<Reading>,
): Result<CardStore<Reading>, StoreCode> {
  const opened = openDatabase(path, { readOnly: true });
  if (!opened.ok) return opened;
  try {
    return ok(new CardStore(opened.value, infoOf(opened.value), reader));
  } catch (thrown) {
    opened.value.close();
    return fail('brokenStore', `${path} is damaged: ${said(thrown)}`);
  }
}

/** Opens a file that must be a card store of this version. */
export function openDatabase(path: string, options: { readonly readOnly: boolean }): Result<DatabaseSync, StoreCode> {
  if (!existsSync(path))
    return fail('noStore', `there are no cards yet: ${path} does not exist; "lawmage cards fetch" brings them`);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, options);
    const application = Number(db.prepare('PRAGMA application_id').get()?.application_id);
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (application === APPLICATION_ID && version === STORE_VERSION) return ok(db);
    db.close();
    return application === APPLICATION_ID
      ? fail(
          'otherVersion',
          `${path} was made by another version of Lawmage; "lawmage cards fetch" brings the cards anew`,
        )
      : fail('notAStore', `${path} is not a card store`);
  } catch (thrown) {
    db?.close();
    return fail('notAStore', `${path} is not a card store: ${said(thrown)}`);
  }
}

function infoOf(db: DatabaseSync): StoreInfo {
  const about = new Map(
    db
      .prepare('SELECT key, value FROM about')
      .all()
      .map(({ key, value }) => [String(key), String(value)]),
  );
  const cards = Number(db.prepare('SELECT count(*) AS n FROM card').get()?.n);
  const [reader, version] = [about.get('reader'), about.get('version')];
  return {
    cards,
    source: about.get('source') ?? '',
    imported: about.get('imported') ?? '',
    ...(version === undefined ? {} : { version }),
    ...(reader === undefined ? {} : { reader }),
  };
}
