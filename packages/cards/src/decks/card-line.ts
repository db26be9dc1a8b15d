import type { DeckEntry, Section } from './decklist.ts';
import { readHeading } from './headings.ts';

/** One line of a list that names a card, and the section that the line itself asks for. */
export type CardLine = { readonly entry: DeckEntry; readonly section?: Section };

/** What is known so far about a line whose end is being taken off piece by piece. */
type Rest = { text: string; set?: string; collectorNumber?: string; section?: Section };

type Trailer = { readonly at: RegExp; readonly take: (rest: Rest, first: string, second?: string) => boolean };

const drop = (): boolean => true;

const isSetCode = (code: string): boolean => /^(?:[A-Z0-9_]{2,8}|[a-z0-9_]{2,8})$/.test(code);

function takeSet(rest: Rest, code: string, collectorNumber?: string): boolean {
  if (!isSetCode(code) || rest.set !== undefined) return false;
  rest.set = code.toUpperCase();
  if (collectorNumber !== undefined) rest.collectorNumber = collectorNumber;
  return true;
}

/** `[M10]`, `[M10:146]`, or a category such as `[Commander{top}]`, `[Ramp,Draw]`. */
function takeBracket(rest: Rest, inside: string): boolean {
  const [code = '', collectorNumber] = inside.split(/[:#]/, 2);
  if (isSetCode(code) && code === code.toUpperCase() && takeSet(rest, code, collectorNumber)) return true;
  const heading = readHeading(inside.replace(/\{.*$/, ''));
  if (heading !== undefined && heading !== 'about' && heading !== 'group') rest.section = heading;
  return true;
}

function takeCommanderMark(rest: Rest): boolean {
  rest.section = 'commanders';
  return true;
}

/** What may follow a name, in any order: tags, marks, comments, categories, printings, foil marks, variants. */
const TRAILERS: readonly Trailer[] = [
  { at: /\s+\^[^^]*\^$/, take: drop },
  { at: /\s+#.*$/, take: drop },
  { at: /\s+\*CMDR\*$/i, take: takeCommanderMark },
  { at: /\s+\*[A-Z]+\*$/i, take: drop },
  { at: /\s+\[([^\]]*)\]$/, take: takeBracket },
  { at: /\s+\((?:F|foil|etched)\)$/i, take: drop },
  { at: /\s+<[^>]*>$/, take: drop },
  { at: /\s+\(([^\s():]+)(?::(\S+))?\)$/, take: takeSet },
  { at: /\s+\(([^\s()]+)\)\s+(\S+)$/, take: takeSet },
];

function takeTrailers(text: string): Rest {
  const rest: Rest = { text: text.trim() };
  const takeOne = ({ at, take }: Trailer): boolean => {
    const found = at.exec(rest.text);
    if (found === null || !take(rest, found[1] ?? '', found[2])) return false;
    rest.text = rest.text.slice(0, found.index).trimEnd();
    return true;
  };
  while (TRAILERS.some(takeOne));
  return rest;
}

const COUNTED = [
  /^(?<count>\d+)\s*[x×]?\s+(?:\[(?<set>[A-Z0-9_]{2,8})\]\s+)?(?<name>\S.*)$/i,
  /^[x×](?<count>\d+)\s+(?<name>\S.*)$/i,
  /^(?<name>\S.*\S)\s+[x×]\s*(?<count>\d+)$/i,
];

/** Reads `4 Name`, `4x Name`, `SB: 4 Name`, `Name x4`, `4 Name (SET) 123 *F*`, `4 [SET] Name`, or a name alone. */
export function readCardLine(line: string): CardLine {
  const sideboard = /^SB:\s*/i.exec(line);
  const rest = takeTrailers(line.slice(sideboard?.[0].length ?? 0));
  const counted = COUNTED.map(shape => shape.exec(rest.text)?.groups).find(groups => groups !== undefined);
  const { count = '1', name = rest.text, set = rest.set } = counted ?? {};
  const { collectorNumber } = rest;
  const section = sideboard === null ? rest.section : 'sideboard';
  return {
    entry: {
      count: Number(count),
      name: name.trim(),
      ...(set === undefined ? {} : { set: set.toUpperCase() }),
      ...(collectorNumber === undefined ? {} : { collectorNumber }),
    },
    ...(section === undefined ? {} : { section }),
  };
}
