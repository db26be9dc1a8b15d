/** Objects to look at in the next check of state-based actions [CR 704.3 | 2007: 420.3]. */
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';

/** In a longer list an object may stand twice: looking it up would cost more than looking at it twice. */
const SHORT = 32;
const NONE_TOUCHED: readonly ObjectId[] = [];

/** Something that state-based actions read has changed about one object. */
export function touch(game: Game, id: ObjectId): void {
  if (id < 0 || (game.touched.length < SHORT && game.touched.includes(id))) return;
  game.touched = [...game.touched, id];
}

/** Something has changed that may matter for any permanent. */
export function touchAll(game: Game): void {
  game.allTouched = true;
}

/** The next check starts afresh. */
export function untouch(game: Game): void {
  game.allTouched = false;
  if (game.touched.length > 0) game.touched = NONE_TOUCHED;
}
