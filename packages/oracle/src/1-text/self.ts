import { pieces } from './tokens.ts';

/** What the text layer needs to know of a face. */
export interface FaceFacts {
  readonly name: string;
  readonly typeLine: string;
}

/** How a face speaks of itself. */
export interface Self {
  readonly name: string;
  /** The name a legendary permanent goes by: the part before the comma unless the face says otherwise. */
  readonly short: string;
  /** What stands where nothing else was noted, outside and inside quotation marks. */
  readonly usual: string;
  readonly quoted: string;
  /** Its names as tokens, the longest first. */
  readonly names: readonly Mention[];
}

/** One way to speak of the object, as tokens. */
export interface Mention {
  readonly words: string;
  readonly tokens: readonly string[];
}

/** The token that stands for the object itself. */
export const SELF = '~';

const NOUNS = [
  'Aura',
  'Equipment',
  'Fortification',
  'Vehicle',
  'Spacecraft',
  'Saga',
  'Class',
  'Case',
  'Siege',
  'creature',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'battle',
  'Room',
  'Planet',
  'Mount',
  'scheme',
  'conspiracy',
  'phenomenon',
  'plane',
];
const mention = (words: string): Mention => ({ words, tokens: pieces(words).map(token => token.text) });

/** "this creature" and the like: what a permanent calls itself outside quotation marks. */
export const THIS_MENTIONS: readonly Mention[] = NOUNS.map(noun => mention(`this ${noun}`));

/** Finds how a face speaks of itself. `short` is the short name that was stored with the face, if it has one. */
export function selfOf(facts: FaceFacts, short = usualShort(facts.name)): Self {
  const name = textName(facts.name);
  const names = [...new Set([name, usualShort(name), short])].filter(each => each !== '').map(mention);
  return { name, short, names, ...usualWords(name, short, facts.typeLine) };
}

function usualWords(name: string, short: string, typeLine: string): Pick<Self, 'usual' | 'quoted'> {
  if (/\bLegendary\b/u.test(typeLine)) return { usual: short, quoted: short };
  const noun = NOUNS.find(each => new RegExp(`\\b${each}\\b`, 'iu').test(typeLine));
  const named = noun === undefined || /\b(?:Instant|Sorcery)\b|^(?:Plane|Phenomenon|Vanguard|Hero)\b/u.test(typeLine);
  return { usual: named ? name : `this ${noun}`, quoted: name };
}

/** A digital rebalancing ("A-…") has the name of the card in its text. */
const textName = (name: string): string => name.replace(/^A-(?=\p{Lu})/u, '');

/** The part of a name before its comma. */
export const usualShort = (name: string): string => textName(name).split(',')[0] ?? name;
