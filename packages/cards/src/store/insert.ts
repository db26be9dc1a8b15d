import type { DatabaseSync } from 'node:sqlite';
import type { CardFacts } from '../facts/facts.ts';
import { colorSet } from './color-set.ts';

const INSERT = `
  INSERT INTO card (name, layout, mana_value, colors, identity, set_code, rarity, year, formats, facts)
  VALUES (:name, :layout, :manaValue, :colors, :identity, :set, :rarity, :year, :formats, :facts)
  ON CONFLICT (name) DO UPDATE SET
    layout = excluded.layout, mana_value = excluded.mana_value, colors = excluded.colors, identity = excluded.identity,
    set_code = excluded.set_code, rarity = excluded.rarity, year = excluded.year, formats = excluded.formats,
    facts = excluded.facts
  WHERE excluded.formats > card.formats`;

/** Puts cards into a store that is being built and counts the names that came twice. */
export function cardInserter(db: DatabaseSync): {
  readonly insert: (facts: CardFacts) => void;
  /** What is known of a card that is stored already. */
  readonly replace: (facts: CardFacts) => void;
  readonly duplicates: Set<string>;
} {
  const statement = db.prepare(INSERT);
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  const insert = (facts: CardFacts): void => {
    if (seen.has(facts.name)) duplicates.add(facts.name);
    seen.add(facts.name);
    statement.run(rowOf(facts));
  };
  const change = db.prepare('UPDATE card SET facts = :facts WHERE name = :name');
  const replace = (facts: CardFacts): void => {
    change.run({ name: facts.name, facts: JSON.stringify(facts) });
  };
  return { insert, replace, duplicates };
}

function rowOf(facts: CardFacts): Record<string, string | number | null> {
  const { set, rarity, date } = facts.printing;
  return {
    name: facts.name,
    layout: facts.layout,
    manaValue: facts.manaValue,
    colors: colorSet(facts.faces.flatMap(face => face.colors)),
    identity: colorSet(facts.colorIdentity),
    set: set ?? null,
    rarity: rarity ?? null,
    year: date === undefined ? null : Number.parseInt(date, 10),
    formats: Object.values(facts.legalities).filter(legality => legality !== 'notLegal').length,
    facts: JSON.stringify(facts),
  };
}
