/** Ending an effect by paying [CR 116.2c]. */

import type { Cost, Duration } from '@lawmage/ability';
import { endEffect } from '../../6-spells-and-effects/611-continuous/durations.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import { canPay } from '../118-costs/can-pay.ts';
import { specialAct } from './act.ts';

export const END_EFFECT = 'endEffect';
type Payable = Lasting & { readonly until: Extract<Duration, { readonly until: 'paid' }> };
const isPayable = (lasting: Lasting): lasting is Payable => lasting.until?.until === 'paid';

/** The effect of an object that its player may pay to end. */
const payableOf = (game: Game, seat: Seat, source: ObjectId): Payable | undefined =>
  game.lasting.filter(isPayable).find(lasting => lasting.source === source && lasting.controller === seat);

/** [CR 116.2c | 2007: 408.2i] Effects that a player may pay to end. */
export function addEndings(game: Game, acts: Act[], seat: Seat): void {
  for (const { source, controller, until } of game.lasting.filter(isPayable)) {
    if (controller !== seat || acts.some(act => act.id === source && act.way === END_EFFECT)) continue;
    if (canPay(game, seat, until.cost, { you: seat, source, x: 0, found: [] }))
      acts.push(specialAct(source, END_EFFECT));
  }
}

/** What its player pays to end the effect of an object; null if there is none to end. */
export const endingCost = (game: Game, seat: Seat, source: ObjectId): Cost | null =>
  payableOf(game, seat, source)?.until.cost ?? null;

/** [CR 116.2c | 2007: 408.2i] */
export function end(game: Game, seat: Seat, id: ObjectId): Done {
  const effect = payableOf(game, seat, id);
  cite('116.2c|408.2i');
  if (effect !== undefined) endEffect(game, effect.n);
  return nothing();
}
