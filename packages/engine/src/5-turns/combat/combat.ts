/** The combat phase [CR 506–511 | 2007: 306–311]: its frames. */

import { staleIfRead } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Game } from '../../state/game.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Handlers } from '../../work/run.ts';
import { type AttackFrame, attackHandlers } from './attack.ts';
import { type BandFrame, bandHandlers } from './banding.ts';
import { type BlockFrame, blockHandlers } from './block.ts';
import { type AssignFrame, assignHandlers } from './damage/assign.ts';
import { type DealFrame, dealHandlers } from './damage/deal.ts';

export type CombatFrame = AttackFrame | BandFrame | BlockFrame | AssignFrame | DealFrame | { readonly do: 'endCombat' };

export const combatHandlers: Handlers<CombatFrame> = {
  ...attackHandlers,
  ...bandHandlers,
  ...blockHandlers,
  ...assignHandlers,
  ...dealHandlers,
  endCombat,
};

/** [CR 511.3 | 2007: 311.2] The combat phase is over: all creatures, battles and planeswalkers are removed from combat. */
function endCombat(game: Game): Done {
  if (game.combat !== null && game.combat.attackers.length > 0) staleIfRead(game);
  cite('511.3|311.2');
  game.combat = null;
  return nothing();
}
