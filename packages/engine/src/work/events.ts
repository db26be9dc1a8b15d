/** Events in one line, with what they leave unsaid filled in. A batch of them is given to `happen`. */
import type { CounterKind, TokenSpec, ZoneName } from '@lawmage/ability';
import { arrivalUnder } from '../4-zones/arrival.ts';
import type { Rule } from '../editions/rule.ts';
import type { Game } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { thingOrNone } from '../state/store.ts';
import type { EventKind, EventOf } from './event.ts';

/** What may be said of an event besides its essentials. */
export type Saying<K extends EventKind> = Partial<Omit<EventOf<K>, 'what' | 'newId'>>;

/** An object or a player. */
export type Recipient = { readonly id?: ObjectId; readonly seat?: Seat };

/** An object goes to a zone, from the one it is in; to the top of it unless `at` says otherwise. */
export const moveEvent = (
  game: Game,
  id: ObjectId,
  to: ZoneName,
  rule: Rule,
  says?: Saying<'move'>,
): EventOf<'move'> => {
  const event: EventOf<'move'> = {
    what: 'move',
    rule,
    source: NONE,
    id,
    from: thingOrNone(game, id)?.zone ?? null,
    to,
    at: 0,
    cause: 'put',
    by: NOBODY,
    arrival: null,
    newId: NONE,
  };
  return says === undefined ? event : { ...event, ...says };
};

/** A player is about to draw several cards [CR 121.2a | 2007: none]. */
export const drawsEvent = (seat: Seat, n: number, source: ObjectId): EventOf<'draws'> => ({
  what: 'draws',
  seat,
  n,
  rule: '121.2a|',
  source,
});

/** A player draws one card. */
export const drawEvent = (seat: Seat, rule: Rule = '121.1|423.1', source: ObjectId = NONE): EventOf<'draw'> => ({
  what: 'draw',
  rule,
  source,
  seat,
  nth: 0,
  newId: NONE,
});

/** An object deals damage. */
export const damageEvent = (
  from: ObjectId,
  to: Recipient,
  amount: number,
  rule: Rule,
  says: Saying<'damage'> = {},
): EventOf<'damage'> => ({
  what: 'damage',
  rule,
  source: from,
  from,
  id: to.id ?? NONE,
  seat: to.seat ?? NOBODY,
  amount,
  combat: false,
  preventable: true,
  ...says,
});

/** A player gains life, or loses it if `change` is negative. */
export const lifeEvent = (
  seat: Seat,
  change: number,
  source: ObjectId = NONE,
  rule: Rule = '119.3|',
): EventOf<'life'> => ({
  what: 'life',
  rule,
  source,
  seat,
  change,
  byDamage: false,
});

/** Counters are put on an object or player, or removed if `n` is negative. */
export const countersEvent = (
  on: Recipient,
  kind: CounterKind,
  n: number,
  says: Saying<'counters'> = {},
): EventOf<'counters'> => ({
  what: 'counters',
  rule: '122.1|200.10',
  source: NONE,
  id: on.id ?? NONE,
  seat: on.seat ?? NOBODY,
  kind,
  n,
  by: NOBODY,
  ...says,
});

/** A player creates one token, whose definition is card number `card`. */
export const createEvent = (
  seat: Seat,
  token: TokenSpec,
  card: number,
  says: Saying<'create'> = {},
): EventOf<'create'> => ({
  what: 'create',
  rule: '111.1|216.1',
  source: NONE,
  seat,
  token,
  card,
  copied: null,
  arrival: arrivalUnder(seat),
  newId: NONE,
  ...says,
});

export const tapEvent = (id: ObjectId, by: Seat, rule: Rule, source: ObjectId = NONE): EventOf<'tap' | 'untap'> => ({
  what: 'tap',
  rule,
  source,
  id,
  by,
});

export const untapEvent = (id: ObjectId, by: Seat, rule: Rule, source: ObjectId = NONE): EventOf<'tap' | 'untap'> => ({
  what: 'untap',
  rule,
  source,
  id,
  by,
});

/** A permanent is attached to an object or player. */
export const attachEvent = (id: ObjectId, to: Recipient, source: ObjectId = NONE): EventOf<'attach'> => ({
  what: 'attach',
  rule: '701.3a|212.2h',
  source,
  id,
  to: to.id ?? NONE,
  seat: to.seat ?? NOBODY,
});

export const unattachEvent = (
  id: ObjectId,
  rule: Rule = '701.3d|212.2i',
  source: ObjectId = NONE,
): EventOf<'unattach'> => ({
  what: 'unattach',
  rule,
  source,
  id,
});

export const shuffleEvent = (seat: Seat, rule: Rule = '701.24a|', source: ObjectId = NONE): EventOf<'shuffle'> => ({
  what: 'shuffle',
  rule,
  source,
  seat,
});

/** Cards are shown to everybody, by a player. */
export const revealEvent = (seat: Seat, ids: readonly ObjectId[], source: ObjectId = NONE): EventOf<'reveal'> => ({
  what: 'reveal',
  rule: '701.20a|',
  source,
  seat,
  ids,
});

/** A player, or an object, gets or loses a mark. */
export const markEvent = (on: Recipient, mark: string, rule: Rule, says: Saying<'mark'> = {}): EventOf<'mark'> => ({
  what: 'mark',
  rule,
  source: NONE,
  id: on.id ?? NONE,
  seat: on.seat ?? NOBODY,
  mark,
  on: true,
  ...says,
});

/** A keyword action that a player has performed, with its number. */
export const actEvent = (act: string, seat: Seat, n: number, rule: Rule, source: ObjectId = NONE): EventOf<'act'> => ({
  what: 'act',
  rule,
  source,
  act,
  seat,
  n,
  id: NONE,
});
