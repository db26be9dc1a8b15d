/** A cost that may be paid any number of times [CR 603.12a | 2007: none]. */
import type { Cost } from '@lawmage/ability';
import { canPay } from '../../../1-concepts/118-costs/can-pay.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, Seat } from '../../../state/ids.ts';
import { ask, type Done, nothing, push, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import { bind, memory as memoryOf, recall } from '../../../work/memory.ts';
import { actor } from '../scope.ts';
import type { Executor } from '../types.ts';

export type PayTimesFrame = {
  readonly do: 'payTimes';
  readonly seat: Seat;
  readonly cost: Cost;
  readonly amount: number;
  readonly memory: MemoryId;
};

/** More payments than this are never offered. */
const MOST_TIMES = 99;

const soOften = (cost: Cost, times: number): Cost => Array.from({ length: times }, () => cost).flat();

/** The player says how often; that is one payment, and what waits for it triggers once. */
export const payTimes: Executor<'payTimes'> = (game, { who, cost, amount = -1 }, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, who, scope);
  let most = 0;
  while (most < MOST_TIMES && canPay(game, seat, soOften(cost, most + 1), scope)) most++;
  if (most === 0) return unpaid(game, memory);
  return ask(
    game,
    { kind: 'number', seat, why: why('payOptional', '603.12a|', scope.source, { cost }), options: [], least: 0, most },
    { do: 'payTimes', seat, cost, amount, memory },
  );
};

export function paySoOften(game: Game, { seat, cost, amount, memory }: PayTimesFrame, [times = 0]: Reply): Done {
  if (times === 0) return unpaid(game, memory);
  cite('603.12a|');
  if (amount >= 0) bind(game, memory, amount, { ids: [], seats: [], n: times });
  return push(game, { do: 'payCost', seat, cost: soOften(cost, times), memory });
}

function unpaid(game: Game, memory: MemoryId): Done {
  recall(game, memory, { did: false });
  return nothing();
}
