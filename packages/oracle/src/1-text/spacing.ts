/** Stands where the rule of spacing wants a space and the text has none. */
export const GLUE = '><';

/** The dash without spaces, as between a keyword and its cost; `—` alone is the dash that stands between spaces. */
export const TIGHT_DASH = '·—·';

/** The mark before each mode: it stands at the beginning of a row. */
export const BULLET = '•';

const LEANS_LEFT = new Set(['.', ',', ':', ';', '!', '?', ')', ']', "'s", '®', '…', '½']);
const LEANS_RIGHT = new Set(['(', '[', 'non', 'non-', 'Non', 'Non-']);
const VERBS = new Set(['has', 'gains', 'loses']);
const isSymbol = (token: string): boolean => token.length > 2 && token[0] === '{';

/** True for the tokens that note an odd spacing. */
export const isSpace = (token: string): boolean => token === GLUE || /^\s+$/u.test(token);

/** Tells quotation marks that open from those that close; one instance walks over one row of tokens. */
export class Quotes {
  depth = 0;
  private last = '';

  /** True if the token opens a quotation, false if it closes one or is the mark of a plural possessive. */
  opens(token: string): boolean | undefined {
    const last = this.last;
    this.last = token;
    if (token === '"') this.depth = this.depth > 0 ? 0 : 1;
    else if (token !== "'") return undefined;
    else if (this.depth === 2) this.depth = 1;
    else if (this.depth === 0 || (/s$/u.test(last) && !VERBS.has(last))) return false;
    else this.depth = 2;
    return token === '"' ? this.depth === 1 : this.depth === 2;
  }
}

/** What stands between two tokens when nothing odd was noted; one instance walks over one row of tokens. */
export class Spacing {
  private readonly quotes = new Quotes();
  private last = '';
  private opened = false;

  /** The text between the token given last and this one. */
  before(token: string): string {
    const opens = this.quotes.opens(token);
    const tight = this.opened || LEANS_RIGHT.has(this.last) || opens === false || LEANS_LEFT.has(token);
    const gap = between(this.last, token, tight);
    this.last = token;
    this.opened = opens === true;
    return gap;
  }
}

function between(last: string, token: string, tight: boolean): string {
  if (last === '' || isSpace(last) || isSpace(token)) return '';
  if (token === BULLET) return '\n';
  if (tight || last === TIGHT_DASH || token === TIGHT_DASH) return '';
  return isSymbol(last) && isSymbol(token) ? '' : ' ';
}
