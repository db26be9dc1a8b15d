/**
 * A table at which tests play: invented cards in zones, players by name, acts and choices by the names of things. A
 * question that is still open when a test ends fails it, with the question printed.
 */
import type { Card, StepName, ZoneName } from '@lawmage/ability';
import { onTestFinished } from 'vitest';
import type { EditionName } from '../src/editions/rule.ts';
import { beginStep, place, setLife, sit } from '../src/setup/position.ts';
import type { FormatRules, Game } from '../src/state/game.ts';
import { type Seat, seatOf } from '../src/state/ids.ts';
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
  const game = sit({ ...setting, edition: setting.edition ?? 'current', names, active: seatFor(names, setting.turn) });
  for (const [seat, name] of names.entries()) seatPlayer(game, seatOf(seat), players[name]);
  beginStep(game, setting.step ?? 'precombatMain');
  const played = new Table(game);
  onTestFinished(() => {
    const { asking } = played.game;
    if (asking !== null && asking.kind !== 'priority')
      throw new Error(`left unanswered: ${describeQuestion(played.game, asking)}`);
  });
  const hands = names.map((name, seat) => [name, new Hand(played, seatOf(seat))] as const);
  return Object.assign(played, Object.fromEntries(hands) as Record<N, Hand>);
}

const seatFor = (names: readonly string[], name: string | undefined): Seat =>
  seatOf(Math.max(0, names.indexOf(name ?? names[0] ?? '')));

function seatPlayer(game: Game, seat: Seat, seated: Seated): void {
  if (seated.life !== undefined) setLife(game, seat, seated.life);
  for (const placed of seated.board ?? []) placeAll(game, seat, placed, 'battlefield');
  for (const placed of seated.hand ?? []) placeAll(game, seat, placed, 'hand');
  for (const placed of (seated.library ?? []).toReversed()) placeAll(game, seat, placed, 'library');
  for (const placed of seated.graveyard ?? []) placeAll(game, seat, placed, 'graveyard');
  for (const placed of seated.exile ?? []) placeAll(game, seat, placed, 'exile');
}

function placeAll(game: Game, owner: Seat, placed: Placed, zone: ZoneName): void {
  const [what, count] = Array.isArray(placed)
    ? (placed as readonly [Card, number])
    : [placed as Exclude<Placed, readonly [Card, number]>, 1];
  const placing = 'card' in what ? what : { card: what };
  for (let n = 0; n < count; n++) place(game, { ...placing, owner, zone });
}
