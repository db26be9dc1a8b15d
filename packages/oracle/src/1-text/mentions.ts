import { CREATURE_TYPES } from '@lawmage/ability';
import { plural } from './plural.ts';
import { type Mention, SELF, type Self, THIS_MENTIONS } from './self.ts';
import { Quotes } from './spacing.ts';
import type { Token } from './tokens.ts';

/** A place where the object is spoken of otherwise than usual: the how-manieth mention of the unit, and the words. */
export type OddMention = readonly [nth: number, words: string];

/** Makes every mention of the object itself into the token `~`, and notes those that are worded unusually. */
export function gatherSelves(
  text: string,
  parts: readonly Token[],
  self: Self,
): { tokens: Token[]; odd: OddMention[] } {
  const quotes = new Quotes();
  const tokens: Token[] = [];
  const odd: OddMention[] = [];
  let nth = 0;
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as Token;
    const inQuote = quotes.depth > 0;
    const found = mentionAt(text, parts, at, self, inQuote);
    if (!found) {
      quotes.opens(part.text);
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
  return tokens.map(token => {
    quotes.opens(token);
    if (token !== SELF) return undefined;
    const words = stored.get(nth) ?? usualAt(self, quotes.depth > 0);
    nth += 1;
    return words;
  });
}

function mentionAt(text: string, parts: readonly Token[], at: number, self: Self, inQuote: boolean) {
  const first = parts[at]?.text;
  const isThis = first === 'this' || first === 'This';
  const fits = ({ tokens }: Mention): boolean =>
    tokens.every((word, i) => parts[at + i]?.text === word || (isThis && i === 0 && word === 'this'));
  const known = isThis && !inQuote ? [...self.names, ...THIS_MENTIONS] : self.names;
  const found = known.find(each => fits(each) && sameSpacing(text, parts, at, each));
  return found && !isOfOther(parts, at, found) ? found : undefined;
}

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
const SUBTYPES: ReadonlySet<string> = new Set(CREATURE_TYPES.flatMap(type => [type, plural(type)]));
