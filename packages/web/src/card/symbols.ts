/** Mana and cost symbols: their class in `mana-font` and their words. */

const COLOR_WORDS: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colourless',
};

const EXCEPTIONS: Readonly<Record<string, readonly [className: string, words: string]>> = {
  T: ['tap', 'tap'],
  Q: ['untap', 'untap'],
  E: ['e', 'energy'],
  S: ['s', 'snow mana'],
  '∞': ['infinity', 'infinite mana'],
  '½': ['1-2', 'half a mana'],
  A: ['acorn', 'acorn'],
  P: ['paw', 'paw'],
  CHAOS: ['chaos', 'chaos'],
  PW: ['planeswalker', 'planeswalker'],
};

export type Symbol = { readonly className: string | null; readonly words: string };

/** A symbol without its braces, such as `W/U`. One the font lacks has no class and is drawn as its letters. */
export function symbolOf(text: string): Symbol {
  const known = EXCEPTIONS[text];
  if (known !== undefined) return { className: `ms-${known[0]}`, words: known[1] };
  if (/^\d+$/.test(text)) return { className: Number(text) <= 20 ? `ms-${text}` : null, words: `${text} generic mana` };
  if (/^[XYZ]$/.test(text)) return { className: `ms-${text.toLowerCase()}`, words: `${text} generic mana` };
  if (/^[WUBRGC]$/.test(text)) return { className: `ms-${text.toLowerCase()}`, words: `${COLOR_WORDS[text]} mana` };
  if (text.includes('/'))
    return { className: `ms-${text.toLowerCase().replaceAll('/', '')}`, words: hybridWords(text) };
  return { className: null, words: text };
}

function hybridWords(text: string): string {
  const parts = text.split('/');
  const kinds = parts.filter(part => part !== 'P').map(part => COLOR_WORDS[part] ?? `${part} generic`);
  const life = parts.includes('P') ? ' or 2 life' : '';
  return `${kinds.join(' or ')} mana${life}`;
}

/** Text cut at its symbols: words stay words, `{…}` become symbols. */
export type Piece = { readonly is: 'text' | 'symbol'; readonly text: string };

export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(/(\{[^}]+\})/)
    .filter(part => part !== '')
    .map(part => (part.startsWith('{') ? { is: 'symbol', text: part.slice(1, -1) } : { is: 'text', text: part }));
}
