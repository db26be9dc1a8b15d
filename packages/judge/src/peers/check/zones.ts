/** How many objects are where. */
import type { Game, ObjectId } from '@lawmage/engine';
import { characteristics, nameOf, player, type Thing, thing } from '@lawmage/engine/setup';
import { isAlias, isCalled, nowOf } from '../names.ts';
import type { Peer } from '../peer.ts';
import type { Expectation } from '../record.ts';
import { folded, stackText } from '../texts.ts';
import { isTopRevealed } from './objects.ts';
import { type Checker, numberIn, permanentsIn, seatIn, textIn, unlike } from './types.ts';

type OwnZone = 'hand' | 'library' | 'graveyard';

/** Objects by name; `@` stands before an alias. */
function named(peer: Peer, ids: readonly ObjectId[], name: unknown): readonly ObjectId[] {
  if (typeof name !== 'string') return ids;
  if (name.startsWith('@')) return ids.filter(id => isAlias(peer, id, name.slice(1)));
  return ids.filter(id => isCalled(peer.game, id, name) || isReally(peer.game, id, name));
}

/** Cards exiled face down count by their real names. */
function isReally(game: Game, id: ObjectId, name: string): boolean {
  const { faceDown, zone, card } = thing(game, id);
  return zone === 'exile' && faceDown !== 'no' && game.cards[card]?.faces[0].name === name;
}

const countIn =
  (zone: OwnZone): Checker =>
  (peer, expected) => {
    const { game } = peer;
    const ids = player(game, seatIn(peer, expected) ?? game.active)[zone];
    const found = named(peer, ids, expected.name);
    return found.length === numberIn(expected, 'count')
      ? null
      : `there are ${found.length}: ${listed(game, ids, zone)}`;
  };

const listed = (game: Game, ids: readonly ObjectId[], zone: string): string =>
  zone === 'library' && ids.length > 12 ? `${ids.length} cards` : ids.map(id => nameOf(game, id)).join(', ');

function onBattlefield(peer: Peer, expected: Expectation): readonly Thing[] {
  const seat = seatIn(peer, expected);
  const found = permanentsIn(peer.game, { seat, phasedOut: expected.includePhasedOut === true });
  const ids = named(
    peer,
    found.map(({ id }) => id),
    expected.name,
  );
  return found.filter(({ id }) => ids.includes(id));
}

const inCommand = (peer: Peer, expected: Expectation, fits: (record: Thing) => boolean): number =>
  named(peer, peer.game.command, expected.name).filter(id => {
    const record = thing(peer.game, id);
    const seat = seatIn(peer, expected);
    return (seat === null || record.owner === seat) && fits(record);
  }).length;

export const zoneChecks: Readonly<Record<string, Checker>> = {
  handCount: countIn('hand'),
  graveyardCount: countIn('graveyard'),
  libraryCount: countIn('library'),
  permanentCount: (peer, expected) => {
    const found = onBattlefield(peer, expected).length;
    if (found === numberIn(expected, 'count')) return null;
    const all = permanentsIn(peer.game, { seat: seatIn(peer, expected) }).map(({ id }) => nameOf(peer.game, id));
    return `there are ${found} among ${all.join(', ')}`;
  },
  tokenCount: (peer, expected) =>
    unlike(onBattlefield(peer, expected).filter(({ kind }) => kind === 'token').length, numberIn(expected, 'count')),
  exileCount: (peer, expected) => {
    const seat = seatIn(peer, expected);
    const ids = peer.game.exile.filter(id => seat === null || thing(peer.game, id).owner === seat);
    return unlike(named(peer, ids, expected.name).length, numberIn(expected, 'count'));
  },
  libraryCard: (peer, expected) => {
    const { library } = player(peer.game, seatIn(peer, expected) ?? peer.game.active);
    const id = library.at(-1 - numberIn(expected, 'index'));
    return id !== undefined && isCalled(peer.game, id, textIn(expected, 'value'))
      ? null
      : `it is ${id === undefined ? 'nothing' : nameOf(peer.game, id)}`;
  },
  commandZoneCount: (peer, expected) =>
    unlike(
      inCommand(peer, expected, () => true),
      numberIn(expected, 'count'),
    ),
  commanderInCommandZone: (peer, expected) =>
    unlike(
      inCommand(peer, expected, record => record.marks.includes('commander')),
      numberIn(expected, 'count'),
    ),
  emblemCount: (peer, expected) =>
    unlike(
      inCommand(peer, expected, () => true),
      numberIn(expected, 'count'),
    ),
  stackSize: ({ game }, expected) => unlike(game.stack.length, numberIn(expected, 'count')),
  stackObject: ({ game }, expected) => {
    const wanted = textIn(expected, 'text');
    const isIt = (id: ObjectId): boolean => {
      const source = thing(game, id).stack?.source ?? id;
      const name = nameOf(game, source);
      return [folded(stackText(game, id), [name]), folded(stackText(game, id))].some(
        text => text.startsWith(folded(wanted, [name])) || text.startsWith(folded(wanted)),
      );
    };
    return unlike(game.stack.filter(isIt).length, numberIn(expected, 'count'));
  },
  aliasZone: (peer, expected) => {
    const known = peer.aliases.get(textIn(expected, 'alias'));
    const now = known === undefined ? undefined : nowOf(peer.game, known);
    const zone = now === undefined ? null : thing(peer.game, now).zone;
    return unlike(
      zone === textIn(expected, 'zone') && now !== undefined && isAlias(peer, now, textIn(expected, 'alias')),
      expected.value,
    );
  },
  exiledCardSubtype: (peer, expected) => {
    const { game } = peer;
    const found = named(peer, game.exile, expected.name)[0];
    if (found === undefined) return 'there is no such card';
    return characteristics(game, found).subtypes.has(textIn(expected, 'subtype') as never) ? null : 'it has not';
  },
  topCardRevealed: (peer, expected) => {
    const seat = seatIn(peer, expected) ?? peer.game.active;
    const top = player(peer.game, seat).library.at(-1);
    return unlike(top !== undefined && isTopRevealed(peer.game, seat), expected.value);
  },
};
