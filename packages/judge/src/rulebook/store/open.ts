/** Opening the store of rulebooks. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result, said } from '@lawmage/cards';
import { dataFolder } from '@lawmage/cards/store';
import { RuleStore } from './rule-store.ts';
import { APPLICATION_ID, STORE_VERSION, TABLES } from './schema.ts';

export type RuleStoreCode = 'noRules' | 'notAStore' | 'otherVersion' | 'cannotWrite';

/** Where rulebooks are unless someone says otherwise. */
export const defaultRulesPath = (): string => join(dataFolder(), 'rules.sqlite');

/** Opens the imported rulebooks for reading. Fails with `noRules`, `notAStore` or `otherVersion`. */
export function openRules(path = defaultRulesPath()): Result<RuleStore, RuleStoreCode> {
  if (!existsSync(path)) return fail('noRules', 'no rulebook is imported yet: lawmage rules import FILE');
  const opened = openDatabase(path, true);
  return opened.ok ? ok(new RuleStore(opened.value)) : opened;
}

/** Opens the store for writing and makes it where there is none. Fails with `notAStore`, `otherVersion` or `cannotWrite`. */
export function openForWriting(path = defaultRulesPath()): Result<DatabaseSync, RuleStoreCode> {
  if (existsSync(path)) return openDatabase(path, false);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const db = new DatabaseSync(path);
    db.exec(
      `BEGIN IMMEDIATE; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${STORE_VERSION}; ${TABLES} COMMIT`,
    );
    return ok(db);
  } catch (thrown) {
    return fail('cannotWrite', `cannot write ${path}: ${said(thrown)}`);
  }
}

function openDatabase(path: string, readOnly: boolean): Result<DatabaseSync, RuleStoreCode> {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly });
    const application = Number(db.prepare('PRAGMA application_id').get()?.application_id);
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (application === APPLICATION_ID && version === STORE_VERSION) return ok(db);
    db.close();
    return application === APPLICATION_ID
      ? fail('otherVersion', `${path} was made by another version of Lawmage: remove it and import again`)
      : fail('notAStore', `${path} holds no rulebooks`);
  } catch (thrown) {
    db?.close();
    return fail('notAStore', `${path} holds no rulebooks: ${said(thrown)}`);
  }
}
