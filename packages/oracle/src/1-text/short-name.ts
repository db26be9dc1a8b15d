import { cutAsides } from './asides.ts';
import { isAlwaysCapital } from './capitals.ts';
import { type FaceFacts, usualShort } from './self.ts';
import { pieces } from './tokens.ts';

/**
 * The short name that the text of a legendary permanent uses where it is not the part before the comma: the longest
 * beginning of that part which the text mentions. Undefined if there is none.
 */
export function unusualShort(facts: FaceFacts, text: string): string | undefined {
  if (!/\bLegendary\b/u.test(facts.typeLine)) return undefined;
  const usual = usualShort(facts.name);
  const name = pieces(usual);
  if (name.length < 2) return undefined;
  const found = pieces(cutAsides(text).text).map(token => token.text);
  for (let count = name.length - 1; count > 0; count--) {
    const start = usual.slice(0, name[count - 1]?.end);
    const next = name[count]?.text ?? '';
    if (next !== '.' && isShortName(start, facts) && mentions(found, start, next)) return start;
  }
  return undefined;
}

/** A name of one word must not be a word that means something else; a planeswalker may go by its type. */
function isShortName(start: string, facts: FaceFacts): boolean {
  if (!/[\p{L}\d]$|\.\p{Lu}\.$/u.test(start) || /(?:^| )(?:of|the|The|from|and|A|An)$/u.test(start)) return false;
  if (!isAlwaysCapital(start)) return true;
  return facts.typeLine.includes(`Planeswalker — ${start}`);
}

/** True if the text mentions the name without the word that follows in the full name, and not as part of another name. */
function mentions(found: readonly string[], name: string, following: string): boolean {
  const words = pieces(name).map(token => token.text);
  const mayBegin = /^(?:of|the)$/u.test(following);
  return found.some((_, at) => {
    const before = found[at - 1] ?? '';
    if (!words.every((word, i) => found[at + i] === word) || /^(?:named|create)$/iu.test(before)) return false;
    const next = found[at + words.length] ?? '';
    const owned = next === "'s" ? (found[at + words.length + 1] ?? '') : next;
    const begins = !/^[\p{L}\d,]/u.test(before);
    return (mayBegin || !begins) && next !== following && !/^(?:\p{Lu}|[!—&]$|(?:the|of)$)/u.test(owned);
  });
}
