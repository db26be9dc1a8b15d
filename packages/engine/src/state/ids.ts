/** Names for the small integers that the game is made of. Made and read only in this package. */

declare const objectId: unique symbol;
/** An object's identity. Ids only grow; a moved object is a new object with a new id [CR 400.7 | 2007: 217.1c]. */
export type ObjectId = number & { readonly [objectId]: true };

declare const seat: unique symbol;
/** A player's place in turn order, from 0. A seat keeps its number when its player has left. */
export type Seat = number & { readonly [seat]: true };

/** No object: in fields that always hold a number, so that records keep one shape. */
export const NONE = -1 as ObjectId;
/** No player. */
export const NOBODY = -1 as Seat;
/** Whoever keeps a game alone and may know everything in it: for scenarios and judges, never for players or agents. */
export const JUDGE = -2 as Seat;

export const objectIdOf = (n: number): ObjectId => n as ObjectId;
export const seatOf = (n: number): Seat => n as Seat;

/** An integer to a resolution's memory, see `Memory`. */
export type MemoryId = number;
