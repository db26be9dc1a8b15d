/** Facts about players and about the game. */

import { player } from '@lawmage/engine/setup';
import type { Peer } from '../peer.ts';
import { type Checker, numberIn, seatIn, textIn, unlike } from './types.ts';

const seated = (peer: Peer, expected: Parameters<Checker>[1]) =>
  player(peer.game, seatIn(peer, expected) ?? peer.game.active);

const hasWon = (peer: Peer, expected: Parameters<Checker>[1]): boolean =>
  peer.game.result?.winners.includes(seated(peer, expected).seat) === true;

const hasLost = (peer: Peer, expected: Parameters<Checker>[1]): boolean => {
  const record = seated(peer, expected);
  return record.lost || record.left || (peer.game.result !== null && !peer.game.result.draw && !hasWon(peer, expected));
};

export const playerChecks: Readonly<Record<string, Checker>> = {
  life: (peer, expected) => unlike(seated(peer, expected).life, expected.value),
  playerCounters: (peer, expected) =>
    unlike(seated(peer, expected).counters[textIn(expected, 'counter')] ?? 0, numberIn(expected, 'count')),
  manaPool: (peer, expected) => {
    const color = textIn(expected, 'color');
    const units = seated(peer, expected).pool.filter(
      unit => (color === 'total' || unit.type === color) && (expected.conditional !== false || unit.limit === null),
    );
    return unlike(units.length, numberIn(expected, 'count'));
  },
  activePlayer: (peer, expected) => unlike(peer.game.active, seatIn(peer, expected)),
  monarch: (peer, expected) => unlike(peer.game.monarch, seatIn(peer, expected) ?? -1),
  turn: ({ game }, expected) => unlike(game.turn, expected.value),
  won: (peer, expected) => unlike(hasWon(peer, expected), expected.value),
  lost: (peer, expected) => unlike(hasLost(peer, expected), expected.value),
  playerInGame: (peer, expected) => unlike(!hasLost(peer, expected), expected.value),
  gameResult: (peer, expected) => {
    const { result } = peer.game;
    if (expected.result === 'draw') return unlike(result !== null && result.winners.length === 0, true);
    return expected.result === 'won' ? unlike(hasWon(peer, expected), true) : unlike(hasLost(peer, expected), true);
  },
};
