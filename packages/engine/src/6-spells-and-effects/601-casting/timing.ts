/** When things may be done. */

import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { characteristics, hasKeyword } from '../613-layers/characteristics.ts';

/** [CR 117.1a, 307.1 | 2007: 408.1d] The main phase of a player's own turn, with an empty stack. */
export const isMainPhaseOf = (game: Game, seat: Seat): boolean =>
  game.active === seat && game.stack.length === 0 && (game.step === 'precombatMain' || game.step === 'postcombatMain');

/**
 * [CR 307.5a | 2007: none] Whether the spell on top of the stack is being cast when a sorcery couldn't have been: what else keeps
 * its player from casting sorceries does not matter. Whoever casts without priority does so while something resolves.
 */
export function isCastLate(game: Game, seat: Seat): boolean {
  cite('307.5a|');
  const isMain = game.step === 'precombatMain' || game.step === 'postcombatMain';
  return game.active !== seat || !isMain || game.stack.length > 1;
}

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
