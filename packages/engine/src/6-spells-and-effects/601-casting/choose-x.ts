/** [CR 601.2b, 107.3a, 107.3b | 2007: 409.1b, 104.3c] The value of X is announced. */

import type { Cost } from '@lawmage/ability';
import { variableMana, variableParts } from '../../1-concepts/118-costs/cost.ts';
import { highest } from '../../1-concepts/118-costs/open-x.ts';
import type { Game } from '../../state/game.ts';
import { thingOrNone } from '../../state/store.ts';
import { ask, type Done, nothing, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { mandatoryCosts } from './additional-costs.ts';
import { type Announcement, announce, itemOf } from './announcement.ts';
import { giveUp } from './give-up.ts';
import { lookOf } from './look.ts';
import { canPayTotal, totalOf } from './total.ts';

export type XChosenFrame = { readonly do: 'xChosen'; readonly of: Announcement };

export function chooseX(game: Game, of: Announcement): Done {
  const cost = variableCost(game, of);
  if (variableMana(cost) === 0 && !variableParts(cost)) return nothing();
  const most = mostX(game, of);
  if (most < 0) return giveUp(game, of);
  if (most === 0) return nothing();
  return ask(
    game,
    { kind: 'number', seat: of.seat, why: why('x', '601.2b|409.1b', of.item), options: [], least: 0, most },
    { do: 'xChosen', of },
  );
}

export function xChosen(game: Game, { of }: XChosenFrame, reply: Reply): Done {
  announce(game, of, { x: reply[0] ?? 0 });
  cite('107.3a|104.3c', '107.3i|');
  const { what, source } = itemOf(game, of);
  if (what === 'activated' && (thingOrNone(game, source)?.stack?.x ?? 0) > 0) cite('107.3k|');
  return nothing();
}

/** The parts of the cost in which X may stand. */
function variableCost(game: Game, of: Announcement): Cost {
  if (of.way === null) {
    const { ability } = itemOf(game, of);
    return ability?.is === 'activated' ? ability.cost : [];
  }
  if (of.way.free || of.way.faceDown !== 'no') return [];
  cite('107.3b|');
  const look = lookOf(game, of.item, of.way.face);
  return [
    ...of.way.cost,
    ...of.way.extra,
    ...mandatoryCosts(game, look, { you: of.seat, source: of.item, x: 0, found: [] }),
  ];
}

/** The highest X that could be paid; -1 if not even none. */
const mostX = (game: Game, of: Announcement): number => highest(x => canPayWith(game, of, x));

/** Whether the cost could be paid with some X. */
function canPayWith(game: Game, of: Announcement, x: number): boolean {
  const { x: before } = itemOf(game, of);
  announce(game, of, { x });
  const payable = canPayTotal(game, of, totalOf(game, of));
  announce(game, of, { x: before });
  return payable;
}
