import type { Face, ManaCost, ManaSymbol, PrintedNumber } from '@lawmage/ability';
import { symbolOf } from '../3-grammar/index.ts';
import type { FaceFacts } from './facts.ts';
import { readTypeLine } from './type-line.ts';

/** Why the printed facts of a face cannot be taken. */
export interface UnknownFact {
  readonly fact: 'type' | 'manaCost' | 'power' | 'toughness' | 'loyalty' | 'defense';
  readonly value: string;
}

/** Everything of a face but its abilities, or the fact that is not understood. */
export function printedFace(facts: FaceFacts): { readonly face: Omit<Face, 'abilities'> } | UnknownFact {
  const type = readTypeLine(facts.typeLine);
  if ('unknown' in type) return { fact: 'type', value: type.unknown };
  const cost = readManaCost(facts.manaCost);
  if (cost === undefined) return { fact: 'manaCost', value: facts.manaCost };
  const numbers = printedNumbers(facts);
  if ('fact' in numbers) return numbers;
  const { name, interchangeable, colorIndicator: indicator } = facts;
  const known = { ...(interchangeable !== undefined && { interchangeable }), ...(indicator && { indicator }) };
  return { face: { name, cost, ...known, type, ...numbers } };
}

/** A printed mana cost symbol by symbol; null where there is none, undefined where a symbol is unknown. */
export function readManaCost(text: string): ManaCost | null | undefined {
  if (text === '') return null;
  const symbols = (text.match(/\{[^{}]*\}|[^{}]+/gu) ?? []).map(symbolOf);
  const known = symbols.filter((symbol): symbol is ManaSymbol => symbol !== undefined);
  return known.length === symbols.length ? known : undefined;
}

type Numbers = Pick<Face, 'power' | 'toughness' | 'loyalty' | 'defense'>;

function printedNumbers(facts: FaceFacts): Numbers | UnknownFact {
  const { power, toughness, loyalty, defense } = facts;
  const numbers = {
    ...(power !== undefined && { power: printedNumber(power) }),
    ...(toughness !== undefined && { toughness: printedNumber(toughness) }),
    ...(loyalty !== undefined && { loyalty: loyalty === 'X' ? ('X' as const) : whole(loyalty) }),
    ...(defense !== undefined && { defense: whole(defense) }),
  };
  for (const fact of ['power', 'toughness', 'loyalty', 'defense'] as const) {
    if (fact in numbers && numbers[fact] === undefined) return { fact, value: facts[fact] ?? '' };
  }
  return numbers as Numbers;
}

const whole = (text: string): number | undefined => (/^\d+$/u.test(text) ? Number(text) : undefined);

/** [CR 208.2 | 2007: 208.2] A star, and what is added to one, is supplied by an ability of the face. */
function printedNumber(text: string): PrintedNumber | undefined {
  if (/^-?\d+$/u.test(text)) return Number(text);
  return /^(?:\d[+-])?\*$/u.test(text) ? '*' : undefined;
}
