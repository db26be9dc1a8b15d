/** Choosing words and players: a color, a creature type, a number, an opponent [CR 608.2d, 607.2d | 2007: 413.2c]. */
import type { Card, ChosenWord, Filter, Layout } from '@lawmage/ability';
import { BASIC_LAND_TYPES, CARD_TYPES, COLORS, CREATURE_TYPES } from '@lawmage/ability';
import { hasTwoSides } from '../../../2-parts/faces.ts';
import { hasTypes } from '../../../2-parts/has-types.ts';
import { editionOf } from '../../../editions/edition.ts';
import type { Rule } from '../../../editions/rule.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Game } from '../../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { thingOrNone, write } from '../../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../../work/agenda.ts';
import { cite, citeAll } from '../../../work/cite.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import { isSettled } from '../../../work/forced.ts';
import { happen } from '../../../work/happen.ts';
import { bind, memory as memoryOf } from '../../../work/memory.ts';
import { stale } from '../../613-layers/stale.ts';
import { actor, actors } from '../scope.ts';
import type { Executor } from '../types.ts';

/** The words that a kind of choice offers; a kind without an entry is open only where the text lists the words itself. */
const WORDS: Readonly<Partial<Record<ChosenWord, (game: Game) => readonly string[]>>> = {
  color: () => COLORS,
  creatureType: () => CREATURE_TYPES,
  cardType: () => CARD_TYPES,
  basicLandType: () => BASIC_LAND_TYPES,
  oddOrEven: () => ['odd', 'even'],
  number: () => NUMBERS,
  cardName: namesIn,
};

/** Whether a kind of choice needs no list of its own. */
export const hasWords = (kind: string): boolean => kind in WORDS;

/** Numbers that are offered where a text sets no bounds. */
const NUMBERS: readonly string[] = Array.from({ length: 21 }, (_, n) => String(n));

const namesKept: Readonly<Record<'whole' | 'halves', WeakMap<Game['cards'], readonly string[]>>> = {
  whole: new WeakMap(),
  halves: new WeakMap(),
};

/** [CR 201.4, 201.4b | 2007: 505.7] Names of cards that take part in the game: any other would change nothing. */
function namesIn({ cards, edition }: Game): readonly string[] {
  const split = editionOf({ edition }).splitNamedWhole ? 'whole' : 'halves';
  const known = namesKept[split].get(cards);
  if (known !== undefined) return known;
  const printed = cards.filter(({ layout, name }) => layout !== 'token' && layout !== 'emblem' && name !== '');
  const names = [...new Set(printed.flatMap(card => namesOfCard(card, split === 'whole')))].sort();
  namesKept[split].set(cards, names);
  return names;
}

/** [CR 201.4b | 2007: 505.7] */
const namesOfCard = ({ layout, faces }: Card, whole: boolean): readonly string[] =>
  whole && layout === 'split' ? [faces.map(({ name }) => name).join(' // ')] : faces.map(({ name }) => name);

/** The names of those cards whose printed types a description allows. */
function namesOf({ cards }: Game, which: Filter): readonly string[] {
  cite('201.4a|');
  return [
    ...new Set(
      cards
        .filter(({ layout }) => layout !== 'token' && layout !== 'emblem')
        .flatMap(({ faces }) => faces.filter(face => hasTypes(face.type, which)).map(({ name }) => name)),
    ),
  ].sort();
}

/** The words among which is chosen. */
export const wordsFor = (
  game: Game,
  kind: ChosenWord,
  listed: readonly string[] | undefined,
  which?: Filter,
): readonly string[] =>
  listed ??
  (which === undefined ? undefined : namesOf(game, which)) ??
  must(WORDS[kind], 'a kind of word has a list, or its card is not playable', game)(game);

export type ChooseWordFrame = {
  readonly do: 'chooseWord';
  readonly kind: ChosenWord;
  readonly words: readonly string[];
  /** Who chooses, one after another, and what they have chosen so far. */
  readonly seats: readonly Seat[];
  readonly chosen: readonly string[];
  readonly slot: number;
  readonly memory: MemoryId;
};
export type ChoosePlayerFrame = {
  readonly do: 'choosePlayer';
  readonly among: readonly Seat[];
  readonly slot: number;
  readonly memory: MemoryId;
};

export const chooseWord: Executor<'chooseWord'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const { kind, slot = -1 } = verb;
  const words = wordsFor(game, kind, verb.of, verb.which).filter(word => word !== verb.except);
  const seats = actors(game, verb.who, scope);
  return askForWord(game, { do: 'chooseWord', kind, words, seats, chosen: [], slot, memory });
};

/** [CR 101.4 | 2007: 103.4] Several players choose one after another. */
function askForWord(game: Game, frame: ChooseWordFrame): Done {
  const { kind, words, seats, chosen, slot, memory } = frame;
  if (slot >= 0) bind(game, memory, slot, { ids: [], seats: [], n: chosen.length, words: chosen });
  const seat = seats[chosen.length];
  if (seat === undefined) return nothing();
  const options = words.map((word): Option => ({ is: 'word', word }));
  const about = why('chooseWord', '608.2d|413.2c', memoryOf(game, memory).source, { kind });
  return ask(game, { kind: 'pick', seat, why: about, options }, frame);
}

/** The source remembers the word for its linked abilities. */
export function wordChosen(game: Game, frame: ChooseWordFrame, reply: Reply): Done {
  const { kind, words, seats, chosen, memory } = frame;
  const { source } = memoryOf(game, memory);
  const word = must(words[reply[0] ?? 0], 'a checked reply is among the words', game);
  if (kind === 'cardName') citeName(game, word);
  const seat = must(seats[chosen.length], 'somebody was asked', game);
  if (isThere(game, source)) {
    const record = write(game, source);
    record.memory = { ...record.memory, [kind]: word };
    stale(game);
  }
  push(game, { do: 'wordsChosen', frame: { ...frame, chosen: [...chosen, word] } });
  return happen(game, [{ what: 'choose', rule: '608.2d|413.2c', source, seat, words: [word], ids: [] }]);
}

const OF_LAYOUTS: Partial<Record<Layout, readonly Rule[]>> = {
  split: ['201.4b|', '709.4a|'],
  room: ['201.4b|', '709.4a|'],
  flip: ['201.4c|', '710.5|'],
  transform: ['201.4d|'],
  modal_dfc: ['201.4d|'],
  adventure: ['201.4f|', '715.5|'],
  omen: ['720.5|'],
  prepare: ['722.5|'],
  meld: ['201.4e|'],
};

/** [CR 201.4–201.4f | 2007: 505.7] Halves, flipped halves, back faces and adventures have names of their own. */
export function citeName({ cards }: Game, word: string): void {
  cite('201.4|');
  if (word.includes(' // ')) cite('|505.7');
  const card = cards.find(({ faces }) => faces.some(({ name }) => name === word));
  const rules = card === undefined || card.faces.length < 2 ? undefined : OF_LAYOUTS[card.layout];
  const isOther = card?.layout === 'split' || card?.layout === 'room' || card?.faces[0].name !== word;
  if (rules !== undefined && isOther) citeAll(rules);
  if (card?.layout === 'meld' || hasTwoSides(card)) cite('712.19|');
}

export type WordsChosenFrame = { readonly do: 'wordsChosen'; readonly frame: ChooseWordFrame };
/** The next player chooses, if there is one. */
export const goOnChoosing = (game: Game, { frame }: WordsChosenFrame): Done => askForWord(game, frame);

const isThere = (game: Game, id: ObjectId): boolean => id !== NONE && thingOrNone(game, id) !== undefined;

export const choosePlayer: Executor<'choosePlayer'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const among = playersOf(game, verb.from.who === 'some' ? { ...verb.from, who: 'each' } : verb.from, scope);
  const frame: ChoosePlayerFrame = { do: 'choosePlayer', among, slot: verb.slot ?? -1, memory };
  if (among.length === 0 || isSettled(among.length === 1)) return playerChosen(game, frame, []);
  const seat = actor(game, verb.who, scope);
  const options = among.map((one): Option => ({ is: 'player', seat: one }));
  return ask(game, { kind: 'pick', seat, why: why('choosePlayer', '608.2d|413.2c', scope.source), options }, frame);
};

export function playerChosen(game: Game, { among, slot, memory }: ChoosePlayerFrame, reply: Reply): Done {
  const chosen = among[reply[0] ?? 0];
  if (slot >= 0) bind(game, memory, slot, { ids: [], seats: chosen === undefined ? [] : [chosen], n: 1 });
  return nothing();
}
