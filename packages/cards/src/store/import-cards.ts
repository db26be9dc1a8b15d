import type { DatabaseSync } from 'node:sqlite';
import type { CardFacts } from '../facts/facts.ts';
import { joinMelds } from '../import/meld.ts';
import { readCardFile } from '../import/read-cards.ts';
import type { ImportCode, SourceKind } from '../import/source.ts';
import { joinNamed } from '../import/token-names.ts';
import { fail, ok, type Result } from '../result.ts';
import { buildStore } from './build.ts';
import { defaultStorePath } from './home.ts';
import { indexCards, readCards, type Task } from './index-cards.ts';
import { cardInserter } from './insert.ts';
import type { CardReader, OnProgress, StoreCode } from './reader.ts';

export type ImportOptions = {
  /** The store to replace; the usual place when left out. */
  readonly store?: string;
  /** Without a reader the cards are stored as facts only. */
  readonly reader?: CardReader | undefined;
  /** Where the file came from, to be remembered; its path when left out. */
  readonly source?: string;
  /** The version of that source, to be remembered: what its server calls it. */
  readonly version?: string | undefined;
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type ImportReport = {
  readonly cards: number;
  readonly kind: SourceKind;
  /** Names that came more than once; the card that more formats allow was kept. */
  readonly duplicates: readonly string[];
  /** Objects that are not cards for a deck (tokens, emblems, art cards), by layout. */
  readonly left: Readonly<Record<string, number>>;
  readonly seconds: number;
};

type Counted = Omit<ImportReport, 'seconds'>;

/**
 * Imports a card file into the store, which is replaced as a whole or not at all. The file may be Scryfall's
 * `oracle_cards` (JSON array or JSON Lines) or MTGJSON's `AtomicCards`, compressed or not. Fails with a code and a place.
 */
export async function importCards(
  file: string,
  options: ImportOptions = {},
): Promise<Result<ImportReport, ImportCode | StoreCode>> {
  const began = performance.now();
  const task: Task = { onProgress: options.onProgress ?? (() => undefined), signal: options.signal };
  const filled = await buildStore(options.store ?? defaultStorePath(), async db => {
    const counted = await insertAll(db, file, task);
    if (!counted.ok) return counted;
    await indexCards(db, task);
    if (options.reader !== undefined) await readCards(db, options.reader, task);
    remember(db, { source: options.source ?? file, version: options.version, reader: options.reader?.version });
    return options.signal?.aborted ? fail('cancelled', 'the import was cancelled') : counted;
  });
  return filled.ok ? ok({ ...filled.value, seconds: (performance.now() - began) / 1000 }) : filled;
}

async function insertAll(
  db: DatabaseSync,
  file: string,
  { onProgress, signal }: Task,
): Promise<Result<Counted, ImportCode>> {
  const { insert, replace, duplicates } = cardInserter(db);
  const left: Record<string, number> = {};
  let found: SourceKind | undefined;
  for await (const batch of readCardFile(file, signal)) {
    if (!batch.ok) return batch;
    const { kind, records, bytes, totalBytes } = batch.value;
    found = kind;
    for (const record of records) {
      if (record.kind === 'cards') record.cards.forEach(insert);
      else left[record.layout] = (left[record.layout] ?? 0) + 1;
    }
    onProgress({ stage: 'import', done: bytes, total: totalBytes, unit: 'bytes' });
  }
  for (const joined of joinMelds(stored(db, 'meld'))) replace(joined);
  for (const joined of await joinNamed(creators(db), name => factsOf(db, name))) replace(joined);
  const cards = Number(db.prepare('SELECT count(*) AS n FROM card').get()?.n);
  if (cards === 0 || found === undefined) return fail('noCards', `there is no card in ${file}`);
  return ok({ cards, kind: found, duplicates: [...duplicates], left });
}

/** The cards of a layout that have been stored so far. */
const stored = (db: DatabaseSync, layout: string): readonly CardFacts[] =>
  db
    .prepare('SELECT facts FROM card WHERE layout = ? ORDER BY id')
    .all(layout)
    .map(({ facts }) => JSON.parse(String(facts)));

/** The cards whose text speaks of tokens. */
const creators = (db: DatabaseSync): readonly CardFacts[] =>
  db
    .prepare("SELECT facts FROM card WHERE facts LIKE '% token%' ORDER BY id")
    .all()
    .map(({ facts }) => JSON.parse(String(facts)));

function factsOf(db: DatabaseSync, name: string): CardFacts | undefined {
  const row = db.prepare('SELECT facts FROM card WHERE name = ?').get(name);
  return row === undefined ? undefined : JSON.parse(String(row.facts));
}

/** Writes down where the cards came from, when, and who read them. */
function remember(
  db: DatabaseSync,
  facts: Readonly<Record<'source' | 'version' | 'reader', string | undefined>>,
): void {
  const put = db.prepare('INSERT INTO about (key, value) VALUES (?, ?)');
  put.run('imported', new Date().toISOString());
  for (const [key, value] of Object.entries(facts)) if (value !== undefined) put.run(key, value);
}
