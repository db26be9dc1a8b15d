import type { CustomCard, CustomProblem, Draft, WrittenFace } from './custom.ts';
import { factsOf } from './facts-of.ts';
import { costOf, inBraces, isTypeLine, symbolsIn } from './parts.ts';

/** The fields of one card, each with its text, and the line where the card begins. */
type Block = { readonly line: number; readonly fields: ReadonlyMap<string, string> };

/**
 * The text of a set of Magic Set Editor: the file `set` inside a `.mse-set`, or an export in its shape. Each card is a
 * block of indented fields; fields of several lines are indented once more.
 */
export function readMseSet(text: string): Draft {
  const read = blocksOf(text).map(cardOf);
  return {
    cards: read.flatMap(one => ('facts' in one ? [one] : [])),
    problems: read.flatMap(one => ('facts' in one ? [] : [one])),
  };
}

/** Whether a text is such a set. */
export const isMseSet = (text: string): boolean => /^(?:mse_version:|card:\s*$)/mu.test(text) && /^\t/mu.test(text);

function blocksOf(text: string): readonly Block[] {
  const blocks: { line: number; fields: Map<string, string> }[] = [];
  let block: Map<string, string> | null = null;
  let field = '';
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const [, tabs = '', content = ''] = /^(\t*)(.*)$/u.exec(line) ?? [];
    if (tabs === '') {
      block = /^card:\s*$/u.test(content) ? new Map() : null;
      if (block !== null) blocks.push({ line: at + 1, fields: block });
    } else if (block !== null && tabs.length === 1) {
      const [, name = '', value = ''] = /^([^:]+):\s?(.*)$/u.exec(content) ?? [];
      field = name.trim().replaceAll(' ', '_');
      block.set(field, value);
    } else if (block !== null) block.set(field, [block.get(field) ?? '', content].filter(Boolean).join('\n'));
  }
  return blocks;
}

/** The back of a double-faced card has the same fields with a 2 behind their names. */
const SECOND = '_2';

function cardOf({ line, fields }: Block): CustomCard | CustomProblem {
  const front = faceOf(fields, '', line);
  if ('code' in front) return front;
  const hasBack = plain(fields.get(`name${SECOND}`)) !== '';
  const back = hasBack ? faceOf(fields, SECOND, line) : null;
  if (back !== null && 'code' in back) return back;
  const rarity = plain(fields.get('rarity')) || undefined;
  return { facts: factsOf(back === null ? [front] : [front, back], rarity), line };
}

function faceOf(fields: Block['fields'], suffix: string, line: number): WrittenFace | CustomProblem {
  const field = (name: string): string => plain(fields.get(name + suffix));
  const name = field('name');
  if (name === '') return { code: 'noName', message: 'this card has no name', line };
  const manaCost = costOf(field('casting_cost'));
  if (manaCost === undefined)
    return { code: 'badCost', message: `the casting cost “${field('casting_cost')}” of ${name} is no mana cost`, line };
  const [types, subtypes] = [field('super_type'), field('sub_type')];
  const typeLine = subtypes === '' ? types : `${types} — ${subtypes}`;
  if (!isTypeLine(typeLine)) return { code: 'noTypeLine', message: `“${typeLine}” of ${name} is no type line`, line };
  const numbers = {
    power: field('power'),
    toughness: field('toughness'),
    loyalty: field('loyalty'),
    defense: field('defense'),
  };
  const text = field('rule_text').replaceAll(/\bCARDNAME\b|~/g, name);
  return {
    name,
    manaCost,
    typeLine,
    text,
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== '')),
  };
}

const SYMBOLS = /<sym(?:-auto)?>([^<]*)<\/sym(?:-auto)?>/gu;

/** The words of a field: symbols in braces, without marks of style. */
function plain(value = ''): string {
  const symbols = value.replaceAll(SYMBOLS, (_, of: string) => inBraces(symbolsIn(of)));
  return symbols.replaceAll(/<[^<>]*>/gu, '').trim();
}
