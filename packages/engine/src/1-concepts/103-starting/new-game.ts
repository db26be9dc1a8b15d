// size: one record with every field
/** A game before its first action [CR 103 | 2007: 101]: decks as libraries, nobody's turn. */

import type { Card } from '@lawmage/ability';
import { newThing } from '../../4-zones/thing.ts';
import { putIn, setZone } from '../../4-zones/zones.ts';
import { newStamp } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { EditionName } from '../../editions/rule.ts';
import type { FormatRules, Game, Player } from '../../state/game.ts';
import { NO_COUNTERS } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat, seatOf } from '../../state/ids.ts';
import { seeded } from '../../state/random.ts';

import { add, newOwner, writePlayer } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';

/** How many copies of a card a deck has. */
export type DeckCard = { readonly card: Card; readonly count: number };

export type Deck = {
  readonly cards: readonly DeckCard[];
  /** Outside the game, from where some cards may be brought into it. */
  readonly sideboard?: readonly DeckCard[];
  readonly commanders?: readonly Card[];
};

export type Beginning = {
  readonly edition: EditionName;
  /** `autoPay`: payments that the solver can make are made without asking; on if nothing is said. */
  readonly players: readonly { readonly name: string; readonly deck: Deck; readonly autoPay?: boolean }[];
  readonly seed: number;
  readonly format?: Partial<FormatRules>;
  /** Who takes the first turn, where that is settled outside the game; absent: a player chosen at random chooses. */
  readonly first?: number;
};

/** [CR 103.4, 103.5, 103.8a | 2007: 101.3, 101.5a] What holds where a format says nothing else. */
const CONSTRUCTED: FormatRules = {
  life: 20,
  handSize: 7,
  freeMulligans: 0,
  firstDrawSkipped: true,
  commander: false,
  ante: false,
};

const NO_LIST: readonly never[] = [];

function newPlayer(own: Game['own'], seat: Seat, name: string, life: number): Player {
  return {
    own,
    seat,
    name,
    life,
    left: false,
    lost: false,
    counters: NO_COUNTERS,
    library: NO_LIST,
    hand: NO_LIST,
    graveyard: NO_LIST,
    outside: NO_LIST,
    pool: NO_LIST,
    shownTop: NONE,
    coveredTops: [],
    landsPlayed: 0,
    loopNumber: null,
    turns: 0,
    drewFromEmpty: false,
    commanderDamage: {},
    mulligans: 0,
    autoPay: true,
    marks: NO_LIST,
    skips: NO_LIST,
    controlledBy: NOBODY,
    controlledWhile: NONE,
    controlledBefore: NOBODY,
    controlledNext: NOBODY,
  };
}

/** The players of a game as they begin another one in its place. */
export const playersAnew = ({ own, format, players }: Game): Player[] =>
  players.map(({ seat, name, autoPay, left, lost, outside }) => ({
    ...newPlayer(own, seat, name, format.life),
    autoPay,
    left,
    lost,
    outside,
  }));

/** [CR 103.2a, 103.2c, 103.3 | 2007: 101.1] A new game, its decks in the order in which they were given. */
export function newGame(beginning: Beginning): Game {
  const format: FormatRules = { ...CONSTRUCTED, ...beginning.format };
  cite('103.4|101.3', '119.1|');
  if (format.commander) cite('103.4c|', '119.1c|');
  const own = newOwner();
  const players = beginning.players.map(({ name, autoPay }, n) => ({
    ...newPlayer(own, seatOf(n), name, format.life),
    autoPay: autoPay ?? true,
  }));
  const game: Game = { ...emptyGame(own), edition: beginning.edition, format, rng: seeded(beginning.seed), players };
  const cards = new Map<Card, number>();
  for (const [n, { deck }] of beginning.players.entries()) addDeck(game, seatOf(n), deck, cards);
  game.cards = [...cards.keys()];
  return game;
}

function addDeck(game: Game, seat: Seat, deck: Deck, cards: Map<Card, number>): void {
  cite('108.3|200.1a', '401.1|217.2a');
  const indexOf = (card: Card): number => {
    const known = cards.get(card) ?? cards.size;
    cards.set(card, known);
    return known;
  };
  if (deck.commanders?.length === 2) cite('702.124b|');
  for (const card of deck.commanders ?? []) {
    cite('103.2c|');
    const record = newThing(game, 'card', indexOf(card), seat, 'command');
    record.marks = ['commander'];
    putIn(game, record);
  }
  const library: ObjectId[] = [];
  for (const { card, count } of deck.cards) {
    if (!game.format.ante && isForAnteOnly(card)) continue;
    const index = indexOf(card);
    for (let n = 0; n < count; n++) library.push(add(game, newThing(game, 'card', index, seat, 'library')).id);
  }
  setZone(game, 'library', seat, library);
  if (deck.sideboard !== undefined && deck.sideboard.length > 0) cite('103.2a|', '400.11a|');
  const outside = (deck.sideboard ?? []).flatMap(({ card, count }) => new Array<number>(count).fill(indexOf(card)));
  writePlayer(game, seat).outside = outside;
}

/** [CR 407.3 | 2007: 217.9c] Removed from the deck before a game that is not played for ante. */
const isForAnteOnly = ({ faces }: Card): boolean =>
  by(
    '407.3|217.9c',
    faces[0].abilities.some(ability => ability.is === 'static' && ability.rule.static === 'anteOnly'),
  );

export const emptyGame = (own: Game['own']): Omit<Game, 'edition' | 'format' | 'rng' | 'players'> => ({
  own,
  cards: NO_LIST,
  turn: 0,
  active: NOBODY,
  regular: NOBODY,
  step: 'untap',
  phase: 0,
  firstStrike: false,
  nextId: 0,
  nextTimestamp: 1,
  pages: [],
  battlefield: NO_LIST,
  stack: NO_LIST,
  exile: NO_LIST,
  command: NO_LIST,
  ante: NO_LIST,
  phasedOut: NO_LIST,
  agenda: [],
  asking: null,
  then: null,
  kept: NO_LIST,
  memories: NO_LIST,
  nextMemory: 0,
  waiting: NO_LIST,
  lasting: NO_LIST,
  combat: null,
  passed: 0,
  priority: NOBODY,
  extraTurns: NO_LIST,
  steps: NO_LIST,
  history: { own: null, events: NO_LIST },
  spellsLastTurn: -1,
  mostSpellsLastTurn: -1,
  daytime: 'neither',
  monarch: NOBODY,
  initiative: NOBODY,
  result: null,
  touched: NO_LIST,
  allTouched: false,
  events: [],
  shown: NO_LIST,
  telling: true,
  forced: 0,
  seen: NO_LIST,
  acts: 0,
  chosen: NO_LIST,
  closed: NO_LIST,
  shortcut: null,
  index: { triggers: new Map(), replacements: new Map(), statics: NO_LIST },
  ready: null,
  open: null,
  stamp: newStamp(),
  live: null,
  borrowed: NO_LIST,
  outer: null,
  uncached: false,
});
