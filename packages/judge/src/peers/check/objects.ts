/** Facts about permanents. */
import { CARD_TYPES, COLORS } from '@lawmage/ability';
import { type Game, type ObjectId, see } from '@lawmage/engine';
import { characteristics, nameOf, player, type Thing, thing } from '@lawmage/engine/setup';
import { isCalled } from '../names.ts';
import type { Peer } from '../peer.ts';
import type { Expectation } from '../record.ts';
import { type Checker, NOBODY_CALLED, numberIn, oneOf, permanentsIn, seatIn, textIn, unlike } from './types.ts';

const sizeOf = (game: Game, { id }: Thing, base: boolean): readonly [number, number] => {
  const is = characteristics(game, id);
  return base ? [is.basePower, is.baseToughness] : [is.power, is.toughness];
};

function size(peer: Peer, expected: Expectation): string | null {
  const { scope } = expected;
  const all = permanentsIn(peer.game, {
    seat: seatIn(peer, expected),
    name: textIn(expected, 'name'),
    phasedOut: scope !== 'first',
  });
  const looked = scope === 'first' ? all.slice(0, 1) : all;
  if (looked.length === 0) return NOBODY_CALLED;
  const fits = looked.map(one => {
    const [power, toughness] = sizeOf(peer.game, one, expected.base === true);
    return power === numberIn(expected, 'power') && toughness === numberIn(expected, 'toughness');
  });
  const holds = scope === 'any' ? fits.includes(true) : !fits.includes(false);
  return holds
    ? null
    : `it is ${looked.map(one => sizeOf(peer.game, one, expected.base === true).join('/')).join(', ')}`;
}

const colorsOf = (game: Game, id: ObjectId): readonly string[] =>
  COLORS.filter((_, bit) => (characteristics(game, id).colors & (1 << bit)) !== 0);

export const hasType = (game: Game, id: ObjectId, type: string): boolean =>
  CARD_TYPES.some((one, bit) => one === type && (characteristics(game, id).types & (1 << bit)) !== 0);

export const hasSubtype = (game: Game, id: ObjectId, subtype: string): boolean =>
  [...characteristics(game, id).subtypes].some(one => one === subtype);

export const hasColors = (game: Game, id: ObjectId, colors: string, value: boolean): boolean =>
  [...colors].every(color => colorsOf(game, id).includes(color) === value);

/** Objects of a name in zones that are named with bars between them. */
function elsewhere({ game }: Peer, zones: string, name: string): readonly Thing[] {
  const ids = zones.split('|').flatMap(zone => {
    if (zone === 'exile' || zone === 'stack' || zone === 'command') return game[zone];
    return game.players.flatMap(record =>
      zone === 'hand' || zone === 'graveyard' || zone === 'library' ? record[zone] : [],
    );
  });
  return ids.filter(id => isCalled(game, id, name)).map(id => thing(game, id));
}

function counters(peer: Peer, expected: Expectation): string | null {
  const zone = textIn(expected, 'zone');
  const [first] = zone === '' ? [oneOf(peer, expected)] : elsewhere(peer, zone, textIn(expected, 'name'));
  if (first === undefined)
    return expected.absentIsZero === true ? unlike(0, numberIn(expected, 'count')) : NOBODY_CALLED;
  return unlike(first.counters[textIn(expected, 'counter')] ?? 0, numberIn(expected, 'count'));
}

const about =
  (holds: (game: Game, id: ObjectId, expected: Expectation) => boolean): Checker =>
  (peer, expected) => {
    const one = oneOf(peer, expected);
    return one === undefined ? NOBODY_CALLED : unlike(holds(peer.game, one.id, expected), expected.value);
  };

function tapped({ game }: Peer, expected: Expectation): string | null {
  const found = permanentsIn(game, { name: textIn(expected, 'name') });
  if (found.length === 0) return NOBODY_CALLED;
  const other = found.find(one => one.tapped !== expected.value);
  return other === undefined ? null : `it is ${other.tapped ? 'tapped' : 'untapped'}`;
}

export const isAttacking = (game: Game, id: ObjectId): boolean =>
  game.combat?.attackers.some(one => one.id === id) === true;

function attached(peer: Peer, expected: Expectation): string | null {
  const { game } = peer;
  const bearers = permanentsIn(game, { seat: seatIn(peer, expected), name: textIn(expected, 'to') });
  const holds = bearers.some(({ attachments }) =>
    attachments.some(id => isCalled(game, id, textIn(expected, 'attachment'))),
  );
  return unlike(holds, expected.value);
}

const declared =
  (which: 'attackers' | 'blockers'): Checker =>
  (peer, expected) => {
    const seat = seatIn(peer, expected);
    const wanted = [...((expected.names ?? []) as readonly string[])].toSorted();
    const ids = peer.declared[which].filter(id => seat === null || characteristics(peer.game, id).controller === seat);
    const names = ids.map(id => nameOf(peer.game, id)).toSorted();
    const fits = ids.length === wanted.length && wanted.every(name => ids.some(id => isCalled(peer.game, id, name)));
    return fits ? null : `there are ${names.join(', ') || 'none'}`;
  };

function mayAttack(peer: Peer, expected: Expectation): string | null {
  const { game } = peer;
  const one = permanentsIn(game, { seat: seatIn(peer, expected), name: textIn(expected, 'name') })[0];
  if (one === undefined) return NOBODY_CALLED;
  const may =
    game.asking?.kind === 'attack' &&
    game.asking.options.some(option => option.is === 'attack' && option.attacker === one.id);
  return unlike(may, expected.value);
}

export const objectChecks: Readonly<Record<string, Checker>> = {
  pt: size,
  counters,
  tapped,
  attached,
  cardType: about((game, id, expected) => hasType(game, id, textIn(expected, 'cardType'))),
  subtype: about((game, id, expected) => hasSubtype(game, id, textIn(expected, 'subtype'))),
  color: (peer, expected) => {
    const one = oneOf(peer, expected);
    if (one === undefined) return NOBODY_CALLED;
    const holds = hasColors(peer.game, one.id, textIn(expected, 'colors'), expected.value !== false);
    return holds ? null : `its colours are ${colorsOf(peer.game, one.id).join('') || 'none'}`;
  },
  tappedCount: (peer, expected) => {
    const found = permanentsIn(peer.game, { seat: seatIn(peer, expected), name: textIn(expected, 'name') });
    return unlike(found.filter(one => one.tapped === expected.tapped).length, numberIn(expected, 'count'));
  },
  attacking: (peer, expected) => {
    const one = permanentsIn(peer.game, { name: textIn(expected, 'name') }).at(-1);
    return one === undefined ? NOBODY_CALLED : unlike(isAttacking(peer.game, one.id), expected.value);
  },
  damage: (peer, expected) => {
    const one = oneOf(peer, expected);
    return one === undefined ? NOBODY_CALLED : unlike(one.damage, expected.value);
  },
  attackers: declared('attackers'),
  blockers: declared('blockers'),
  mayAttack,
};

/** The top card of that player's library is seen by everybody. */
export const isTopRevealed = (game: Game, seat: number): boolean => {
  const top = player(game, game.players[seat]?.seat ?? game.active).library.at(-1);
  return see(game).players[seat]?.library.some(one => one.id === top && !one.hidden) === true;
};
