import { CREATURE_TYPES } from '@lawmage/ability';
import { plural } from './plural.ts';
import { Quotes } from './spacing.ts';
import { pieces, type Token } from './tokens.ts';

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
const THIS = new Set(NOUNS.map((noun) => `this ${noun}`));

/** Finds how a face speaks of itself. `short` is the short name that was stored with the face, if it has one. */
export function selfOf(facts: FaceFacts, short = usualShort(facts.name)): Self {
  const name = textName(facts.name);
  const { typeLine } = facts;
  const noun = NOUNS.find((each) => new RegExp(`\\b${each}\\b`, 'iu').test(typeLine));
  if (/\bLegendary\b/u.test(typeLine)) return { name, short, usual: short, quoted: short };
  const named = noun === undefined || /\b(?:Instant|Sorcery)\b|^(?:Plane|Phenomenon|Vanguard|Hero)\b/u.test(typeLine);
  return { name, short, usual: named ? name : `this ${noun}`, quoted: name };
}

/** A digital rebalancing ("A-…") has the name of the card in its text. */
const textName = (name: string): string => name.replace(/^A-(?=\p{Lu})/u, '');

/** The part of a name before its comma. */
export const usualShort = (name: string): string => textName(name).split(',')[0] ?? name;

/** One way to speak of the object, as tokens. */
interface Mention {
  readonly words: string;
  readonly tokens: readonly string[];
}

const mention = (words: string): Mention => ({ words, tokens: pieces(words).map((token) => token.text) });
const thisMentions = [...THIS].map(mention);

/** A place where the object is spoken of otherwise than usual: the how-manieth mention of the unit, and the words. */
export type OddMention = readonly [nth: number, words: string];

/** Makes every mention of the object itself into the token `~`, and notes those that are worded unusually. */
export function gatherSelves(
  text: string,
  parts: readonly Token[],
  self: Self,
): { tokens: Token[]; odd: OddMention[] } {
  const names = [...new Set([self.name, usualShort(self.name), self.short])].filter((name) => name !== '').map(mention);
  const quotes = new Quotes();
  const tokens: Token[] = [];
  const odd: OddMention[] = [];
  let nth = 0;
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as Token;
    quotes.opens(part.text);
    const inQuote = quotes.depth > 0;
    const found = mentionAt(text, parts, at, inQuote ? names : [...names, ...thisMentions]);
    if (!found) {
      tokens.push(part);
      at += 1;
      continue;
    }
    const last = parts[at + found.tokens.length - 1] as Token;
    if (found.words !== usualAt(self, inQuote)) odd.push([nth, found.words]);
    tokens.push({ text: SELF, start: part.start, end: last.end });
    nth += 1;
    at += found.tokens.length;
  }
  return { tokens, odd };
}

const usualAt = (self: Self, inQuote: boolean): string => (inQuote ? self.quoted : self.usual);

/** The words for every `~` in a row of tokens: the inverse of `gatherSelves`. */
export function spreadSelves(
  tokens: readonly string[],
  self: Self,
  odd: readonly OddMention[],
): (string | undefined)[] {
  const quotes = new Quotes();
  const stored = new Map(odd);
  let nth = 0;
  return tokens.map((token) => {
    quotes.opens(token);
    if (token !== SELF) return undefined;
    const words = stored.get(nth) ?? usualAt(self, quotes.depth > 0);
    nth += 1;
    return words;
  });
}

function mentionAt(text: string, parts: readonly Token[], at: number, known: readonly Mention[]): Mention | undefined {
  const fits = (each: Mention): boolean =>
    each.tokens.every((word, i) => parts[at + i]?.text === word || (i === 0 && isThis(parts[at]?.text, word))) &&
    sameSpacing(text, parts, at, each);
  const found = known.find(fits);
  return found && !isOfOther(parts, at, found) ? found : undefined;
}

const isThis = (text: string | undefined, word: string): boolean => word === 'this' && text === 'This';

function sameSpacing(text: string, parts: readonly Token[], at: number, { words, tokens }: Mention): boolean {
  const found = text.slice(parts[at]?.start, parts[at + tokens.length - 1]?.end);
  return found === words || (words.startsWith('this ') && found.slice(1) === words.slice(1));
}

/** True where the words are part of another name, or name a card instead of meaning this object. */
function isOfOther(parts: readonly Token[], at: number, { words, tokens }: Mention): boolean {
  const text = (index: number): string => parts[index]?.text ?? '';
  const next = at + tokens.length;
  if (words.startsWith('this ')) return false;
  if (/^(?:named|create)$/iu.test(text(at - 1)) || /^(?:planeswalker|planeswalkers|card|cards)$/u.test(text(next)))
    return true;
  if (text(next) === ',' && /^(?:with|into)$/u.test(text(at - 1))) return isNameWord(text(next + 1));
  if (text(next) === "'s") return isNameWord(text(next + 1)) && !SUBTYPES.has(text(next + 1));
  return isNameWord(text(next)) && !SUBTYPES.has(text(next));
}

const isNameWord = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
const SUBTYPES: ReadonlySet<string> = new Set(CREATURE_TYPES.flatMap((type) => [type, plural(type)]));
