import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { type CardNames, cardNames } from '../decks/card-names.ts';
import type { CardFacts } from '../facts/facts.ts';
import { nameKey } from '../facts/names.ts';
import type { CardQuery } from './query.ts';
import type { CardReader } from './reader.ts';
import { searchSql } from './search.ts';

/** What a store says about itself. */
export type StoreInfo = {
  readonly cards: number;
  readonly source: string;
  /** What the server of the source calls this version of it. */
  readonly version?: string;
  /** When it was imported, in ISO form. */
  readonly imported: string;
  /** The version of the reader that made the readings; none when the cards were imported without one. */
  readonly reader?: string;
};

export type SearchPage = { readonly total: number; readonly cards: readonly CardFacts[] };

type Row = Record<string, SQLOutputValue>;

/**
 * All cards, ready to be looked up and searched; decks can be resolved against it (`loadDeck(text, store)`).
 * `Reading` is what the reader gives. Readings of another reader, or of another version of this one, are not used: those
 * cards are read anew as they are asked for. Opened without a reader it gives what is stored. Close it after use.
 */
export class CardStore<Reading = unknown> implements CardNames, Disposable {
  readonly info: StoreInfo;
  readonly #db: DatabaseSync;
  readonly #reader: CardReader<Reading> | undefined;
  #names: CardNames | undefined;
  readonly #byName: StatementSync;
  readonly #byKey: StatementSync;

  constructor(db: DatabaseSync, info: StoreInfo, reader?: CardReader<Reading>) {
    this.info = info;
    this.#db = db;
    this.#reader = reader;
    this.#byName = db.prepare('SELECT name, facts, reading FROM card WHERE name = ?');
    this.#byKey = db.prepare(
      'SELECT card.name, facts, reading FROM name JOIN card ON card.id = name.card WHERE name.key = ?',
    );
  }

  /** The full name of the card that a person means: any case, without accents, one face of several. */
  find(name: string): string | undefined {
    const row = this.#row(name);
    return row === undefined ? undefined : String(row.name);
  }

  /** Names like the one typed, likeliest first. */
  suggest(typed: string, most?: number): readonly string[] {
    this.#names ??= cardNames(this.names());
    return this.#names.suggest(typed, most);
  }

  card(name: string): CardFacts | undefined {
    const row = this.#row(name);
    return row === undefined ? undefined : JSON.parse(String(row.facts));
  }

  /** What the card does; `undefined` when there is no such card, or nobody has read it and nobody can. */
  reading(name: string): Reading | undefined {
    const row = this.#row(name);
    return row === undefined ? undefined : this.#readingOf(row);
  }

  /** Readings by full name: those of a deck, or of all cards when no names are given. */
  readings(names?: Iterable<string>): Map<string, Reading> {
    const readings = new Map<string, Reading>();
    for (const row of names === undefined ? this.#allRows() : this.#rows(names)) {
      const reading = this.#readingOf(row);
      if (reading !== undefined) readings.set(String(row.name), reading);
    }
    return readings;
  }

  /** The cards of these names that there are, such as those of a deck, or every card in the order of names. */
  *cards(names?: Iterable<string>): Generator<CardFacts> {
    const all = this.#db.prepare('SELECT facts FROM card ORDER BY name');
    for (const { facts } of names === undefined ? all.iterate() : this.#rows(names)) yield JSON.parse(String(facts));
  }

  /** The full names of all cards, in order. */
  names(): string[] {
    return this.#db
      .prepare('SELECT name FROM card ORDER BY name')
      .all()
      .map(({ name }) => String(name));
  }

  /** The cards that a query finds, best first. */
  search(query: CardQuery, { limit = 20, offset = 0 } = {}): SearchPage {
    const { count, page } = searchSql(query);
    const total = Number(this.#db.prepare(count.where).get(...count.values)?.n);
    const rows = this.#db.prepare(page.where).all(...page.values, limit, offset);
    return { total, cards: rows.map(({ facts }) => JSON.parse(String(facts))) };
  }

  close(): void {
    this.#db.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #readingOf({ facts, reading }: Row): Reading | undefined {
    if (this.#reader !== undefined && this.#reader.version !== this.info.reader)
      return this.#reader.read(JSON.parse(String(facts)));
    return typeof reading === 'string' ? JSON.parse(reading) : undefined;
  }

  #allRows(): Iterable<Row> {
    return this.#db.prepare('SELECT name, facts, reading FROM card').iterate();
  }

  *#rows(names: Iterable<string>): Generator<Row> {
    for (const name of names) {
      const row = this.#row(name);
      if (row !== undefined) yield row;
    }
  }

  #row(name: string): Row | undefined {
    return this.#byName.get(name) ?? this.#byKey.get(name.toLowerCase()) ?? this.#byKey.get(nameKey(name));
  }
}
