/** What somebody may have meant. */
import { distance } from 'fastest-levenshtein';
import type { Line } from './kernel.ts';

const wordCount = (text: string): number => text.split(' ').length;

/** The beginning of a text, as many words long as a phrase. */
const beginning = (text: string, phrase: string): string =>
  text
    .split(/\s+/u)
    .slice(0, wordCount(phrase))
    .join(' ')
    .replace(/(?:'s)?[,.;:]*$/u, '');

/** The phrase most like the beginning of a text, if one is like it at all. */
export function nearest(text: string, phrases: Iterable<string>): string | undefined {
  let best: { readonly phrase: string; readonly far: number } | undefined;
  for (const phrase of phrases) {
    const far = distance(beginning(text, phrase).toLowerCase(), phrase.toLowerCase());
    if (far <= Math.max(1, phrase.length / 3) && (best === undefined || far < best.far)) best = { phrase, far };
  }
  return best?.phrase;
}

/** The known word or name that was nearest where reading a line stopped. */
export function nearestIn(line: Line): string | undefined {
  const literals = [...line.wanted].flatMap(wanted => /^"(.*)"$/u.exec(wanted)?.[1] ?? []);
  const names = [...line.wanted].flatMap(wanted =>
    wanted === 'a player' ? line.names.players : wanted === 'an object' ? line.names.objects : [],
  );
  return nearest(line.text.slice(line.furthest), [...literals, ...names]);
}
