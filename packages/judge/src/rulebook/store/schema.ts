/** Marks a SQLite file as a store of rulebooks: the letters "LAWR". */
export const APPLICATION_ID = 0x4c415752;

/** Raised whenever the tables change; a store of another version must be made again. */
export const STORE_VERSION = 2;

/**
 * `entry` holds rules and glossary terms of all editions in their order; `key` is a number or a term. `words` is the
 * full-text index over it; `pair` tells which rules of neighbouring editions are the same.
 */
export const TABLES = `
  CREATE TABLE edition (
    id INTEGER PRIMARY KEY,
    date TEXT NOT NULL UNIQUE,
    published TEXT,
    source TEXT NOT NULL,
    imported TEXT NOT NULL
  );
  CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    edition INTEGER NOT NULL REFERENCES edition,
    place INTEGER NOT NULL,
    level TEXT NOT NULL,
    key TEXT NOT NULL,
    printed TEXT,
    text TEXT NOT NULL,
    examples TEXT NOT NULL,
    refs TEXT NOT NULL
  );
  CREATE INDEX entry_of_edition ON entry (edition, level, place);
  CREATE INDEX entry_by_key ON entry (edition, key);
  CREATE TABLE pair (older TEXT NOT NULL, newer TEXT NOT NULL, pairs TEXT NOT NULL, PRIMARY KEY (older, newer));
  CREATE VIRTUAL TABLE words USING fts5(
    key, text, examples, content='entry', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3'
  );
`;
