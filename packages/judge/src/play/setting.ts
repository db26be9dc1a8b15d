/** The position of a scenario as a game. */
import { BASIC_LAND_TYPES, CARD_TYPES, type Card, CREATURE_TYPES } from '@lawmage/ability';
import { begin, type EditionName, type Game, type ObjectId, seatOf } from '@lawmage/engine';
import {
  beginStep,
  type Placing,
  place,
  putOutside,
  rememberExiled,
  setLife,
  setPlayerCounters,
  sit,
} from '@lawmage/engine/setup';
import type { Chosen, Item, Mark, Scenario, Seated } from '../scenario/scenario.ts';
import { type Miss, miss, type Table, tableOf } from './table.ts';

/** Cards by any name they go by. */
export type Cards = ReadonlyMap<string, Card>;
export type Set = { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly miss: Miss };

type Placed = { readonly owner: number; readonly item: Item };
/** `there`: the first permanent of each name; `labels`: what is called by a name of its own. */
type Setting = {
  readonly game: Game;
  readonly cards: Cards;
  readonly there: Map<string, ObjectId>;
  readonly labels: Map<string, ObjectId>;
};

const small = (name: string): string => name.toLowerCase();

export function setUp(scenario: Scenario, edition: EditionName, cards: Cards): Set {
  return scenario.turn.step === null
    ? fromTheBeginning(scenario, edition, cards)
    : inTheMiddle(scenario, edition, cards);
}

function fromTheBeginning({ players, seed, turn, format }: Scenario, edition: EditionName, cards: Cards): Set {
  const decks = players.map(({ name, deck, outside, items }) => ({
    name,
    deck: {
      cards: listOf(cards, deck),
      sideboard: listOf(cards, outside),
      commanders: items
        .filter(item => marked(item, 'commander') !== undefined)
        .flatMap(item => cardNamed(cards, item.card)),
    },
  }));
  const begun = begin({ edition, seed, players: decks, first: turn.player, format });
  if (!begun.ok) return { ok: false, miss: miss(begun.refusal.code, begun.refusal.message) };
  return { ok: true, table: tableOf(begun.game, new Map()) };
}

const listOf = (cards: Cards, list: Seated['deck']) =>
  list.flatMap(({ card, count }) => cardNamed(cards, card).map(one => ({ card: one, count })));

const cardNamed = (cards: Cards, name: string): readonly Card[] => {
  const card = cards.get(small(name));
  return card === undefined ? [] : [card];
};

function inTheMiddle(scenario: Scenario, edition: EditionName, cards: Cards): Set {
  const { players, turn, seed, format } = scenario;
  const game = sit({ edition, names: players.map(({ name }) => name), active: seatOf(turn.player), seed, format });
  for (const [seat, player] of players.entries()) seatPlayer(game, seat, player);
  for (const [seat, { outside }] of players.entries())
    for (const { card, count } of listOf(cards, outside)) putOutside(game, seatOf(seat), card, count);
  const setting: Setting = { game, cards, there: new Map(), labels: new Map() };
  const stuck = placeAll(setting, itemsOf(players));
  if (stuck !== null) return { ok: false, miss: stuck };
  beginStep(game, turn.step ?? 'precombatMain');
  return { ok: true, table: tableOf(game, setting.labels) };
}

function seatPlayer(game: Game, seat: number, { life, counters }: Seated): void {
  if (life !== null) setLife(game, seatOf(seat), life);
  if (Object.keys(counters).length > 0) setPlayerCounters(game, seatOf(seat), counters);
}

/** In the order in which they stand in the file; of a library the last is placed first, as the first is on top. */
function itemsOf(players: readonly Seated[]): readonly Placed[] {
  return players.flatMap(({ items }, owner) => {
    const library = items.filter(({ zone }) => zone === 'library').toReversed();
    return [...items.filter(({ zone }) => zone !== 'library'), ...library].map(item => ({ owner, item }));
  });
}

/** What is attached to something, or exiled by it, waits until that is there. */
function placeAll(setting: Setting, all: readonly Placed[]): Miss | null {
  let waiting = all;
  while (waiting.length > 0) {
    const later = waiting.filter(one => !placeItem(setting, one));
    if (later.length === waiting.length)
      return miss(
        'placing',
        `${later[0]?.item.card} has no place: what it is attached to, or exiled by, is not on the battlefield`,
      );
    waiting = later;
  }
  return null;
}

const marked = <K extends Mark['is']>({ marks }: Item, is: K): Extract<Mark, { is: K }> | undefined =>
  marks.find((one): one is Extract<Mark, { is: K }> => one.is === is);

function placeItem(setting: Setting, { owner, item }: Placed): boolean {
  const { game, cards, there } = setting;
  const at = (name: string | undefined): ObjectId | undefined =>
    name === undefined ? undefined : (setting.labels.get(small(name)) ?? there.get(small(name)));
  const bearer = marked(item, 'attached')?.name;
  const attachedTo = at(bearer);
  const seat = game.players.findIndex(({ name }) => name === bearer);
  const exiler = marked(item, 'linked')?.name;
  const exiledBy = at(exiler);
  if (
    (bearer !== undefined && attachedTo === undefined && seat < 0) ||
    (exiler !== undefined && exiledBy === undefined)
  )
    return false;
  for (const card of cardNamed(cards, item.card)) {
    for (let n = 0; n < item.count; n++) {
      const id = place(game, {
        ...placingOf(card, owner, item),
        ...(attachedTo === undefined ? {} : { attachedTo }),
        ...(seat < 0 ? {} : { attachedToSeat: seatOf(seat) }),
      });
      if (exiledBy !== undefined) rememberExiled(game, exiledBy, id);
      name(setting, item, id);
    }
  }
  return true;
}

function name({ there, labels }: Setting, item: Item, id: ObjectId): void {
  const called = marked(item, 'called');
  if (called !== undefined) labels.set(small(called.name), id);
  if (item.zone === 'battlefield' && !there.has(small(item.card))) there.set(small(item.card), id);
}

function placingOf(card: Card, player: number, item: Item): Placing {
  const { marks, zone } = item;
  const has = (is: Mark['is']): boolean => marks.some(one => one.is === is);
  const face = card.faces.findIndex(one => small(one.name) === small(item.card));
  const counters = marks.flatMap(one => (one.is === 'counters' ? [[one.kind, one.n] as const] : []));
  const chosen = marks.flatMap(one => (one.is === 'chosen' ? [memoryOf(one.word)] : []));
  const faceDown = marked(item, 'faceDown');
  return {
    card,
    zone,
    owner: seatOf(marked(item, 'owned')?.player ?? player),
    controller: seatOf(player),
    kind: has('token') ? 'token' : 'card',
    face: has('back') ? 1 : Math.max(0, item.zone === 'battlefield' ? face : 0),
    faceDown: faceDown?.how ?? 'no',
    tapped: has('tapped'),
    sick: has('sick'),
    counters: Object.fromEntries(counters),
    damage: marked(item, 'damage')?.n ?? 0,
    ...(chosen.length === 0 ? {} : { chosen: Object.fromEntries(chosen) }),
    marks: has('commander') ? ['commander'] : [],
  };
}

/** Under which key an object remembers what was chosen for it. */
function memoryOf(chosen: Chosen): readonly [string, string | number] {
  if (chosen.kind !== 'word') return [chosen.kind, chosen.value];
  const isIn = (list: readonly string[]): boolean => list.includes(chosen.value);
  if (isIn(CREATURE_TYPES)) return ['creatureType', chosen.value];
  if (isIn(BASIC_LAND_TYPES)) return ['basicLandType', chosen.value];
  if (isIn(CARD_TYPES)) return ['cardType', chosen.value];
  return /^\d+$/u.test(chosen.value) ? ['number', Number(chosen.value)] : ['cardName', chosen.value];
}
