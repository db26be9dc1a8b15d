/** Paying mana [CR 118.2, 601.2g, 601.2h | 2007: 409.1g, 409.1h]: mana abilities, then units of the pool and what stands for them. */

import type { ManaSymbol, ManaType } from '@lawmage/ability';
import { manaActs } from '../../6-spells-and-effects/605-mana-abilities/acts.ts';
import { makeManaFrames } from '../../6-spells-and-effects/605-mana-abilities/make-mana.ts';
import { characteristics, hasKeyword, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import { takeBack } from '../../7-additional/733-illegal-actions/take-back.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { BrokenPromise, must } from '../../state/must.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { lifeEvent, moveEvent, tapEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';
import { maySpend } from '../106-mana/limits.ts';
import { isNothing, LIFE_FOR_SYMBOL, type ManaNeed, needFrom, type Slot, withoutSlot } from '../106-mana/need.ts';
import { type Means, type Plan, planFromPool, planPayment, type SpendAs } from '../106-mana/plan.ts';
import { takeFromPool } from '../106-mana/pool.ts';
import { paysTypes } from '../106-mana/solve.ts';
import { noteSpent } from '../106-mana/spent.ts';
import { setOf } from '../106-mana/types.ts';
import type { Aid } from './aids.ts';

/** A mana payment that is still to be made. `item`: the spell or ability it is for, which remembers what was spent. */
export type PayManaFrame = {
  readonly do: 'payMana';
  readonly seat: Seat;
  readonly need: ManaNeed;
  readonly means: Means;
  readonly item: ObjectId;
};
/** The player has been asked how to go on with a payment. */
export type PayManaAskedFrame = Omit<PayManaFrame, 'do'> & {
  readonly do: 'payManaAsked';
  readonly options: readonly Option[];
};
/** The solver's mana is in the pool: it is spent, and what else pays is used. */
export type SpendManaFrame = Omit<PayManaFrame, 'do'> & { readonly do: 'spendMana'; readonly aids: Plan['aids'] };
export type ManaFrame = PayManaFrame | PayManaAskedFrame | SpendManaFrame;

export const manaHandlers: Handlers<ManaFrame> = { payMana, payManaAsked, spendMana };

const GENERIC: ManaSymbol = 1;

function payMana(game: Game, frame: PayManaFrame): Done {
  if (isNothing(frame.need)) return nothing();
  if (player(game, frame.seat).controlledBy !== NOBODY) cite('723.5a|507.3a');
  const plan = planPayment(game, frame.seat, frame.need, frame.means);
  if (plan !== null && player(game, frame.seat).autoPay) return followPlan(game, frame, plan);
  const options = optionsOf(game, frame, plan !== null);
  if (options.length === 0) return takeBack(game);
  return ask(
    game,
    {
      kind: 'pay',
      seat: frame.seat,
      why: why('payMana', '601.2g|409.1g', frame.means.purpose.id, frame.need),
      options,
    },
    { ...frame, do: 'payManaAsked', options },
  );
}

/** The solver's mana abilities, then its payment. */
function followPlan(game: Game, frame: PayManaFrame, plan: Plan): Done {
  if (plan.taps.length > 0) cite('118.2|', '601.2g|409.1g', '605.3a|411.2');
  return pushInOrder(game, [
    ...makeManaFrames(game, frame.seat, plan.taps),
    { ...frame, do: 'spendMana', aids: plan.aids },
  ]);
}

function spendMana(game: Game, frame: SpendManaFrame): Done {
  const rest = afterAids(frame.need, frame.aids);
  const plan = planFromPool(game, frame.seat, rest, frame.means);
  if (plan === null) return push(game, { ...frame, do: 'payMana' });
  citeSymbols(rest);
  if (frame.aids.length > 0 && isNothing(rest) && frame.means.aids.length > frame.aids.length) cite('702.51a|502.46b');
  noteSpent(game, frame.item, takeFromPool(game, frame.seat, plan.pool));
  return happen(
    game,
    frame.aids.map(({ aid }) => aidEvent(game, frame, aid)),
  );
}

/** What the symbols that are paid with mana stand for. */
function citeSymbols({ slots, generic }: ManaNeed): void {
  if (generic > 0) cite('107.4b|104.3b');
  for (const { symbol, snow, life } of slots) {
    if (snow) cite('107.4h|104.3h');
    else if (life) cite('107.4f|');
    else if (symbol === 'C') cite('107.4c|');
    else cite(String(symbol).includes('/') ? '107.4e|104.3f' : '107.4a|104.3a');
  }
}

function afterAids(need: ManaNeed, aids: Plan['aids']): ManaNeed {
  const slots = [...need.slots];
  let { generic } = need;
  for (const { slot } of aids) {
    if (slot === null) generic--;
    else slots.splice(slots.indexOf(slot), 1);
  }
  return aids.length === 0 ? need : needFrom(slots, generic);
}

/** Ways to go on by hand: the solver, mana abilities, units of the pool, life, tapping, exiling. */
function optionsOf(game: Game, frame: PayManaFrame, solved: boolean): readonly Option[] {
  const { need, seat, means } = frame;
  const options: Option[] = solved ? [{ is: 'auto' }] : [];
  options.push(...manaActs(game, seat, undefined, means.except), ...poolOptions(game, frame));
  for (const slot of distinct(need.slots)) {
    if (slot.life && player(game, seat).life >= LIFE_FOR_SYMBOL) {
      options.push({ is: 'payWith', how: 'life', id: NONE, symbol: slot.symbol });
    }
    for (const aid of means.aids) {
      if ((aid.types & slot.types) !== 0)
        options.push({ is: 'payWith', how: aid.how, id: aid.id, symbol: slot.symbol });
    }
  }
  if (need.generic > 0) {
    for (const aid of means.aids)
      if (aid.generic && (aid.bends !== true || (means.bent ?? 0) > 0))
        options.push({ is: 'payWith', how: aid.how, id: aid.id, symbol: GENERIC });
  }
  return options;
}

function poolOptions(game: Game, { need, seat, means }: PayManaFrame): readonly Option[] {
  const options: Option[] = [];
  const seen = new Set<string>();
  player(game, seat).pool.forEach((unit, mana) => {
    const like = `${unit.type}${unit.snow}${unit.limit === null ? '' : mana}`;
    if (seen.has(like) || !maySpend(game, unit.limit, means.purpose, unit.source)) return;
    seen.add(like);
    const { type } = unit;
    const limited = unit.limit !== null;
    for (const slot of distinct(need.slots)) {
      if (paysSlot(slot, type, unit.snow, means.spendAs))
        options.push({ is: 'pool', mana, type, limited, symbol: slot.symbol });
    }
    if (need.generic > 0) options.push({ is: 'pool', mana, type, limited, symbol: GENERIC });
  });
  return options;
}

const distinct = (slots: readonly Slot[]): readonly Slot[] =>
  slots.filter((slot, at) => slots.findIndex(other => other.symbol === slot.symbol) === at);

const paysSlot = (slot: Slot, type: ManaType, snow: boolean, as: SpendAs): boolean =>
  slot.snow ? snow : paysTypes(slot.types, setOf(type), as);

function payManaAsked(game: Game, { options, ...asked }: PayManaAskedFrame, reply: Reply): Done {
  const frame: PayManaFrame = { ...asked, do: 'payMana' };
  const option = must(options[reply[0] ?? -1], 'a checked reply names an option', game);
  switch (option.is) {
    case 'auto':
      return followPlan(
        game,
        frame,
        must(planPayment(game, frame.seat, frame.need, frame.means), 'auto is offered with a plan', game),
      );
    case 'act':
      return pushInOrder(game, [{ do: 'act', seat: frame.seat, act: option }, frame]);
    case 'pool':
      noteSpent(game, frame.item, takeFromPool(game, frame.seat, [option.mana]));
      return push(game, { ...frame, need: without(frame.need, option.symbol) });
    case 'payWith':
      return payWith(game, frame, option);
    default:
      throw new BrokenPromise('a payment offers only ways to pay', game);
  }
}

function payWith(game: Game, frame: PayManaFrame, option: Extract<Option, { readonly is: 'payWith' }>): Done {
  const need = without(frame.need, option.symbol);
  const used = frame.means.aids.find(aid => aid.id === option.id && aid.how === option.how);
  const aids = frame.means.aids.filter(aid => aid.id !== option.id);
  const bent = (frame.means.bent ?? 0) - (used?.bends ? 1 : 0);
  push(game, { ...frame, need, means: { ...frame.means, aids, bent } });
  return happen(game, [
    used === undefined
      ? lifeEvent(frame.seat, -LIFE_FOR_SYMBOL, frame.means.purpose.id, '107.4f|')
      : aidEvent(game, frame, used),
  ]);
}

/** The payment without one symbol. */
function without(need: ManaNeed, symbol: ManaSymbol): ManaNeed {
  const at = need.slots.findIndex(slot => slot.symbol === symbol);
  return at < 0 ? needFrom(need.slots, need.generic - 1) : withoutSlot(need, at);
}

/** [CR 702.51a, 702.126a, 702.66a | 2007: 502.46a] Tapping or exiling something instead of paying one mana. */
function aidEvent(
  game: Game,
  frame: { readonly seat: Seat; readonly means: Means },
  { how, id, bends }: Aid,
): GameEvent {
  const source = frame.means.purpose.id;
  if (bends) return tapEvent(id, frame.seat, '701.67a|', source);
  if (how === 'tap') {
    const convoked = hasKeyword(game, source, 'convoke') && isType(game, id, 'creature');
    citeKeyword(characteristics(game, source), convoked ? 'convoke' : 'improvise');
    return tapEvent(id, frame.seat, convoked ? '702.51a|502.46a' : '702.126a|', source);
  }
  citeKeyword(characteristics(game, source), 'delve');
  return moveEvent(game, id, 'exile', '702.66a|', { cause: 'cost', by: frame.seat, source });
}
