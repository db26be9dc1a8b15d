/** Single properties of a permanent, a player or the game. */
import type { Game, ObjectId } from '@lawmage/engine';
import { see } from '@lawmage/engine';
import { characteristics, nameOf, player, type Thing } from '@lawmage/engine/setup';
import { isCalled } from '../names.ts';
import { type Miss, miss, type Peer, seatFor } from '../peer.ts';
import type { Expectation, Letter } from '../record.ts';
import { hasAbility } from './abilities.ts';
import { hasColors, hasSubtype, hasType, isAttacking } from './objects.ts';
import { type Checker, permanentsIn, textIn } from './types.ts';

type Of = {
  readonly permanent?: string;
  readonly player?: Letter;
  readonly index?: number;
  readonly pick?: string;
  readonly game?: boolean;
};
type Value = boolean | number | string | null;

const manaText = (game: Game, id: ObjectId): string =>
  (characteristics(game, id).cost ?? [])
    .map(part => `{${typeof part === 'object' ? JSON.stringify(part) : part}}`)
    .join('');

const PERMANENT: Readonly<Record<string, (peer: Peer, one: Thing, expected: Expectation) => Value>> = {
  exists: () => true,
  power: ({ game }, { id }) => characteristics(game, id).power,
  toughness: ({ game }, { id }) => characteristics(game, id).toughness,
  basePower: ({ game }, { id }) => characteristics(game, id).basePower,
  baseToughness: ({ game }, { id }) => characteristics(game, id).baseToughness,
  damage: (_, { damage }) => damage,
  manaValue: ({ game }, { id }) => characteristics(game, id).manaValue,
  manaCost: ({ game }, { id }) => manaText(game, id),
  attachmentCount: (_, { attachments }) => attachments.length,
  counters: (_, { counters }, expected) => counters[textIn(expected, 'counter')] ?? 0,
  ability: ({ game }, { id }, expected) => hasAbility(game, id, expected.ability as object),
  cardType: ({ game }, { id }, expected) => hasType(game, id, textIn(expected, 'cardType')),
  subtype: ({ game }, { id }, expected) => hasSubtype(game, id, textIn(expected, 'subtype')),
  color: ({ game }, { id }, expected) => hasColors(game, id, textIn(expected, 'color'), true),
  protector: ({ game, record }, { id }, expected) => {
    const seat = seatFor(record, textIn(expected, 'protector') as Letter);
    return (
      Number(
        see(game)
          .battlefield.find(one => one.id === id)
          ?.chosen.includes(String(seat)) === true,
      ) === 1
    );
  },
  controller: ({ game, record }, { id }, expected) =>
    characteristics(game, id).controller === seatFor(record, textIn(expected, 'controller') as Letter),
  colorless: ({ game }, { id }) => characteristics(game, id).colors === 0,
  tapped: (_, { tapped }) => tapped,
  attacking: ({ game }, { id }) => isAttacking(game, id),
  faceDown: (_, { faceDown }) => faceDown !== 'no',
  transformed: (_, { face }) => face === 1,
  copy: (_, { copied }) => copied !== null && copied.own !== true,
  legendary: ({ game }, { id }) =>
    see(game)
      .battlefield.find(one => one.id === id)
      ?.type.supertypes.includes('legendary') === true,
  summoningSick: ({ game }, { id }) => see(game).battlefield.find(one => one.id === id)?.summoningSick === true,
  renowned: (_, { marks }) => marks.includes('renowned'),
  suspected: (_, { marks }) => marks.includes('suspected'),
  classLevel: (_, { counters, marks }) =>
    counters.level ?? Number(marks.find(one => one.startsWith('level:'))?.slice(6) ?? 1),
};

const PLAYER: Readonly<Record<string, (peer: Peer, seat: number) => Value>> = {
  landsPlayed: ({ game }, seat) => game.players[seat]?.landsPlayed ?? 0,
  maxHandSize: ({ game }, seat) => see(game).players[seat]?.maximumHandSize ?? null,
  speed: ({ game }, seat) => Number(game.players[seat]?.marks.find(one => one.startsWith('speed:'))?.slice(6) ?? 0),
};

const GAME: Readonly<Record<string, (game: Game) => Value>> = {
  draw: ({ result }) => result !== null && result.winners.length === 0,
  ended: ({ result }) => result !== null,
  hasDayNight: ({ daytime }) => daytime !== 'neither',
  day: ({ daytime }) => daytime === 'day',
  night: ({ daytime }) => daytime === 'night',
};

const COMPARE: Readonly<Record<string, (is: number, wanted: number) => boolean>> = {
  lt: (is, wanted) => is < wanted,
  le: (is, wanted) => is <= wanted,
  gt: (is, wanted) => is > wanted,
  ge: (is, wanted) => is >= wanted,
};

function compared(is: Value, { cmp, value }: Expectation): string | null {
  const holds =
    cmp === 'ne'
      ? is !== value
      : typeof cmp === 'string'
        ? COMPARE[cmp]?.(Number(is), Number(value)) === true
        : is === value;
  return holds ? null : `it is ${String(is)}`;
}

function prop(peer: Peer, expected: Expectation): string | Miss | null {
  const of = expected.of as Of;
  const what = textIn(expected, 'prop');
  if (of.permanent !== undefined) return ofPermanent(peer, expected, of, what);
  if (of.player !== undefined) {
    const record = player(peer.game, seatFor(peer.record, of.player));
    const value = PLAYER[what];
    return value === undefined ? unknown(what) : compared(value(peer, record.seat), expected);
  }
  const value = GAME[what];
  return value === undefined ? unknown(what) : compared(value(peer.game), expected);
}

const unknown = (what: string): Miss => miss('unsupported', `property ${what}`);

function ofPermanent(peer: Peer, expected: Expectation, of: Of, what: string): string | Miss | null {
  const seat = of.player === undefined ? null : seatFor(peer.record, of.player);
  const found = permanentsIn(peer.game, { seat, name: of.permanent });
  if (what === 'exists') return compared(found.length > (of.index ?? 0), expected);
  const looked =
    of.pick === 'all' ? found : of.index === undefined ? found.slice(-1) : found.slice(of.index, of.index + 1);
  if (looked.length === 0) return 'there is no such permanent';
  for (const one of looked) {
    if (what === 'attachedTo') return attachedTo(peer, one, expected);
    const value = PERMANENT[what];
    if (value === undefined) return unknown(what);
    const other = compared(value(peer, one, expected), expected);
    if (other !== null) return other;
  }
  return null;
}

/** Nothing, a player or a permanent. */
function attachedTo({ game, record }: Peer, one: Thing, { value, cmp }: Expectation): string | null {
  const wanted = value as { readonly player?: Letter; readonly permanent?: string } | string | null;
  const name = typeof wanted === 'string' ? wanted : wanted?.permanent;
  const holds =
    wanted === null
      ? one.attachedTo < 0 && one.attachedToSeat < 0
      : name !== undefined
        ? one.attachedTo >= 0 && isCalled(game, one.attachedTo, name)
        : typeof wanted === 'object' &&
          wanted.player !== undefined &&
          one.attachedToSeat === seatFor(record, wanted.player);
  return holds === (cmp !== 'ne')
    ? null
    : `it is attached to ${one.attachedTo < 0 ? 'nothing' : nameOf(game, one.attachedTo)}`;
}

export const propChecks: Readonly<Record<string, Checker>> = { prop };
