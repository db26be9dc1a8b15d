/** The headings of a file, and the names that they make known. */

import { BASICS } from './basics.ts';
import { cardNames, type Names, namesOf } from './names.ts';
import { nearest } from './nearest.ts';
import type { Entry } from './outline.ts';
import { heading } from './outline.ts';
import { problem, quoted, type Report } from './problem.ts';

/** A heading with what stands under it. `player`: the name of a player. */
export type Head = { readonly key: Key; readonly value: string; readonly entry: Entry; readonly place: Entry['place'] };

const KEYS = [
  'scenario',
  'edition',
  'rules',
  'seed',
  'format',
  'card',
  'face',
  'printed card',
  'printed cards',
  'turn',
  'start',
  'play',
  'case',
] as const;
type Key = (typeof KEYS)[number] | 'player';

const keyOf = (word: string): Key | undefined => {
  const small = word.toLowerCase().replace(/\s*\(.*\)$/u, '');
  return KEYS.find(key => key === small);
};

/** Sentences that stand on the margin belong to the play above them. */
export function headsOf(entries: readonly Entry[], report: Report): readonly Head[] {
  const heads: Head[] = [];
  for (const entry of entries) {
    const last = heads.at(-1);
    const inPlay = last?.key === 'play' || last?.key === 'case';
    const found = heading(entry);
    const key = found === null ? undefined : keyOf(found.key);
    if (found !== null && key !== undefined) heads.push({ key, value: found.value, entry, place: found.place });
    else if (inPlay) last.entry.below.push(entry);
    else if (found !== null && found.value === '')
      heads.push({ key: 'player', value: found.key, entry, place: entry.place });
    else report(unknown(entry));
  }
  return heads;
}

function unknown({ text, place }: Entry): ReturnType<typeof problem> {
  const meant = nearest(text, KEYS) ?? null;
  const hint = meant === null ? '' : `; did you mean "${meant}"?`;
  const expected = KEYS.map(key => `"${key}:"`);
  return problem(
    'heading',
    place,
    `${quoted(text)} does not fit: expected a heading (${expected.join(', ')}) or the name of a player and a colon${hint}`,
    {
      expected,
      nearest: meant,
    },
  );
}

export const printedNames = (
  heads: readonly Head[],
): readonly { readonly name: string; readonly place: Entry['place'] }[] =>
  heads
    .filter(head => head.key === 'printed card' || head.key === 'printed cards')
    .flatMap(({ value, place, entry }) => [
      ...(value === '' ? [] : [{ name: value, place }]),
      ...entry.below.map(({ text, place: at }) => ({ name: text, place: at })),
    ]);

/** "Left // Right": the names of cards that have several faces. */
function wholeNames(heads: readonly Head[]): readonly string[] {
  const cards: string[][] = [];
  for (const { key, value } of heads) {
    if (key === 'card') cards.push([bareName(value)]);
    else if (key === 'face') cards.at(-1)?.push(bareName(value));
  }
  return cards.flatMap(faces => (faces.length > 1 ? [faces.join(' // ')] : []));
}

const CALLED = /\bcalled ([^,)]+)/giu;
/** The name in "NAME {1}{G}". */
export const bareName = (value: string): string => value.replace(/\s*(?:\{[^{}]+\})*$/u, '');

/** Everything that has a name in this file. */
export function namesIn(heads: readonly Head[]): Names {
  const players = heads.filter(head => head.key === 'player').map(head => head.value);
  const invented = heads.filter(head => head.key === 'card' || head.key === 'face').map(head => bareName(head.value));
  const whole = wholeNames(heads);
  const printed = printedNames(heads).flatMap(({ name }) => cardNames(name));
  const lines = heads.filter(head => head.key === 'player').flatMap(head => head.entry.below);
  const called = lines.flatMap(({ text }) => [...text.matchAll(CALLED)].map(match => (match[1] ?? '').trim()));
  return namesOf(players, [...invented, ...whole, ...printed, ...called, ...BASICS.map(card => card.name)]);
}
