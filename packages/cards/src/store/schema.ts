/** Marks a SQLite file as one of ours: the letters "LAWM". */
export const APPLICATION_ID = 0x4c41574d;

/** Raised whenever the tables change, or what stands in them for the same source; such a store must be imported again. */
export const STORE_VERSION = 2;

/**
 * `card` holds facts and readings as JSON beside the columns one searches by; colours are sets of bits in the order WUBRG.
 * `name` leads from every way to write a name (see `nameKey`) to its card. `words` is the full-text index.
 */
export const TABLES = `
  CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE card (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    layout TEXT NOT NULL,
    mana_value REAL NOT NULL,
    colors INTEGER NOT NULL,
    identity INTEGER NOT NULL,
    set_code TEXT,
    rarity TEXT,
    year INTEGER,
    formats INTEGER NOT NULL,
    facts TEXT NOT NULL,
    reading TEXT
  );
  CREATE TABLE name (key TEXT PRIMARY KEY, card INTEGER NOT NULL REFERENCES card) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5(
    name, types, text, content='', tokenize='unicode61 remove_diacritics 2', prefix='2 3'
  );
`;
