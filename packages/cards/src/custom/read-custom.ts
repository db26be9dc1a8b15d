import { nameKey } from '../facts/names.ts';
import type { CustomFormat, CustomProblem, CustomReading, Draft } from './custom.ts';
import { readCustomJson } from './read-json.ts';
import { isMseSet, readMseSet } from './read-mse.ts';
import { readCustomText } from './read-text.ts';

/** More than the largest set there is. */
const LONGEST = 4_000_000;

/**
 * Reads cards that somebody wrote, in plain text, as Scryfall's JSON or as a set of Magic Set Editor, told apart by
 * content. Never throws; each problem has a code and the line where its card begins, and other cards are read all the same.
 */
export function readCustomCards(text: string): CustomReading {
  const content = text.replace(/^\uFEFF/, '');
  if (content.length > LONGEST)
    return {
      format: 'text',
      cards: [],
      problems: [{ code: 'tooLong', message: 'this is far longer than a set of cards', line: 1 }],
    };
  const format = formatOf(content);
  const { cards, problems } = READERS[format](content);
  return { format, cards, problems: [...problems, ...sameNames(cards)].toSorted((a, b) => a.line - b.line) };
}

const READERS: Readonly<Record<CustomFormat, (text: string) => Draft>> = {
  text: readCustomText,
  scryfall: readCustomJson,
  mse: readMseSet,
};

function formatOf(text: string): CustomFormat {
  if (/^\s*[[{]\s*["{]/u.test(text)) return 'scryfall';
  return isMseSet(text) ? 'mse' : 'text';
}

/** [CR 201.2a | 2007: 202.3] Cards are told apart by their names. */
function sameNames(cards: Draft['cards']): readonly CustomProblem[] {
  const first = new Map<string, number>();
  return cards.flatMap(({ facts, line }): readonly CustomProblem[] => {
    const key = nameKey(facts.name);
    const before = first.get(key);
    if (before !== undefined)
      return [{ code: 'sameName', message: `a card named “${facts.name}” stands already in line ${before}`, line }];
    first.set(key, line);
    return [];
  });
}
