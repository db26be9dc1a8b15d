/** Objects to look at in the next check of state-based actions [CR 704.3 | 2007: 420.3]. */
import type { Game } from './game.ts';
import type { ObjectId } from './ids.ts';

/** Beyond this many, looking at everything is as cheap as keeping the list. */
const MANY = 48;
const NONE_TOUCHED: readonly ObjectId[] = Object.freeze([]);

/** Something that state-based actions read has changed about one object. */
export function touch(game: Game, id: ObjectId): void {
  if (game.allTouched || id < 0 || game.touched.includes(id)) return;
  if (game.touched.length >= MANY) touchAll(game);
  else game.touched = [...game.touched, id];
}

/** Something has changed that may matter for any object. */
export function touchAll(game: Game): void {
  game.allTouched = true;
  game.touched = NONE_TOUCHED;
}

/** The next check starts afresh. */
export function untouch(game: Game): void {
  game.allTouched = false;
  if (game.touched.length > 0) game.touched = NONE_TOUCHED;
}
