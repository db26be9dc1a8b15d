/** Putting triggered abilities on the stack [CR 603.3 | 2007: 410.3, 410.4]. */

import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game, StackItem, Waiting } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { fromActive } from '../../state/seats.ts';
import { player, thing, thingOrNone } from '../../state/store.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { isSettled } from '../../work/forced.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';
import { crimeOf } from '../601-casting/crimes.ts';
import { controllerOf } from '../613-layers/characteristics.ts';
import { orderMatters } from './order.ts';

const RULE: Rule = '603.3b|410.3';

export type TriggerFrame =
  | { readonly do: 'putTriggers' }
  /** One player's waiting triggers by their numbers; the reply puts them on the stack, the first one first. */
  | { readonly do: 'orderTriggers'; readonly waiting: readonly number[] }
  | { readonly do: 'triggersOrdered'; readonly waiting: readonly number[] }
  | { readonly do: 'putTrigger'; readonly n: number }
  | { readonly do: 'triggerIsPut'; readonly id: ObjectId };

/**
 * [CR 603.3b, 101.4, 800.4d | 2007: 410.3, 103.4] Each player in APNAP order puts the abilities that have triggered on
 * the stack, in any order. What triggers meanwhile waits for the next round.
 */
function putTriggers(game: Game): Done {
  const living = fromActive(game);
  if (new Set(game.waiting.map(one => one.controller)).size > 1) cite('101.4|103.4', '405.3|');
  game.waiting = game.waiting.filter(one => living.includes(one.controller));
  const frames = living.flatMap(seat =>
    framesFor(
      game,
      game.waiting.filter(one => one.controller === seat),
    ),
  );
  return pushInOrder(game, frames);
}

function framesFor(game: Game, mine: readonly Waiting[]): readonly TriggerFrame[] {
  if (orderMatters(game, mine) || (mine.length > 1 && !isSettled(true)))
    return [{ do: 'orderTriggers', waiting: mine.map(one => one.n) }];
  return mine.map(one => ({ do: 'putTrigger', n: one.n }));
}

function orderTriggers(game: Game, { waiting }: Extract<TriggerFrame, { readonly do: 'orderTriggers' }>): Done {
  const mine = game.waiting.filter(one => waiting.includes(one.n));
  const [first] = mine;
  if (first === undefined || player(game, first.controller).left) return nothing();
  const options = mine.map(one => ({ is: 'trigger' as const, trigger: one.n, source: one.source, about: one.ability }));
  const asking = { kind: 'order' as const, seat: first.controller, why: why('orderTriggers', RULE), options };
  return ask(game, asking, { do: 'triggersOrdered', waiting: mine.map(one => one.n) });
}

function triggersOrdered(
  game: Game,
  { waiting }: Extract<TriggerFrame, { readonly do: 'triggersOrdered' }>,
  reply: Reply,
): Done {
  const inOrder = reply.map(at => must(waiting[at], 'an order names each trigger', game));
  return pushInOrder(
    game,
    inOrder.map(n => ({ do: 'putTrigger', n })),
  );
}

/** [CR 603.3c, 603.3d | 2007: 410.4] It goes on top of the stack; then modes, targets and divisions are chosen for it. */
function putTrigger(game: Game, { n }: Extract<TriggerFrame, { readonly do: 'putTrigger' }>): Done {
  const one = game.waiting.find(other => other.n === n);
  if (one === undefined || player(game, one.controller).left) return nothing();
  game.waiting = game.waiting.filter(other => other !== one);
  const record = newThing(game, 'ability', -1, one.controller, 'stack');
  record.stack = itemOf(one);
  cite('603.3a|', '113.8|200.7a', '405.1|217.6a');
  if (!one.delayed) cite('113.7|');
  if (!one.delayed && isOthersNow(game, one)) cite('109.4b|', '109.5|');
  putIn(game, record);
  const { id } = record;
  return pushInOrder(game, [
    { do: 'announceTrigger', item: id },
    { do: 'triggerIsPut', id },
  ]);
}

/** Whether the source has another controller than when the ability triggered. */
function isOthersNow(game: Game, { source, controller }: Waiting): boolean {
  return thingOrNone(game, source)?.zone === 'battlefield' && controllerOf(game, source) !== controller;
}

/** The stack item of a triggered ability, before modes and targets are chosen. */
const itemOf = (one: Waiting): StackItem => ({
  what: 'triggered',
  source: one.source,
  ability: one.ability,
  ...(one.keyword !== undefined && { keyword: one.keyword }),
  controller: one.controller,
  way: 'normal',
  from: null,
  modes: [],
  targets: [],
  x: one.x,
  paid: {},
  spent: [],
  found: one.found,
  damage: [],
  ...(one.created !== undefined && { created: one.created }),
});

/** Told when its choices are made. One that had no legal choice has been removed from the stack [CR 603.3d | 2007: 410.4]. */
function triggerIsPut(game: Game, { id }: Extract<TriggerFrame, { readonly do: 'triggerIsPut' }>): Done {
  if (!game.stack.includes(id)) return nothing();
  const item = must(thing(game, id).stack, 'an ability on the stack has its item', game);
  return happen(game, [
    { what: 'trigger', id: item.source, ability: id, seat: item.controller, rule: '603.3|410.3', source: item.source },
    ...crimeOf(game, item.controller, id),
  ]);
}

export const triggerHandlers: Handlers<TriggerFrame> = {
  putTriggers,
  orderTriggers,
  triggersOrdered,
  putTrigger,
  triggerIsPut,
};
