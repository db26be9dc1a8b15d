/** Keeping an edition in the store. */
import type { DatabaseSync } from 'node:sqlite';
import { pairRules } from '../diff/pair.ts';
import type { Rulebook } from '../rulebook.ts';
import { RuleStore } from './rule-store.ts';

/** Puts an edition in the place of what was kept of it before, in one transaction. */
export function keep(db: DatabaseSync, rulebook: Rulebook): void {
  const { edition, published, source, rules, glossary } = rulebook;
  db.exec('BEGIN IMMEDIATE');
  try {
    forget(db, edition);
    const { lastInsertRowid: id } = db
      .prepare('INSERT INTO edition (date, published, source, imported) VALUES (?, ?, ?, ?)')
      .run(edition, published, source, new Date().toISOString());
    const insert = db.prepare(
      'INSERT INTO entry (edition, place, level, key, printed, text, examples, refs) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    for (const { index, level, number, printed, text, examples, references } of rules)
      insert.run(id, index, level, number, printed ?? null, text, JSON.stringify(examples), JSON.stringify(references));
    for (const [place, { term, text, references }] of glossary.entries())
      insert.run(id, place, 'term', term, null, text, '[]', JSON.stringify(references));
    db.prepare(
      'INSERT INTO words (rowid, key, text, examples) SELECT id, key, text, examples FROM entry WHERE edition = ?',
    ).run(id);
    pairWithNeighbours(db, rulebook);
    db.exec('COMMIT');
  } catch (thrown) {
    db.exec('ROLLBACK');
    throw thrown;
  }
}

function forget(db: DatabaseSync, edition: string): void {
  const id = db.prepare('SELECT id FROM edition WHERE date = ?').get(edition)?.id;
  if (id === undefined) return;
  db.prepare(
    `INSERT INTO words (words, rowid, key, text, examples)
     SELECT 'delete', id, key, text, examples FROM entry WHERE edition = ?`,
  ).run(id);
  db.prepare('DELETE FROM entry WHERE edition = ?').run(id);
  db.prepare('DELETE FROM pair WHERE older = ? OR newer = ?').run(edition, edition);
  db.prepare('DELETE FROM edition WHERE id = ?').run(id);
}

/** Keeps which of its rules are which in the editions just before and after it; those two are no neighbours any more. */
function pairWithNeighbours(db: DatabaseSync, rulebook: Rulebook): void {
  const store = new RuleStore(db);
  const newestFirst = store.editions().map(({ edition }) => edition);
  const at = newestFirst.indexOf(rulebook.edition);
  const [newer, older] = [newestFirst[at - 1], newestFirst[at + 1]];
  db.prepare('DELETE FROM pair WHERE older = ? AND newer = ?').run(older ?? '', newer ?? '');
  const insert = db.prepare('INSERT INTO pair (older, newer, pairs) VALUES (?, ?, ?)');
  const pair = (from: Rulebook | undefined, to: Rulebook | undefined): void => {
    if (from === undefined || to === undefined) return;
    insert.run(from.edition, to.edition, JSON.stringify([...pairRules(from, to)]));
  };
  pair(older === undefined ? undefined : store.rulebook(older), rulebook);
  pair(rulebook, newer === undefined ? undefined : store.rulebook(newer));
}
