/** Players, with their life, counters and zones. */
import type { ZoneName } from '@lawmage/ability';
import type { Item, Seated } from '../scenario/scenario.ts';
import { items } from './items.ts';
import { listOf, map, optional, pattern, seq } from './kernel.ts';
import type { Names } from './names.ts';
import { nearest } from './nearest.ts';
import { counterKind, number, objectName } from './nouns.ts';
import { type Entry, heading } from './outline.ts';
import { problem, quoted, type Report, readLine } from './problem.ts';

const ZONES: Readonly<Record<string, ZoneName>> = {
  battlefield: 'battlefield',
  'in play': 'battlefield',
  hand: 'hand',
  library: 'library',
  graveyard: 'graveyard',
  exile: 'exile',
  'removed from the game': 'exile',
  command: 'command',
};
const FIELDS = [...Object.keys(ZONES), 'life', 'counters', 'deck', 'outside the game'];

/** The field of a player that a word names: a zone by its word of today. */
export const fieldOf = (key: string): string => ZONES[key.toLowerCase()] ?? key.toLowerCase();

type Draft = {
  life: number | null;
  counters: Record<string, number>;
  items: Item[];
  deck: Seated['deck'];
  outside: Seated['deck'];
};

export function readPlayer(name: string, entry: Entry, names: Names, report: Report): Seated {
  const draft: Draft = { life: null, counters: {}, items: [], deck: [], outside: [] };
  for (const line of entry.below) readField(draft, line, names, report);
  return { name, ...draft };
}

function readField(draft: Draft, entry: Entry, names: Names, report: Report): void {
  const field = heading(entry);
  const key = field?.key.toLowerCase() ?? '';
  const zone = ZONES[key];
  const value = field?.value ?? '';
  const place = field?.place ?? entry.place;
  if (zone !== undefined) draft.items.push(...(readLine(value, place, names, items(zone, place), report) ?? []));
  else if (key === 'life') draft.life = readLine(value, place, names, [number], report);
  else if (key === 'counters') Object.assign(draft.counters, readLine(value, place, names, [counters], report));
  else if (key === 'outside the game') draft.outside = readLine(value, place, names, [deck], report) ?? [];
  else if (key === 'deck') draft.deck = readLine(value, place, names, [deck], report) ?? [];
  else report(unknownField(entry));
}

const counters = map(listOf(seq(number, counterKind)), list => Object.fromEntries(list.map(([n, kind]) => [kind, n])));
const deck = listOf(
  map(
    seq(
      optional(
        pattern('a number', /\d+/uy, ([text]) => Number(text)),
        1,
      ),
      objectName,
    ),
    ([count, card]) => ({ card, count }),
  ),
);

function unknownField({ text, place }: Entry): ReturnType<typeof problem> {
  const meant = nearest(text, FIELDS) ?? null;
  const hint = meant === null ? '' : `; did you mean "${meant}"?`;
  const expected = FIELDS.map(field => `"${field}:"`);
  return problem('heading', place, `${quoted(text)} does not fit: expected ${expected.join(', ')}${hint}`, {
    expected,
    nearest: meant,
  });
}
