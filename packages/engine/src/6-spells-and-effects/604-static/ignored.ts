/** Effects of static abilities that a player has chosen to ignore for a while [CR 116.2d | 2007: 408.2j]. */
import type { Static } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { by } from '../../work/cite.ts';

/** [CR 116.2d | 2007: 408.2j] Whether an effect does not count for a player who has acted to ignore it. */
export const isIgnored = (game: Game, { ignore }: Static, source: ObjectId, seat: Seat): boolean =>
  ignore !== undefined && by('116.2d|408.2j', isIgnoring(game, source, seat));

/** Whether a player ignores what the static abilities of an object do. */
export const isIgnoring = (game: Game, source: ObjectId, seat: Seat): boolean =>
  game.lasting.some(one => one.is === 'ignore' && one.source === source && one.controller === seat);
