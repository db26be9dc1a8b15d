import type { DeckEntry, Decklist, Section } from './decklist.ts';

const HEADINGS: Readonly<Record<Section, string>> = {
  commanders: 'Commander',
  companions: 'Companion',
  main: 'Deck',
  sideboard: 'Sideboard',
  supplementary: 'Attractions',
  aside: 'Maybeboard',
};

/**
 * Writes a list as plain text, one `4 Name` a line, headings and comments behind `//`. What `readDeck` reads from it is
 * the same deck.
 */
export function writePlainDeck(deck: Decklist): string {
  const about = [...(deck.name === undefined ? [] : [`NAME: ${deck.name}`]), ...deck.comments].map(
    line => `// ${line}`,
  );
  const sections = Object.entries(HEADINGS).flatMap(([section, heading]) => {
    const entries = deck[section as Section];
    return entries.length === 0 ? [] : [`// ${heading}`, ...entries.map(writeEntry)];
  });
  return lines([...about, ...sections]);
}

/** What Arena's export has a place for. */
const ARENA_SECTIONS = ['commanders', 'companions', 'main', 'sideboard'] as const;

/** Writes a list as MTG Arena exports it. Comments, supplementary decks and what lies aside have no place in it. */
export function writeArenaDeck(deck: Decklist): string {
  const about = deck.name === undefined ? [] : [['About', `Name ${deck.name}`]];
  const sections = ARENA_SECTIONS.filter(section => deck[section].length > 0);
  const blocks = sections.map(section => [HEADINGS[section], ...deck[section].map(writeEntry)]);
  return lines([...about, ...blocks].flatMap((block, index) => (index === 0 ? block : ['', ...block])));
}

function writeEntry({ count, name, set, collectorNumber }: DeckEntry): string {
  const printing = set === undefined ? '' : ` (${set})${collectorNumber === undefined ? '' : ` ${collectorNumber}`}`;
  return `${count} ${name}${printing}`;
}

const lines = (texts: readonly string[]): string => texts.map(text => `${text}\n`).join('');
