/** Stands where the rule of spacing wants a space and the text has none. */
export const GLUE = '><';

/** The dash without spaces, as between a keyword and its cost; `—` alone is the dash that stands between spaces. */
export const TIGHT_DASH = '·—·';

/** The mark before each mode: it stands at the beginning of a row. */
export const BULLET = '•';

const LEANS_LEFT = new Set(['.', ',', ':', ';', '!', '?', ')', ']', "'s", '®', '…']);
const LEANS_RIGHT = new Set(['(', '[', 'non', 'non-']);
const isSymbol = (token: string): boolean => token.length > 2 && token[0] === '{';

/** True for tokens that are written as they are, with nothing added before or after. */
export const isSpace = (token: string): boolean => token === GLUE || /^\s+$/u.test(token);

/** What stands between two tokens when nothing odd was noted. One instance walks over one row of tokens. */
export interface Spacing {
  /** The text between the token given last and this one. */
  before(token: string): string;
}

/** Starts the rule of spacing at the beginning of a unit. */
export function spacing(): Spacing {
  let last = '';
  let opensNext = false;
  let inQuote = false;
  let inNested = false;
  const quoteOpens = (token: string): boolean | undefined => {
    if (token === '"') {
      inQuote = !inQuote;
      inNested = false;
      return inQuote;
    }
    if (token !== "'") return undefined;
    if (inNested) {
      inNested = false;
      return false;
    }
    if (!inQuote || /s$/u.test(last)) return false;
    inNested = true;
    return true;
  };
  return {
    before(token) {
      const opens = quoteOpens(token);
      const gap = between(last, token, opensNext || LEANS_RIGHT.has(last), opens === false || LEANS_LEFT.has(token));
      last = token;
      opensNext = opens === true;
      return gap;
    },
  };
}

function between(last: string, token: string, openedBefore: boolean, leansLeft: boolean): string {
  if (last === '' || isSpace(last) || isSpace(token)) return '';
  if (token === BULLET) return '\n';
  if (last === TIGHT_DASH || token === TIGHT_DASH || openedBefore || leansLeft) return '';
  return isSymbol(last) && isSymbol(token) ? '' : ' ';
}
