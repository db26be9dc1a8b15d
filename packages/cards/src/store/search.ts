import { colorSet, EVERY_COLOR } from './color-set.ts';
import type { CardQuery, Comparison, Condition, WordField } from './query.ts';

type Sql = { readonly where: string; readonly values: readonly (string | number)[] };

const COLUMN: Readonly<Record<'manaValue' | 'year' | 'set' | 'rarity' | 'layout', string>> = {
  manaValue: 'mana_value',
  year: 'year',
  set: 'set_code',
  rarity: 'rarity',
  layout: 'layout',
};

type Words = Extract<Condition, { kind: 'words' }>;

/** The query as SQL: how many cards it finds, and a page of them, best first (the name itself, then names, types, text). */
export function searchSql(query: CardQuery): { readonly count: Sql; readonly page: Sql } {
  const wanted = query.flatMap(({ not, condition }) => (!not && condition.kind === 'words' ? [condition] : []));
  const others = query.filter(({ not, condition }) => not || condition.kind !== 'words').map(denied);
  const match = wanted.map(matchOf);
  const clauses = [...(match.length > 0 ? ['words MATCH ?'] : []), ...others.map(({ where }) => where)];
  const values = [...(match.length > 0 ? [match.join(' AND ')] : []), ...others.flatMap(one => one.values)];
  const from = match.length > 0 ? 'words JOIN card ON card.id = words.rowid' : 'card';
  const where = `FROM ${from} WHERE ${clauses.join(' AND ') || 'TRUE'}`;
  const rank = match.length > 0 ? 'bm25(words, 10, 3, 1),' : '';
  const typed = wanted.map(({ words }) => words).join(' ');
  const order = `ORDER BY card.name = ? COLLATE NOCASE DESC, ${rank} card.name LIMIT ? OFFSET ?`;
  return {
    count: { where: `SELECT count(*) AS n ${where}`, values },
    page: { where: `SELECT card.facts ${where} ${order}`, values: [...values, typed] },
  };
}

function denied({ not, condition }: CardQuery[number]): Sql {
  const { where, values } = conditionSql(condition);
  return { where: not ? `NOT coalesce(${where}, FALSE)` : where, values };
}

function conditionSql(condition: Condition): Sql {
  switch (condition.kind) {
    case 'words':
      return { where: 'card.id IN (SELECT rowid FROM words WHERE words MATCH ?)', values: [matchOf(condition)] };
    case 'colors':
      return setComparison(condition.of, condition.how, colorSet(condition.colors));
    case 'number':
      return { where: `${COLUMN[condition.of]} ${condition.how} ?`, values: [condition.value] };
    case 'is':
      return { where: `${COLUMN[condition.of]} = ?`, values: [condition.value] };
    case 'legal':
      return {
        where: "json_extract(card.facts, '$.legalities.' || json_quote(?)) IN ('legal', 'restricted')",
        values: [condition.format],
      };
  }
}

/** How one set of colours compares with another; the smaller of two sets has nothing the larger has not. */
function setComparison(column: string, how: Comparison, set: number): Sql {
  const outside = EVERY_COLOR & ~set;
  const atMost = `${column} & ${outside} = 0`;
  const atLeast = `${column} & ${set} = ${set}`;
  const where: Readonly<Record<Comparison, string>> = {
    '=': `${column} = ${set}`,
    '<=': `(${atMost})`,
    '>=': `(${atLeast})`,
    '<': `(${atMost} AND ${column} <> ${set})`,
    '>': `(${atLeast} AND ${column} <> ${set})`,
  };
  return { where: where[how], values: [] };
}

const COLUMNS: Readonly<Record<WordField, string>> = { any: '', name: 'name : ', types: 'types : ', text: 'text : ' };

/** Words as the full-text index wants them: each may be the beginning of a longer one, a phrase stands as it is. */
function matchOf({ in: field, words, phrase }: Words): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const tokens = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const wanted = phrase ? quoted(tokens.join(' ')) : tokens.map(token => `${quoted(token)}*`).join(' ');
  return `(${COLUMNS[field]}(${wanted}))`;
}
