/** [CR 118.12a | 2007: 413.2e] "… unless a player pays": the player may pay as the instruction is carried out. */
import type { Cost, Effect } from '@lawmage/ability';
import { isInLoop } from '../../../1-concepts/117-priority/loops.ts';
import { canPay } from '../../../1-concepts/118-costs/can-pay.ts';
import { countOf } from '../../../nouns/count.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, Seat } from '../../../state/ids.ts';
import { ask, type Done, nothing, push, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import { memory as memoryOf, recall } from '../../../work/memory.ts';
import type { Executor } from '../types.ts';

export type UnlessFrame = {
  readonly do: 'unless';
  readonly memory: MemoryId;
  readonly cost: Cost;
  readonly seats: readonly Seat[];
  readonly at: number;
  /** What the frame waits for: the answer whether to pay, or the payment. */
  readonly stage: 'offer' | 'answered' | 'paid';
  readonly unpaid: Effect;
  readonly paid: Effect | null;
};

export const unless: Executor<'unless'> = (game, join, memory) =>
  goOnUnless(game, {
    do: 'unless',
    memory,
    cost: repeated(join.cost, join.times === undefined ? 1 : countOf(game, join.times, memoryOf(game, memory))),
    seats: playersOf(game, join.who, memoryOf(game, memory)),
    at: 0,
    stage: 'offer',
    unpaid: join.unpaid,
    paid: join.paid ?? null,
  });

/** [CR 702.24a | 2007: 502.13a] A cost to be paid several times is paid as a whole or not at all. */
const repeated = (cost: Cost, times: number): Cost =>
  times === 1 ? cost : Array.from({ length: Math.max(0, times) }, () => cost).flat();

/** Offers the payment to one player after another, until one has paid. */
export function goOnUnless(game: Game, frame: UnlessFrame, reply: Reply = []): Done {
  const seat = frame.seats[frame.at];
  if (seat === undefined) return push(game, { do: 'effect', effect: frame.unpaid, memory: frame.memory });
  if (frame.stage === 'offer') return offer(game, frame, seat);
  if (frame.stage === 'answered' && reply[0] === 1) {
    recall(game, frame.memory, { did: true });
    return push(game, { ...frame, stage: 'paid' }, { do: 'payCost', seat, cost: frame.cost, memory: frame.memory });
  }
  if (frame.stage === 'answered' && isInLoop(game)) cite('732.6|');
  if (frame.stage === 'paid' && memoryOf(game, frame.memory).did) return afterPayment(game, frame);
  return goOnUnless(game, { ...frame, at: frame.at + 1, stage: 'offer' });
}

function offer(game: Game, frame: UnlessFrame, seat: Seat): Done {
  const scope = memoryOf(game, frame.memory);
  if (!canPay(game, seat, frame.cost, scope)) return goOnUnless(game, { ...frame, at: frame.at + 1 });
  return ask(
    game,
    {
      kind: 'yesNo',
      seat,
      why: why('unless', '118.12a|413.2e', scope.source, frame.cost),
      options: [],
      least: 0,
      most: 1,
    },
    { ...frame, stage: 'answered' },
  );
}

const afterPayment = (game: Game, { paid, memory }: UnlessFrame): Done =>
  paid === null ? nothing() : push(game, { do: 'effect', effect: paid, memory });
