/** [CR 601.2b | 2007: 409.1b] Intentions to pay optional additional costs are announced, one after another. */
import { canPayParts } from '../../1-concepts/118-costs/can-pay.ts';
import { citePayment } from '../../7-additional/702-keywords/paid-rules.ts';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import type { Game } from '../../state/game.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { type OptionalCost, optionalCosts } from './additional-costs.ts';
import { type Announcement, aimingOf, announce, itemOf } from './announcement.ts';
import { lookOf } from './look.ts';
import { canPayTotal, totalOf } from './total.ts';

type Costs = {
  readonly of: Announcement;
  readonly n: number;
  /** Entwine decides the modes, so it is asked before them; everything else after. */
  readonly only: 'entwine' | 'others';
};
/** Ask about the cost at `n` and those after it; `costsChosen` has the answer. */
export type CostsFrame = ({ readonly do: 'chooseCosts' } & Costs) | ({ readonly do: 'costsChosen' } & Costs);

/** More repeated payments than this are never offered. */
const MOST_TIMES = 99;

const costsOf = (game: Game, { way, item }: Announcement, only: Costs['only']): readonly OptionalCost[] =>
  way === null || way.faceDown !== 'no'
    ? []
    : optionalCosts(lookOf(game, item, way.face)).filter(({ name }) => (name === 'entwine') === (only === 'entwine'));

export function chooseCosts(game: Game, { of, n, only }: Costs): Done {
  const cost = costsOf(game, of, only)[n];
  if (cost === undefined) return nothing();
  const most = affordable(game, of, cost);
  const next: CostsFrame = { do: 'chooseCosts', of, n: n + 1, only };
  if (most === 0) return push(game, next);
  if (only === 'entwine') cite('601.4|');
  return ask(
    game,
    {
      kind: cost.repeat ? 'number' : 'yesNo',
      seat: of.seat,
      why: why('payOptional', '601.2b|409.1b', of.item, { name: cost.called, cost: cost.cost }),
      options: [],
      least: 0,
      most,
    },
    { do: 'costsChosen', of, n, only },
  );
}

export function costsChosen(game: Game, { of, n, only }: Costs, reply: Reply): Done {
  const [times] = reply;
  const cost = costsOf(game, of, only)[n];
  if (cost !== undefined && times !== undefined && times > 0) {
    const { paid } = itemOf(game, of);
    announce(game, of, { paid: { ...paid, [cost.name]: (paid[cost.name] ?? 0) + times } });
    cite('118.8|', '118.8a|', '601.2b|409.1b');
    citePayment(cost.keyword, 'announced');
    if (cost.keyword !== '' && cost.keyword !== 'gift') citeKeyword(characteristics(game, of.item), cost.keyword);
  }
  return push(game, { do: 'chooseCosts', of, n: n + 1, only });
}

/** How often a cost could be paid with everything else announced so far. */
function affordable(game: Game, of: Announcement, { name, cost, repeat }: OptionalCost): number {
  if (
    !canPayParts(
      game,
      of.seat,
      cost.filter(part => part.pay !== 'mana'),
      aimingOf(game, of),
    )
  )
    return 0;
  const { paid } = itemOf(game, of);
  let times = 0;
  const most = repeat ? MOST_TIMES : 1;
  while (
    times < most &&
    canPayTotal(game, of, totalOf(game, of, { paid: { ...paid, [name]: (paid[name] ?? 0) + times + 1 } }))
  )
    times++;
  return times;
}
