import type { CustomCard, CustomProblem, Draft, WrittenFace } from './custom.ts';
import { factsOf } from './facts-of.ts';
import { costOf, isTypeLine, numberOf, type Size, sizeOf, typeLineOf } from './parts.ts';

type Line = { readonly text: string; readonly line: number };
type Face =
  | { readonly face: WrittenFace; readonly problem: null }
  | { readonly face: null; readonly problem: CustomProblem };

/** A line of nothing but dashes parts cards as an empty line does; one of two slashes parts faces. */
const CARDS = /^\s*(?:-{3,}|={3,})?\s*$/;
const FACES = /^\s*\/\/\s*$/;

/**
 * Cards as one types them or copies them from a page: the name with its mana cost, the type line, the rules text, and
 * the size last; an empty line between cards.
 */
export function readCustomText(text: string): Draft {
  const lines = text.split(/\r\n?|\n/).map((one, at): Line => ({ text: one.trim(), line: at + 1 }));
  const read = parted(lines, CARDS).map(cardOf);
  return {
    cards: read.flatMap(one => ('facts' in one ? [one] : [])),
    problems: read.flatMap(one => ('facts' in one ? [] : [one])),
  };
}

/** Runs of lines between those that part them. */
function parted(lines: readonly Line[], between: RegExp): readonly (readonly Line[])[] {
  const parts: Line[][] = [[]];
  for (const line of lines) {
    if (between.test(line.text)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.filter(part => part.length > 0);
}

function cardOf(lines: readonly Line[]): CustomCard | CustomProblem {
  const [first, ...others] = parted(lines, FACES).map(faceOf);
  const start = lines[0]?.line ?? 1;
  if (first === undefined) return { code: 'noName', message: 'two slashes part faces, and here is none', line: start };
  const faces: WrittenFace[] = [];
  for (const { face, problem } of [first, ...others]) {
    if (problem !== null) return problem;
    faces.push(face);
  }
  const [front, ...backs] = faces;
  return front === undefined
    ? { code: 'noName', message: 'a card begins with its name', line: start }
    : { facts: factsOf([front, ...backs]), line: start };
}

function faceOf(lines: readonly Line[]): Face {
  const [head = { text: '', line: 1 }] = lines;
  const typeAt = lines.findIndex(({ text }, at) => at > 0 && isTypeLine(text));
  if (isTypeLine(head.text) && typeAt < 0)
    return trouble('noName', 'the name of the card comes before its types', head.line);
  if (typeAt < 0 || typeAt > 2)
    return trouble('noTypeLine', `“${head.text}” has no type line below it, such as “Creature — Bear”`, head.line);
  const named = nameOf(lines.slice(0, typeAt));
  if (named === null) return trouble('badCost', 'a mana cost is written in symbols, such as {1}{R}', head.line);
  const typeLine = typeLineOf(lines[typeAt]?.text ?? '');
  const { text, numbers } = bodyOf(lines.slice(typeAt + 1));
  if (/\bcreature\b/iu.test(typeLine) && numbers.power === undefined)
    return trouble('noSize', `the creature ${named.name} has no power and toughness, such as 2/2`, head.line);
  return { face: { ...named, typeLine, text, ...numbers }, problem: null };
}

const trouble = (code: CustomProblem['code'], message: string, line: number): Face => ({
  face: null,
  problem: { code, message, line },
});

/** The name, with the cost behind it or in the next line. */
function nameOf([first, second]: readonly Line[]): Pick<WrittenFace, 'name' | 'manaCost'> | null {
  const [, plain = '', braces = ''] = /^(.*?)\s*((?:\{[^{}]*\}\s*)*)$/u.exec(first?.text ?? '') ?? [];
  const below = second === undefined ? '' : second.text.replace(/^(?:mana )?cost:\s*/iu, '');
  const manaCost = costOf(braces + below);
  return manaCost === undefined || plain === '' ? null : { name: plain.replace(/^name:\s*/iu, ''), manaCost };
}

type Numbers = Partial<Size> & { readonly loyalty?: string; readonly defense?: string };

/** Rules text, and the numbers in its last line. */
function bodyOf(lines: readonly Line[]): { readonly text: string; readonly numbers: Numbers } {
  const last = lines.at(-1)?.text ?? '';
  const numbers = numbersIn(last);
  const text = (numbers === null ? lines : lines.slice(0, -1)).map(line => line.text).join('\n');
  return { text, numbers: numbers ?? {} };
}

function numbersIn(line: string): Numbers | null {
  const size = sizeOf(line);
  if (size !== undefined) return size;
  const [loyalty, defense] = [numberOf('Loyalty', line), numberOf('Defense', line)];
  if (loyalty !== undefined) return { loyalty };
  return defense === undefined ? null : { defense };
}
