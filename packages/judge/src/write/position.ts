/** Players and what is in their zones, as the scenario language says it. */
import type { Names } from '../read/names.ts';
import type { Item, Mark, Seated } from '../scenario/scenario.ts';
import { COLOR_WORDS, listed, nameWords, playerWords } from './nouns.ts';
import type { Remarker } from './remarks.ts';

/** The lines of a player: name, life, counters, zones in the order in which things stand in them. */
export function playerLines(
  names: Names,
  { name, life, counters, items, deck, outside }: Seated,
  at: Remarker,
): readonly string[] {
  const kinds = Object.entries(counters);
  const field = (key: string, words: string): readonly string[] =>
    at(`player:${name}:${key}`, words === '' ? [] : [`  ${key}: ${words}`]);
  return [
    ...at(`player:${name}`, [`${name}:`]),
    ...field('life', life === null ? '' : String(life)),
    ...field('counters', listed(kinds.map(([kind, n]) => counterWords(kind, n)))),
    ...zonesIn(names, items).flatMap(({ zone, words }) => field(zone, listed(words))),
    ...field('deck', listed(deck.map(({ card, count }) => counted(count, nameWords(names, card))))),
    ...field('outside the game', listed(outside.map(({ card, count }) => counted(count, nameWords(names, card))))),
  ];
}

const counterWords = (kind: string, n: number): string => `${n} ${kind} counter${n === 1 ? '' : 's'}`;
const counted = (count: number, words: string): string => (count === 1 ? words : `${count} ${words}`);

type ZoneWords = { readonly zone: Item['zone']; readonly words: string[] };

/** The zones in the order in which things stand in them; one that comes again is a line again. */
function zonesIn(names: Names, items: readonly Item[]): readonly ZoneWords[] {
  const lines: ZoneWords[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last?.zone === item.zone) last.words.push(itemWords(names, item));
    else lines.push({ zone: item.zone, words: [itemWords(names, item)] });
  }
  return lines;
}

function itemWords(names: Names, { card, count, marks }: Item): string {
  const said = marks.length === 0 ? '' : ` (${listed(marks.map(mark => markWords(names, mark)))})`;
  return counted(count, nameWords(names, card)) + said;
}

const FACE_DOWN = { morph: 'face down', manifest: 'manifested', exiled: 'exiled face down' } as const;
const PLAIN = {
  tapped: 'tapped',
  sick: 'summoning sick',
  token: 'token',
  commander: 'commander',
  back: 'back face up',
};

/** What stands in brackets behind an object. */
export function markWords(names: Names, mark: Mark): string {
  switch (mark.is) {
    case 'faceDown':
      return FACE_DOWN[mark.how];
    case 'called':
      return `called ${nameWords(names, mark.name)}`;
    case 'attached':
      return `attached to ${nameWords(names, mark.name)}`;
    case 'linked':
      return `exiled by ${nameWords(names, mark.name)}`;
    case 'counters':
      return counterWords(mark.kind, mark.n);
    case 'damage':
      return `${mark.n} damage`;
    case 'owned':
      return `owned by ${playerWords(names, mark.player)}`;
    case 'chosen':
      return `choosing ${chosenWords(names, mark.word)}`;
    default:
      return PLAIN[mark.is];
  }
}

function chosenWords(names: Names, word: Extract<Mark, { is: 'chosen' }>['word']): string {
  if (word.kind === 'color') return COLOR_WORDS[word.value];
  return word.kind === 'player' ? playerWords(names, word.value) : `"${word.value}"`;
}
