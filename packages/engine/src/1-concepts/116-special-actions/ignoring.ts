/** Ignoring what a static ability does [CR 116.2d]. */

import type { Cost } from '@lawmage/ability';
import { isIgnoring } from '../../6-spells-and-effects/604-static/ignored.ts';
import { abilitiesOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { liveEffects } from '../../6-spells-and-effects/613-layers/live.ts';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import { playersOf } from '../../nouns/players.ts';
import { scopeOf } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { mintTimestamp } from '../../state/store.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import { canPay } from '../118-costs/can-pay.ts';
import { specialAct } from './act.ts';

export const IGNORE = 'ignore';

/** [CR 116.2d | 2007: 408.2j] Effects of static abilities that the player may act to ignore, and does not ignore yet. */
export function addIgnoring(game: Game, acts: Act[], seat: Seat): void {
  for (const id of liveEffects(game).ignorable) {
    const cost = isIgnoring(game, id, seat) ? null : ignoringCost(game, seat, id);
    if (cost !== null && canPay(game, seat, cost, { you: seat, source: id, x: 0, found: [] }))
      acts.push(specialAct(id, IGNORE));
  }
}

/** What a player has to do to ignore what an object does; null if it is not offered to that player. */
export function ignoringCost(game: Game, seat: Seat, id: ObjectId): Cost | null {
  for (const { ability } of abilitiesOf(game, id)) {
    if (ability.is !== 'static' || ability.ignore === undefined) continue;
    if (playersOf(game, ability.ignore.who, scopeOf(game, id)).includes(seat)) return ability.ignore.cost;
  }
  return null;
}

/** [CR 116.2d | 2007: 408.2j] Until the end of the turn. */
export function ignore(game: Game, seat: Seat, source: ObjectId): Done {
  cite('116.2d|408.2j');
  const timestamp = mintTimestamp(game);
  const made = { n: timestamp, source, controller: seat, timestamp, x: 0, found: [], turn: game.turn };
  game.lasting = [...game.lasting, { is: 'ignore', ...made, until: { until: 'endOfTurn' } }];
  stale(game);
  return nothing();
}
