/** What the ways to cast a card are called: `evoke`, `second evoke`, `alternative`. */

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** A way as the engine names it: of several instances of a keyword the first has the keyword's own name. */
export function wayNamed(words: string): string {
  const [first = '', ...others] = words.split(' ');
  const nth = ORDINALS.indexOf(first);
  const name = nth < 0 ? words : others.join(' ');
  if (name === 'alternative') return `alternative:${Math.max(0, nth)}`;
  return nth < 1 ? name : `${name}:${nth + 1}`;
}

/** The words for a way of the engine's; those that stand for none as they are. */
export function wordsOfWay(way: string): string {
  const [, name = way, at = '1'] = /^(.*):(\d+)$/u.exec(way) ?? [];
  const nth = name === 'alternative' ? Number(at) : Number(at) - 1;
  const ordinal = ORDINALS[nth];
  if (nth === 0) return name;
  return ordinal === undefined ? way : `${ordinal} ${name}`;
}
