/** Constructors of events: what most rooms say in one line. Each takes what must be said and, last, what differs. */
import type { CounterKind, ZoneName } from '@lawmage/ability';
import type { Rule } from '../editions/rule.ts';
import type { Game } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { thing } from '../state/store.ts';
import type { Cause, EventKind, EventOf } from './event.ts';

type Says<K extends EventKind> = Partial<Omit<EventOf<K>, 'what'>>;

/** An object changes zones. `by`: the player who does it. */
export const moveEvent = (game: Game, id: ObjectId, to: ZoneName, cause: Cause, rule: Rule, says: Says<'move'> = {}): EventOf<'move'> => ({
  what: 'move',
  rule,
  source: NONE,
  id,
  from: thing(game, id).zone,
  to,
  at: 0,
  cause,
  by: NOBODY,
  arrival: null,
  newId: NONE,
  ...says,
});

/** [CR 121.2 | 2007: 423.2] One card is drawn. */
export const drawEvent = (seat: Seat, rule: Rule, says: Says<'draw'> = {}): EventOf<'draw'> => ({
  what: 'draw',
  rule,
  source: NONE,
  seat,
  nth: 0,
  newId: NONE,
  ...says,
});

/** Damage to an object, or to a player where `id` is NONE. */
export const damageEvent = (from: ObjectId, to: { readonly id: ObjectId; readonly seat: Seat }, amount: number, says: Says<'damage'> = {}): EventOf<'damage'> => ({
  what: 'damage',
  rule: '120.1|',
  source: from,
  from,
  id: to.id,
  seat: to.seat,
  amount,
  combat: false,
  preventable: true,
  ...says,
});

/** Life gained (a positive change) or lost. */
export const lifeEvent = (seat: Seat, change: number, says: Says<'life'> = {}): EventOf<'life'> => ({
  what: 'life',
  rule: '119.3|',
  source: NONE,
  seat,
  change,
  byDamage: false,
  ...says,
});

/** Counters put on an object (or on a player, where `id` is NONE); a negative number removes. */
export const counterEvent = (on: { readonly id: ObjectId; readonly seat: Seat }, kind: CounterKind, n: number, says: Says<'counters'> = {}): EventOf<'counters'> => ({
  what: 'counters',
  rule: '122.1|200.10',
  source: NONE,
  id: on.id,
  seat: on.seat,
  kind,
  n,
  by: NOBODY,
  ...says,
});

export const tapEvent = (what: 'tap' | 'untap', id: ObjectId, says: Says<'tap' | 'untap'> = {}): EventOf<'tap' | 'untap'> => ({
  what,
  rule: '701.26a|',
  source: NONE,
  id,
  by: NOBODY,
  ...says,
});

/** A keyword action a player performed. */
export const actEvent = (act: string, seat: Seat, n: number, rule: Rule, says: Says<'act'> = {}): EventOf<'act'> => ({
  what: 'act',
  rule,
  source: NONE,
  act,
  seat,
  n,
  id: NONE,
  ...says,
});
