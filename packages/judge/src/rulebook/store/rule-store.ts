import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { fail, ok, type Result } from '@lawmage/cards';
import type { Pairs } from '../diff/pair.ts';
import { editionNamed } from '../editions.ts';
import type { EditionSummary, GlossaryEntry, Rulebook, RuleLevel, RuleRecord } from '../rulebook.ts';

type Row = Record<string, SQLOutputValue>;

/** One finding of a search: a rule or a term, with the words found between `[` and `]`. */
export type Finding = { readonly kind: 'rule' | 'term'; readonly key: string; readonly snippet: string };
export type Findings = { readonly total: number; readonly findings: readonly Finding[] };

const SUMMARY = `
  SELECT edition.id, date, published, source,
    (SELECT count(*) FROM entry WHERE edition = edition.id AND level IN ('rule', 'subrule')) AS rules,
    (SELECT count(*) FROM entry WHERE edition = edition.id AND level = 'term') AS glossary
  FROM edition ORDER BY date DESC`;

/** The imported rulebooks. Close it after use. */
export class RuleStore implements Disposable {
  readonly #db: DatabaseSync;
  readonly #editions: readonly (EditionSummary & { readonly id: number })[];

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#editions = db.prepare(SUMMARY).all().map(summaryFrom);
  }

  /** Newest first. */
  editions(): readonly EditionSummary[] {
    return this.#editions.map(({ id: _, ...summary }) => summary);
  }

  /** The edition that a name means (see `editionNamed`). Fails with `noRules` or `unknownEdition`. */
  edition(name: string): Result<EditionSummary, 'noRules' | 'unknownEdition'> {
    if (this.#editions.length === 0) return fail('noRules', 'no rulebook is imported yet: lawmage rules import FILE');
    const found = editionNamed(name, this.#editions);
    if (found !== undefined) return ok(found);
    const known = this.#editions.map(({ edition }) => edition).join(', ');
    return fail('unknownEdition', `no imported edition is named "${name}"; there are ${known}`);
  }

  /** A whole edition, by its date. */
  rulebook(edition: string): Rulebook | undefined {
    const found = this.#editions.find(one => one.edition === edition);
    if (found === undefined) return undefined;
    const { id, published, source } = found;
    const rows = this.#db.prepare('SELECT * FROM entry WHERE edition = ? ORDER BY place').all(id);
    const [terms, rules] = [rows.filter(isTerm), rows.filter(row => !isTerm(row))];
    return { edition, published, source, rules: rules.map(ruleFrom), glossary: terms.map(entryFrom) };
  }

  /** A rule by its number, or by the number that is misprinted. */
  rule(edition: string, number: string): RuleRecord | undefined {
    const row = this.#db
      .prepare(
        `SELECT entry.* FROM entry JOIN edition ON edition.id = entry.edition
         WHERE date = ? AND level <> 'term' AND (key = ? OR printed = ?) ORDER BY key = ? DESC`,
      )
      .get(edition, number, number, number);
    return row === undefined ? undefined : ruleFrom(row);
  }

  /** An entry of the glossary, in whatever case it is typed. */
  term(edition: string, term: string): GlossaryEntry | undefined {
    const row = this.#db
      .prepare(
        `SELECT entry.* FROM entry JOIN edition ON edition.id = entry.edition
         WHERE date = ? AND level = 'term' AND key = ? COLLATE NOCASE`,
      )
      .get(edition, term);
    return row === undefined ? undefined : entryFrom(row);
  }

  /** Rules and terms of an edition in which all words stand, best first; each may be the beginning of a longer one. */
  search(edition: string, words: string, { limit = 20, offset = 0 } = {}): Findings {
    const match = matchOf(words);
    if (match === null) return { total: 0, findings: [] };
    const from = `FROM words JOIN entry ON entry.id = words.rowid JOIN edition ON edition.id = entry.edition
      WHERE words MATCH ? AND date = ?`;
    const total = Number(this.#db.prepare(`SELECT count(*) AS n ${from}`).get(match, edition)?.n);
    const rows = this.#db
      .prepare(
        `SELECT level, entry.key AS key, snippet(words, -1, '[', ']', '…', 24) AS snippet ${from}
         ORDER BY bm25(words, 8, 2, 1), place LIMIT ? OFFSET ?`,
      )
      .all(match, edition, limit, offset);
    return { total, findings: rows.map(findingFrom) };
  }

  /** All editions between two, with these, in the order from the first to the second; both must be imported. */
  route(from: string, to: string): readonly string[] {
    const dates = this.#editions.map(({ edition }) => edition);
    const [first, last] = [dates.indexOf(from), dates.indexOf(to)];
    const route = dates.slice(Math.min(first, last), Math.max(first, last) + 1);
    return first <= last ? route : route.toReversed();
  }

  /** Which rules of an edition are which in a neighbouring one. */
  pairs(from: string, to: string): Pairs {
    const [older, newer] = from < to ? [from, to] : [to, from];
    const row = this.#db.prepare('SELECT pairs FROM pair WHERE older = ? AND newer = ?').get(older, newer);
    const pairs: [string, string][] = row === undefined ? [] : JSON.parse(String(row.pairs));
    return new Map(from < to ? pairs : pairs.map(([one, other]) => [other, one]));
  }

  /** The number that a rule has in every other imported edition to which it can be followed, newest first. */
  elsewhere(edition: string, number: string): readonly { readonly edition: string; readonly number: string }[] {
    const dates = this.#editions.map(one => one.edition);
    const at = dates.indexOf(edition);
    const [newer, older] = [dates.slice(0, at).toReversed(), dates.slice(at + 1)];
    return [...this.#along(edition, number, newer)].toReversed().concat([...this.#along(edition, number, older)]);
  }

  *#along(edition: string, number: string, route: readonly string[]) {
    let [from, now]: [string, string | undefined] = [edition, number];
    for (const to of route) {
      now = this.pairs(from, to).get(now);
      if (now === undefined) return;
      yield { edition: to, number: now };
      from = to;
    }
  }

  close(): void {
    this.#db.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

const isTerm = ({ level }: Row): boolean => level === 'term';

const summaryFrom = ({ id, date, published, source, rules, glossary }: Row) => ({
  id: Number(id),
  edition: String(date),
  published: published === null ? null : String(published),
  source: String(source),
  rules: Number(rules),
  glossary: Number(glossary),
});

const ruleFrom = ({ place, key, level, text, examples, refs, printed }: Row): RuleRecord => ({
  index: Number(place),
  number: String(key),
  level: level as RuleLevel,
  text: String(text),
  examples: JSON.parse(String(examples)),
  references: JSON.parse(String(refs)),
  ...(printed === null ? {} : { printed: String(printed) }),
});

const entryFrom = ({ key, text, refs }: Row): GlossaryEntry => ({
  term: String(key),
  text: String(text),
  references: JSON.parse(String(refs)),
});

const findingFrom = (row: Row): Finding => ({
  kind: isTerm(row) ? 'term' : 'rule',
  key: String(row.key),
  snippet: String(row.snippet),
});

/** Words as the index wants them: `"a phrase"` stands as it is, any other word may go on. Null if there is none. */
function matchOf(words: string): string | null {
  const pieces = [...words.matchAll(/"([^"]*)"?|(\S+)/g)].flatMap(([, phrase, word = '']) => {
    const text = (phrase ?? word).replaceAll('"', '');
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    return [phrase === undefined ? `"${text}"*` : `"${text}"`];
  });
  return pieces.length === 0 ? null : pieces.join(' AND ');
}
