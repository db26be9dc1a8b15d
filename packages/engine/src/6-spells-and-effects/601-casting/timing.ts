/** When things may be done. */

import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { characteristics, hasKeyword } from '../613-layers/characteristics.ts';

/** [CR 117.1a, 307.1 | 2007: 408.1d] The main phase of a player's own turn, with an empty stack. */
export const isMainPhaseOf = (game: Game, seat: Seat): boolean =>
  game.active === seat && game.stack.length === 0 && (game.step === 'precombatMain' || game.step === 'postcombatMain');

/** [CR 702.61a | 2007: 502.58a] A spell with split second is on the stack: only mana abilities and special actions remain. */
export const isSplitSecond = (game: Game): boolean => splitSecondOf(game) !== NONE;

/** The spell with split second that is on the stack, or NONE. */
export function splitSecondOf(game: Game): ObjectId {
  for (const id of game.stack)
    if (thing(game, id).kind !== 'ability' && hasKeyword(game, id, 'split second')) {
      citeKeyword(characteristics(game, id), 'split second');
      return id;
    }
  return NONE;
}
