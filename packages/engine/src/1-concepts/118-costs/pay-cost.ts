/** Paying costs [CR 118, 601.2f–h | 2007: 409.1f–h], as frames: mana first, then everything else. */
import type { Cost, CostPart } from '@lawmage/ability';
import { keep, release, takeBack } from '../../7-additional/733-illegal-actions/take-back.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { NONE } from '../../state/ids.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { actEvent, countersEvent, tapEvent, untapEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { forget, memory as memoryOf, openMemory, recall } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { needOf } from '../106-mana/need.ts';
import { benders } from './aids.ts';
import { canPay, except } from './can-pay.ts';
import { paidLast, totalCost } from './cost.ts';
import { asPrinted } from './cost-of-object.ts';
import { costOf } from './mana-amount.ts';
import { highestX, isXOpen } from './open-x.ts';

const RULE: Rule = '118.1|409.1h';

/**
 * Pays a cost as an instruction is carried out. Afterwards `did` of the memory says whether it was paid: the payer may
 * take it back until it is.
 */
export type PayCostFrame = {
  readonly do: 'payCost';
  readonly seat: Seat;
  readonly cost: Cost;
  readonly memory: MemoryId;
  /** The payer has been asked for X. */
  readonly x?: true;
};
/** Pays what is not mana, in order. */
export type PayPartsFrame = { readonly do: 'payParts'; readonly parts: Cost; readonly memory: MemoryId };
export type PayPartFrame = { readonly do: 'payPart'; readonly part: CostPart; readonly memory: MemoryId };
export type PaidCostFrame = { readonly do: 'paidCost'; readonly memory: MemoryId; readonly payer: MemoryId };
export type NotPaidFrame = { readonly do: 'notPaid'; readonly memory: MemoryId };
export type PayFrame = PayCostFrame | PayPartsFrame | PayPartFrame | PaidCostFrame | NotPaidFrame;

export const payHandlers: Handlers<PayFrame> = {
  payCost,
  payParts: (game, { parts, memory }) => pushInOrder(game, partFrames(parts, memory)),
  payPart,
  paidCost,
  notPaid: (game, { memory }) => {
    recall(game, memory, { did: false });
    return nothing();
  },
};

/** [CR 118.12, 605.3a, 107.3d, 107.3f | 2007: 413.2d, 411.2] A cost paid during a resolution; an open X is chosen just before. */
function payCost(game: Game, frame: PayCostFrame, reply: readonly number[]): Done {
  const { seat, memory } = frame;
  const cost = asPrinted(game, frame.cost, memoryOf(game, memory));
  if (frame.x === undefined && isXOpen(game, cost, memoryOf(game, memory))) return askForX(game, frame);
  if (frame.x === true) recall(game, memory, { x: reply[0] ?? 0 });
  const scope = memoryOf(game, memory);
  keep(game, seat, NONE, { do: 'notPaid', memory });
  if (!canPay(game, seat, cost, { ...scope, you: seat })) return takeBack(game);
  if (cost.some(part => part.pay === 'mana' && part.cost.some(symbol => String(symbol).includes('/'))))
    cite(isSpecial(game) ? '118.13c|' : '118.13b|');
  const payer = openMemory(game, { you: seat, source: scope.source, item: scope.item, x: scope.x, found: scope.found });
  const { mana, parts, bent } = totalCost(cost, scope.x);
  return pushInOrder(game, [
    {
      do: 'payMana',
      seat,
      need: needOf(costOf(mana)),
      means: {
        purpose: { spend: 'other', id: scope.source },
        except: except(parts, scope.source),
        aids: bent === undefined ? [] : benders(game, seat),
        spendAs: 'itself',
        bent: bent ?? 0,
      },
      item: NONE,
    },
    ...waterbent(seat, bent, scope.source),
    { do: 'payParts', parts, memory: payer },
    { do: 'paidCost', memory, payer },
  ]);
}

/** [CR 701.67c | 2007: none] A waterbend cost has been paid, however it was paid. */
export const waterbent = (seat: Seat, bent: number | undefined, source: ObjectId): readonly Frame[] =>
  bent === undefined ? [] : [{ do: 'tell', batch: [actEvent('waterbend', seat, bent, '701.67c|', source)] }];

/** Whether the cost is that of a special action; any other belongs to a spell or ability that resolves. */
const isSpecial = (game: Game): boolean => game.agenda.some(waiting => waiting.do === 'specialPaid');

function askForX(game: Game, frame: PayCostFrame): Done {
  const { seat, cost, memory } = frame;
  const scope = memoryOf(game, memory);
  const most = highestX(game, seat, cost, scope);
  const rule: Rule = isSpecial(game) ? '107.3d|' : '107.3f|';
  return ask(
    game,
    { kind: 'number', seat, why: why('x', rule, scope.source), options: [], least: 0, most: Math.max(0, most) },
    { ...frame, x: true },
  );
}

function paidCost(game: Game, { memory, payer }: PaidCostFrame): Done {
  const { found } = memoryOf(game, payer);
  forget(game, payer);
  recall(game, memory, { did: true, found });
  release(game);
  return nothing();
}

/** [CR 601.2h | 2007: 409.1h] Costs that are random or move cards from a library come last. */
export function partFrames(parts: Cost, memory: MemoryId): readonly Frame[] {
  const inOrder = [...parts.filter(part => !paidLast(part)), ...parts.filter(paidLast)];
  return inOrder.map(part => ({ do: 'payPart', part, memory }));
}

function payPart(game: Game, { part, memory }: PayPartFrame, reply: readonly number[]): Done {
  const { source, you, x } = memoryOf(game, memory);
  switch (part.pay) {
    case 'mana':
    case 'costOf':
      return push(game, { do: 'payCost', seat: you, cost: [part], memory });
    case 'tap':
    case 'untap':
      return happen(game, [
        part.pay === 'tap' ? tapEvent(source, you, RULE, source) : untapEvent(source, you, RULE, source),
      ]);
    case 'loyalty': {
      const n = part.n === 'x' ? x : part.n === '-x' ? -x : part.n;
      cite('107.7|');
      if (n === 0) return nothing();
      return happen(game, [countersEvent({ id: source }, 'loyalty', n, { by: you, rule: '606.4|', source })]);
    }
    case 'do':
      cite('118.10|');
      if (part.effect.do === 'loseLife') cite('118.3b|');
      return push(game, { do: 'effect', effect: part.effect, memory });
    case 'or':
      return payOneOf(game, part.of, memory, reply);
  }
}

/** One cost or another: the payer chooses among those that can be paid. */
function payOneOf(game: Game, costs: readonly Cost[], memory: MemoryId, reply: readonly number[]): Done {
  const scope = memoryOf(game, memory);
  const open = costs.filter(cost => canPay(game, scope.you, cost, scope));
  const [chosen] = reply;
  if (chosen !== undefined || open.length === 1) {
    const cost = open[chosen ?? 0] ?? [];
    return push(game, { do: 'payCost', seat: scope.you, cost, memory });
  }
  if (open.length === 0) return takeBack(game);
  return ask(
    game,
    {
      kind: 'modes',
      seat: scope.you,
      why: why('cost', RULE, scope.source, open),
      options: open.map((_, mode) => ({ is: 'mode', mode })),
    },
    { do: 'payPart', part: { pay: 'or', of: open }, memory },
  );
}
