/** What checkers share: reading the fields of an expectation, finding what they are about. */
import type { Game, ObjectId, Seat } from '@lawmage/engine';
import { characteristics, type Thing, thing } from '@lawmage/engine/setup';
import { isCalled } from '../names.ts';
import { type Miss, type Peer, seatFor } from '../peer.ts';
import type { Expectation, Letter } from '../record.ts';

/** What is so instead, or null where it is as expected. */
export type Checker = (peer: Peer, expected: Expectation) => string | Miss | null;

export const textIn = (expected: Expectation, field: string): string => {
  const value = expected[field];
  return typeof value === 'string' ? value : '';
};

export const numberIn = (expected: Expectation, field: string): number => Number(expected[field]);

export function seatIn({ record }: Peer, expected: Expectation, field = 'player'): Seat | null {
  const value = expected[field];
  return typeof value === 'string' && value.length === 1 ? seatFor(record, value as Letter) : null;
}

export const unlike = (is: unknown, wanted: unknown): string | null => (is === wanted ? null : `it is ${String(is)}`);

export type Looking = {
  readonly seat?: Seat | null;
  readonly name?: string | undefined;
  readonly phasedOut?: boolean;
};

/** Permanents by controller and name, in the order in which they entered. */
export function permanentsIn(game: Game, { seat = null, name, phasedOut = false }: Looking): readonly Thing[] {
  const ids: readonly ObjectId[] = phasedOut
    ? [...game.battlefield, ...game.phasedOut.filter(id => !game.battlefield.includes(id))]
    : game.battlefield;
  return ids
    .map(id => thing(game, id))
    .filter(
      record =>
        (phasedOut || !record.phasedOut) &&
        (seat === null || characteristics(game, record.id).controller === seat) &&
        (name === undefined || name === '' || isCalled(game, record.id, name)),
    );
}

/** The permanent an expectation speaks of: the first of that name, or the last. */
export function oneOf(peer: Peer, expected: Expectation, first = expected.pick !== 'last'): Thing | undefined {
  const found = permanentsIn(peer.game, { seat: seatIn(peer, expected), name: textIn(expected, 'name') });
  return first ? found[0] : found.at(-1);
}

export const NOBODY_CALLED = 'there is no such permanent';
