import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CardFacts } from '../facts/facts.ts';
import { nameKey } from '../facts/names.ts';
import type { CardReader, OnProgress } from './reader.ts';

type Row = { readonly id: number; readonly facts: CardFacts };

/** Whom to tell how far a long task is, and who may end it early. */
export type Task = { readonly onProgress: OnProgress; readonly signal?: AbortSignal | undefined };

const STEP = 500;

/** Fills the full-text index and the table of names from the cards that are in the store. */
export async function indexCards(db: DatabaseSync, task: Task): Promise<void> {
  const words = db.prepare('INSERT INTO words (rowid, name, types, text) VALUES (?, ?, ?, ?)');
  const name = db.prepare('INSERT OR IGNORE INTO name (key, card) VALUES (?, ?)');
  const faces: { readonly id: number; readonly keys: readonly string[] }[] = [];
  for await (const { id, facts } of rows(db, 'index', task)) {
    const joined = (field: 'typeLine' | 'text'): string => facts.faces.map(face => face[field]).join('\n');
    words.run(id, facts.name, joined('typeLine'), joined('text'));
    if (name.run(nameKey(facts.name), id).changes === 0) name.run(facts.name.toLowerCase(), id);
    if (facts.faces.length > 1) faces.push({ id, keys: facts.faces.map(face => nameKey(face.name)) });
  }
  for (const { id, keys } of faces) name.run(keys[0] ?? '', id);
  for (const { id, keys } of faces) for (const key of keys) name.run(key, id);
}

/** Reads every card in the store and keeps the readings beside the facts. */
export async function readCards(db: DatabaseSync, reader: CardReader, task: Task): Promise<void> {
  const update = db.prepare('UPDATE card SET reading = ? WHERE id = ?');
  for await (const { id, facts } of rows(db, 'read', task)) update.run(readingOf(reader, facts), id);
}

function readingOf(reader: CardReader, facts: CardFacts): string | null {
  try {
    return JSON.stringify(reader.read(facts)) ?? null;
  } catch (cause) {
    throw new Error(`the reader failed on ${facts.name}`, { cause });
  }
}

/** All cards in the order of their ids, a few at a time so that the table may be written and the task cancelled. */
async function* rows(db: DatabaseSync, stage: 'index' | 'read', { onProgress, signal }: Task): AsyncGenerator<Row> {
  const total = Number(db.prepare('SELECT count(*) AS n FROM card').get()?.n);
  const some = db.prepare(`SELECT id, facts FROM card WHERE id > ? ORDER BY id LIMIT ${STEP}`);
  let last = 0;
  for (let done = 0; done < total && !signal?.aborted; ) {
    await setImmediate();
    onProgress({ stage, done, total, unit: 'cards' });
    for (const { id, facts } of some.all(last)) {
      yield { id: Number(id), facts: JSON.parse(String(facts)) };
      last = Number(id);
      done += 1;
    }
  }
  onProgress({ stage, done: total, total, unit: 'cards' });
}
