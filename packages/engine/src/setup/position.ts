/** Positions: a game in the middle of a turn, with objects where somebody put them. For scenarios and tests. */
import type { Card, CounterKind, StepName, ZoneName } from '@lawmage/ability';
import { newGame } from '../1-concepts/103-starting/new-game.ts';
import { intrinsicAbilities } from '../3-card-types/intrinsic.ts';
import { arrivalUnder, arrive } from '../4-zones/arrival.ts';
import { openFace } from '../4-zones/printed.ts';
import { hasEntered } from '../4-zones/settle.ts';
import { newThing } from '../4-zones/thing.ts';
import { putIn } from '../4-zones/zones.ts';
import { WHOLE_TURN } from '../5-turns/plan.ts';
import type { EditionName } from '../editions/rule.ts';
import type { FaceDown, FormatRules, Game, Remembered, Thing } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { writePlayer } from '../state/store.ts';
import { run } from '../work/run.ts';

/** Who plays by which rules, and whose turn it is. */
export type Sitting = {
  readonly edition: EditionName;
  /** In turn order. */
  readonly names: readonly string[];
  readonly active: Seat;
  readonly seed?: number;
  readonly format?: Partial<FormatRules>;
};

/** An object and where it is, with what a permanent may have besides. */
export type Placing = {
  readonly card: Card;
  readonly owner: Seat;
  readonly zone: ZoneName;
  readonly controller?: Seat;
  readonly kind?: 'card' | 'token';
  /** Which face is up. */
  readonly face?: number;
  readonly faceDown?: FaceDown;
  readonly tapped?: boolean;
  /** It has come under control this turn [CR 302.6 | 2007: 212.3d]. */
  readonly sick?: boolean;
  readonly counters?: Readonly<Record<CounterKind, number>>;
  readonly damage?: number;
  readonly attachedTo?: ObjectId;
  readonly attachedToSeat?: Seat;
  /** Values chosen as it entered and objects linked to it, by kind [CR 607 | 2007: 217.7d]. */
  readonly chosen?: Readonly<Record<string, Remembered>>;
  readonly marks?: readonly string[];
};

/** A game in its first turn in which nothing has been placed yet. Every player has begun one turn before. */
export function sit({ edition, names, active, seed = 1, format }: Sitting): Game {
  const players = names.map(name => ({ name, deck: { cards: [] } }));
  const game = newGame({ edition, seed, players, ...(format === undefined ? {} : { format }) });
  Object.assign(game, { turn: 1, active, regular: active, priority: active });
  for (const { seat } of game.players) writePlayer(game, seat).turns = 1;
  return game;
}

/** Cards that a player owns outside the game. */
export function putOutside(game: Game, seat: Seat, card: Card, count: number): void {
  const record = writePlayer(game, seat);
  record.outside = [...record.outside, ...new Array<number>(count).fill(cardNumber(game, card))];
}

export function setLife(game: Game, seat: Seat, life: number): void {
  writePlayer(game, seat).life = life;
}

export function setPlayerCounters(game: Game, seat: Seat, counters: Readonly<Record<CounterKind, number>>): void {
  writePlayer(game, seat).counters = counters;
}

/** Puts an object on top of a zone; it has been there since before the turn, and nothing has triggered. */
export function place(game: Game, placing: Placing): ObjectId {
  const { owner, zone, kind = 'card' } = placing;
  const record = newThing(game, kind, cardNumber(game, placing.card), owner, zone);
  record.controller = placing.controller ?? owner;
  record.since = placing.sick === true ? 1 : 0;
  record.face = placing.face ?? 0;
  record.faceDown = placing.faceDown ?? 'no';
  record.marks = placing.marks ?? record.marks;
  putIn(game, record);
  if (zone === 'battlefield') arriveAs(game, record, placing);
  else record.memory = placing.chosen ?? record.memory;
  hasEntered(game, record);
  return record.id;
}

function arriveAs(game: Game, record: Thing, placing: Placing): void {
  const { tapped = false, chosen = {}, attachedTo = NONE, attachedToSeat = NOBODY } = placing;
  arrive(game, record, { ...arrivalUnder(record.controller), tapped, chosen, attachedTo, attachedToSeat });
  record.counters = { ...countersByItself(game, record), ...placing.counters };
  record.damage = placing.damage ?? 0;
}

/** The counters that it enters with by itself, as far as they are plain numbers. */
export function countersByItself(game: Game, record: Thing): Readonly<Record<CounterKind, number>> {
  const face = openFace(game, record);
  const counters: Record<CounterKind, number> = {};
  for (const ability of face === null ? [] : intrinsicAbilities(face)) {
    if (ability.is !== 'static' || ability.rule.static !== 'enter') continue;
    for (const how of ability.rule.how) {
      if (how.enters !== 'with' || how.with.with !== 'counters') continue;
      const { kind, count } = how.with;
      counters[kind] = typeof count === 'number' ? count : Number(record.memory.number ?? 1);
    }
  }
  return counters;
}

/** The number of a card among those of a game, which then knows it. */
export function cardNumber(game: Game, card: Card): number {
  const known = game.cards.indexOf(card);
  if (known >= 0) return known;
  game.cards = [...game.cards, card];
  return game.cards.length - 1;
}

/** The turn goes on from the beginning of a step, to the first question. */
export function beginStep(game: Game, step: StepName): void {
  game.steps = WHOLE_TURN.slice(0, WHOLE_TURN.findIndex(planned => planned.step === step) + 1);
  game.agenda = [{ do: 'step' }];
  run(game);
}
