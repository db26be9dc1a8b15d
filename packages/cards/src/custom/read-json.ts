import { readScryfallRecord } from '../import/scryfall.ts';
import { said } from '../result.ts';
import type { CustomCard, CustomProblem, Draft } from './custom.ts';

/** Cards as Scryfall writes them: one object, an array, a list of search results, or one object a line. */
export function readCustomJson(text: string): Draft {
  const records = recordsIn(text);
  if ('code' in records) return { cards: [], problems: [records] };
  const cards: CustomCard[] = [];
  const problems: CustomProblem[] = [];
  for (const { record, line } of records) {
    const reading = readScryfallRecord(record);
    if (reading.kind === 'cards') cards.push(...reading.cards.map(facts => ({ facts, line })));
    else if (reading.kind === 'broken')
      problems.push({ code: reading.failure.code, message: reading.failure.message, line });
    else problems.push({ code: 'layout', message: `a card of layout “${reading.layout}” is not one for a deck`, line });
  }
  return { cards, problems };
}

type Found = { readonly record: unknown; readonly line: number };

function recordsIn(text: string): readonly Found[] | CustomProblem {
  try {
    return membersOf(JSON.parse(text)).map(record => ({ record, line: lineOf(text, record) }));
  } catch (whole) {
    const lines = linesOf(text);
    return lines ?? { code: 'brokenJson', message: said(whole), line: lineAt(text, said(whole)) };
  }
}

function membersOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)) return value.data;
  return [value];
}

/** One object a line, or null if the lines are not that. */
function linesOf(text: string): readonly Found[] | null {
  const found: Found[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      found.push({ record: JSON.parse(line), line: at + 1 });
    } catch {
      return null;
    }
  }
  return found;
}

/** Where a record names itself. */
function lineOf(text: string, record: unknown): number {
  const name = typeof record === 'object' && record !== null && 'name' in record ? JSON.stringify(record.name) : '';
  const at = name === '' ? -1 : text.indexOf(name);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

/** Engines tell the place of a syntax error only in its message, as a line or a position. */
function lineAt(text: string, message: string): number {
  const line = /line (\d+)/u.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/u.exec(message)?.[1];
  return position === undefined ? 1 : text.slice(0, Number(position)).split('\n').length;
}
