import { CARD_TYPES, type CardType, SUPERTYPES, type Subtype, type Supertype, type TypeLine } from '@lawmage/ability';
import { SUBTYPES } from '../3-grammar/index.ts';

const supertypes: ReadonlyMap<string, Supertype> = new Map(SUPERTYPES.map(word => [word, word]));
const cardTypes: ReadonlyMap<string, CardType> = new Map(CARD_TYPES.map(word => [word, word]));
const subtypes: ReadonlyMap<string, Subtype> = new Map(SUBTYPES.map(word => [word, word]));

/** A type line in its parts, or the first word of it that is no known type [CR 205.1 | 2007: 205.1]. */
export function readTypeLine(text: string): TypeLine | { readonly unknown: string } {
  const [before = '', after = ''] = text.split(/\s+—\s+/u);
  const line = { supertypes: [] as Supertype[], types: [] as CardType[], subtypes: [] as Subtype[] };
  for (const word of before.toLowerCase().split(/\s+/u)) {
    const type = cardTypes.get(word);
    const supertype = supertypes.get(word);
    if (type !== undefined) line.types.push(type);
    else if (supertype !== undefined) line.supertypes.push(supertype);
    else return { unknown: word };
  }
  const words = after.split(/\s+/u).filter(word => word !== '');
  for (let at = 0; at < words.length; at++) {
    const pair = subtypes.get(`${words[at]} ${words[at + 1]}`);
    const single = subtypes.get(words[at] ?? '');
    const found = pair ?? single;
    if (found === undefined) return { unknown: words[at] ?? '' };
    if (pair !== undefined) at += 1;
    line.subtypes.push(found);
  }
  return line;
}
