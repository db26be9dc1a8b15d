import { BULLET, Quotes } from './spacing.ts';
import type { Token } from './tokens.ts';

/**
 * A quoted ability and the sentence it stands in share one mark on cards. Here each has its own: the quotation ends in a
 * full stop, and what the outer sentence needs follows the closing mark.
 */
export function partStops(parts: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  const quotes = new Quotes();
  let opener = -1;
  parts.forEach((part, at) => {
    const depth = quotes.depth;
    const opens = quotes.opens(part.text);
    const last = tokens.at(-1)?.text;
    if (opens === true) opener = tokens.length;
    if (opens !== false || quotes.depth >= depth) {
      tokens.push(part);
      return;
    }
    const next = parts[at + 1];
    const stop = (place: number): Token => ({ text: '.', start: place, end: place });
    if (last === '.') {
      tokens.push(part);
      if (endsSentence(next)) tokens.push(stop(part.end));
    } else if (last === ',' && next !== undefined) {
      const comma = tokens.pop() as Token;
      tokens.push({ ...comma, text: '.' }, part, { text: ',', start: part.end, end: part.end });
    } else {
      if (quotesAbility(tokens, opener, last) && continues(next?.text)) tokens.push(stop(part.start));
      tokens.push(part);
    }
  });
  return tokens;
}

/** The inverse of `partStops`, as the tokens that are left out (`''`) or written otherwise. */
export function joinStops(tokens: readonly string[]): (string | undefined)[] {
  const surface: (string | undefined)[] = tokens.map(() => undefined);
  const quotes = new Quotes();
  tokens.forEach((token, at) => {
    const depth = quotes.depth;
    quotes.opens(token);
    if (quotes.depth >= depth || tokens[at - 1] !== '.' || surface[at - 1] === ',') return;
    const next = tokens[at + 1];
    if (next === '.') surface[at + 1] = '';
    else if (next === ',') {
      surface[at - 1] = ',';
      surface[at + 1] = '';
    } else if (continues(next)) surface[at - 1] = '';
  });
  return surface;
}

const endsSentence = (next: Token | undefined): boolean =>
  next === undefined || next.text === '\n' || next.text === BULLET || /^["'\p{Lu}]/u.test(next.text);

const continues = (next: string | undefined): boolean => next !== undefined && /^[\p{Ll}]/u.test(next);

/** True if what stands between quotation marks is an ability, and not a name or a keyword that is spoken of. */
function quotesAbility(tokens: readonly Token[], opener: number, last: string | undefined): boolean {
  const before = tokens[opener - 1]?.text ?? '';
  const first = tokens[opener + 1]?.text ?? '';
  if (!/^(?:has|have|gain|gains|with|and)$/u.test(before) || !/^[\p{Lu}{~]/u.test(first)) return false;
  return last !== undefined && /^[\p{L}\d}{~+−-]/u.test(last);
}
