/**
 * A table at which tests play: invented cards in zones, players by name, acts and choices by the names of things. A
 * question that is still open when a test ends fails it, with the question printed.
 */
import type { Card, StepName, ZoneName } from '@lawmage/ability';
import { onTestFinished } from 'vitest';
import { newGame } from '../src/1-concepts/103-starting/new-game.ts';
import { arrivalUnder, arrive } from '../src/4-zones/arrival.ts';
import { hasEntered } from '../src/4-zones/settle.ts';
import { newThing } from '../src/4-zones/thing.ts';
import { putIn } from '../src/4-zones/zones.ts';
import { WHOLE_TURN } from '../src/5-turns/plan.ts';
import type { EditionName } from '../src/editions/rule.ts';
import type { FormatRules, Game } from '../src/state/game.ts';
import { type ObjectId, seatOf } from '../src/state/ids.ts';
import { writePlayer } from '../src/state/store.ts';
import { run } from '../src/work/run.ts';
import { Hand } from './table-hand.ts';
import { Table } from './table-play.ts';
import { describeQuestion } from './table-words.ts';

/** A card, several of it, or one in a certain state. */
export type Placed =
  | Card
  | readonly [Card, number]
  | {
      readonly card: Card;
      readonly tapped?: boolean;
      readonly sick?: boolean;
      readonly counters?: Readonly<Record<string, number>>;
      readonly damage?: number;
    };

export type Seated = {
  readonly life?: number;
  readonly hand?: readonly Placed[];
  readonly board?: readonly Placed[];
  /** Top first. */
  readonly library?: readonly Placed[];
  readonly graveyard?: readonly Placed[];
  readonly exile?: readonly Placed[];
};

export type Setting = {
  readonly edition?: EditionName;
  /** Whose turn it is; the first player's if nothing is said. */
  readonly turn?: string;
  /** The step that begins. */
  readonly step?: StepName;
  readonly seed?: number;
  readonly format?: Partial<FormatRules>;
};

/** Sets a table. The players sit in the order in which they are named. */
export function table<N extends string>(
  players: Readonly<Record<N, Seated>>,
  setting: Setting = {},
): Table & Readonly<Record<N, Hand>> {
  const names = Object.keys(players) as N[];
  const game = newGame({
    edition: setting.edition ?? 'current',
    seed: setting.seed ?? 1,
    players: names.map(name => ({ name, deck: { cards: [] } })),
    ...(setting.format === undefined ? {} : { format: setting.format }),
  });
  const active = seatOf(Math.max(0, names.indexOf((setting.turn ?? names[0]) as N)));
  Object.assign(game, { turn: 1, active, regular: active, priority: active });
  for (const [seat, name] of names.entries()) seatPlayer(game, seatOf(seat), players[name]);
  const step = setting.step ?? 'precombatMain';
  game.steps = WHOLE_TURN.slice(0, WHOLE_TURN.findIndex(planned => planned.step === step) + 1);
  game.agenda = [{ do: 'step' }];
  run(game);
  const played = new Table(game);
  onTestFinished(() => {
    const { asking } = played.game;
    if (asking !== null && asking.kind !== 'priority')
      throw new Error(`left unanswered: ${describeQuestion(played.game, asking)}`);
  });
  const hands = names.map((name, seat) => [name, new Hand(played, seatOf(seat))] as const);
  return Object.assign(played, Object.fromEntries(hands) as Record<N, Hand>);
}

function seatPlayer(game: Game, seat: ReturnType<typeof seatOf>, seated: Seated): void {
  const record = writePlayer(game, seat);
  record.turns = 1;
  record.life = seated.life ?? record.life;
  for (const placed of seated.board ?? []) place(game, seat, placed, 'battlefield');
  for (const placed of seated.hand ?? []) place(game, seat, placed, 'hand');
  for (const placed of (seated.library ?? []).toReversed()) place(game, seat, placed, 'library');
  for (const placed of seated.graveyard ?? []) place(game, seat, placed, 'graveyard');
  for (const placed of seated.exile ?? []) place(game, seat, placed, 'exile');
}

function place(game: Game, seat: ReturnType<typeof seatOf>, placed: Placed, zone: ZoneName): void {
  const [what, count] = Array.isArray(placed)
    ? (placed as readonly [Card, number])
    : [placed as Exclude<Placed, readonly [Card, number]>, 1];
  for (let n = 0; n < count; n++) placeOne(game, seat, 'card' in what ? what : { card: what }, zone);
}

function placeOne(
  game: Game,
  seat: ReturnType<typeof seatOf>,
  one: Extract<Placed, { readonly card: Card }>,
  zone: ZoneName,
): ObjectId {
  let card = game.cards.indexOf(one.card);
  if (card < 0) {
    card = game.cards.length;
    game.cards = [...game.cards, one.card];
  }
  const record = newThing(game, 'card', card, seat, zone);
  record.since = one.sick === true ? 1 : 0;
  putIn(game, record);
  if (zone === 'battlefield') arrive(game, record, arrivalUnder(seat, { tapped: one.tapped ?? false }));
  record.counters = { ...record.counters, ...one.counters };
  record.damage = one.damage ?? 0;
  hasEntered(game, record);
  return record.id;
}
