/** Players in the order in which the rules visit them. Nothing else walks over seats. */
import type { Game } from './game.ts';
import { NOBODY, type Seat, seatOf } from './ids.ts';

/** The players still in the game, by seat. */
export function livingSeats(game: Game): readonly Seat[] {
  const seats: Seat[] = [];
  for (const record of game.players) if (!record.left) seats.push(record.seat);
  return seats;
}

/** How many players are still in the game. */
export function livingCount({ players }: Game): number {
  let n = 0;
  for (const { left } of players) if (!left) n++;
  return n;
}

/** The players still in the game from one seat on, in turn order. */
export function seatsFrom(game: Game, first: Seat): readonly Seat[] {
  const count = game.players.length;
  const seats: Seat[] = [];
  for (let n = 0; n < count; n++) {
    const record = game.players[(first + n) % count];
    if (record !== undefined && !record.left) seats.push(record.seat);
  }
  return seats;
}

/** [CR 101.4 | 2007: 103.4] Active player, then the others in turn order. */
export const fromActive = (game: Game): readonly Seat[] => seatsFrom(game, game.active);

/** [CR 102.2, 102.3 | 2007: 200.3a] The opponents of a player who are still in the game, in turn order after that player. */
export function opponentsOf(game: Game, seat: Seat): readonly Seat[] {
  return seatsFrom(game, seat).filter(other => other !== seat);
}

/** [CR 102.2, 102.3 | 2007: 200.3a] Whether a player still in the game is an opponent of another. */
export const isOpponent = (game: Game, seat: Seat, of: Seat): boolean =>
  seat !== of && game.players[seat]?.left === false;

/** The next player in turn order who is still in the game; the same one if nobody else is. */
export function nextSeat(game: Game, seat: Seat): Seat {
  const count = game.players.length;
  for (let n = 1; n <= count; n++) {
    const record = game.players[(seat + n) % count];
    if (record !== undefined && !record.left) return record.seat;
  }
  return NOBODY;
}

/** All seats, those of players who have left included. */
export const allSeats = (game: Game): readonly Seat[] => game.players.map((_, n) => seatOf(n));
