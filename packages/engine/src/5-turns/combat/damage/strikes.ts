/** Who deals combat damage in which step [CR 510.4, 702.4, 702.7 | 2007: 310.5, 502.2, 502.28]. */

import { characteristics, hasKeyword } from '../../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword } from '../../../7-additional/702-keywords/rules.ts';
import { editionOf } from '../../../editions/edition.ts';
import type { Game } from '../../../state/game.ts';
import type { ObjectId } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { cite } from '../../../work/cite.ts';
import { addStep } from '../../plan.ts';

const strikesFirst = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, 'first strike') || hasKeyword(game, id, 'double strike');

/** Every attacking and blocking creature. */
export function fightersOf(game: Game): readonly ObjectId[] {
  const { combat } = game;
  return combat === null ? [] : [...combat.attackers.map(one => one.id), ...combat.blocking];
}

/**
 * [CR 510.4 | 2007: 310.5] Whether the combat damage step that begins is the first of two: somebody in combat has first or
 * double strike.
 */
function isFirstOfTwo(game: Game): boolean {
  return game.combat?.damageSteps === 0 && fightersOf(game).some(id => strikesFirst(game, id));
}

/** A combat damage step begins; the phase gets a second one where the rules say so. */
export function beginDamageStep(game: Game): void {
  const combat = must(game.combat, 'combat damage is dealt in combat', game);
  game.firstStrike = isFirstOfTwo(game);
  if (game.firstStrike) {
    cite('510.4|310.5');
    addStep(game, 'combatDamage');
  }
  const remembered = game.firstStrike && editionOf(game).secondDamageStep === 'noFirstStrike';
  const struck = remembered ? fightersOf(game).filter(id => strikesFirst(game, id)) : combat.struck;
  game.combat = { ...combat, struck, damageSteps: combat.damageSteps + 1 };
}

/** [CR 510.4, 702.4b, 702.7b | 2007: 310.5, 502.2b, 502.28b] Whether a creature assigns combat damage in this step. */
export function strikesNow(game: Game, id: ObjectId): boolean {
  if (game.firstStrike) {
    if (!strikesFirst(game, id)) return false;
    citeKeyword(characteristics(game, id), hasKeyword(game, id, 'double strike') ? 'double strike' : 'first strike');
    return true;
  }
  const struck = game.combat?.struck.includes(id) === true;
  const again = hasKeyword(game, id, 'double strike');
  if (game.combat?.damageSteps === 2) citeSecond(game, id, struck, again);
  return !struck || again;
}

/** [CR 702.4c, 702.4d, 702.7c | 2007: 502.2c, 502.28c, 502.28d] What first or double strike lost or gained in between does. */
function citeSecond(game: Game, id: ObjectId, struck: boolean, again: boolean): void {
  if (struck && !again && !hasKeyword(game, id, 'first strike')) cite('702.7c|502.2c', '702.4c|502.28c');
  if (!struck && strikesFirst(game, id)) cite('702.7c|502.2c');
  if (struck && again) cite('702.4d|502.28d');
}

/** [2007: 310.5] Who has assigned damage in the first of two steps is left out of the second. */
export function rememberStrikes(game: Game, sources: readonly ObjectId[]): void {
  const { combat } = game;
  if (combat === null || !game.firstStrike || editionOf(game).secondDamageStep !== 'notAssigned') return;
  game.combat = { ...combat, struck: [...combat.struck, ...sources] };
}
