/** Dealing combat damage: at once today, by way of the stack in 2007 [CR 510.2 | 2007: 310.1, 310.3, 310.4]. */

import { cease } from '../../../4-zones/leave.ts';
import { newThing } from '../../../4-zones/thing.ts';
import { putIn } from '../../../4-zones/zones.ts';
import { isType, powerOf } from '../../../6-spells-and-effects/613-layers/characteristics.ts';
import { editionOf } from '../../../editions/edition.ts';
import type { AssignedDamage, Game, StackItem } from '../../../state/game.ts';
import { NONE, type ObjectId } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { player, thing, thingOrNone } from '../../../state/store.ts';
import { type Done, nothing } from '../../../work/agenda.ts';
import { by, cite } from '../../../work/cite.ts';
import type { EventOf, GameEvent } from '../../../work/event.ts';
import { damageEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import type { Handlers } from '../../../work/run.ts';
import { rememberStrikes } from './strikes.ts';

export type DealFrame =
  | { readonly do: 'dealAssigned'; readonly assigned: readonly AssignedDamage[] }
  /** [2007: 310.4] Combat damage resolves. */
  | { readonly do: 'resolveDamage'; readonly id: ObjectId };

export const dealHandlers: Handlers<DealFrame> = {
  dealAssigned: (game, frame) => dealAssigned(game, frame.assigned),
  resolveDamage: (game, frame) => resolveDamage(game, frame.id),
};

/** [CR 510.2 | 2007: 310.1, 310.3] All combat damage is dealt simultaneously, or goes on the stack as a single object. */
function dealAssigned(game: Game, assigned: readonly AssignedDamage[]): Done {
  rememberStrikes(game, [...new Set(assigned.map(one => one.source))]);
  if (assigned.length === 0) return nothing();
  cite('703.4m|408.2g', '|408.1g', '|217.6e');
  if (!editionOf(game).damageUsesStack) return deal(game, assigned, () => true);
  return happen(game, [{ what: 'assignDamage', rule: '|310.1', source: NONE, damage: assigned }]);
}

function deal(
  game: Game,
  assigned: readonly AssignedDamage[],
  receives: (game: Game, one: AssignedDamage) => boolean,
): Done {
  const batch = assigned.filter(one => receives(game, one));
  return happen(
    game,
    batch.map(one => damageEvent(one.source, one, one.amount, '510.2|310.4', { combat: true })),
  );
}

/** [2007: 310.4] The object leaves the stack, and the damage is dealt as it was assigned. */
function resolveDamage(game: Game, id: ObjectId): Done {
  const { damage } = must(thing(game, id).stack, 'combat damage on the stack has its assignments', game);
  for (const one of damage) citeDealt(game, one);
  cease(game, id);
  return deal(game, damage, isReceiver);
}

/** [2007: 310.4a, 310.4b] Damage is dealt as assigned, whatever has become of who deals it. */
function citeDealt(game: Game, { source, amount }: AssignedDamage): void {
  const there = thingOrNone(game, source)?.zone === 'battlefield';
  if (!there) cite('|310.4b');
  if (!there || powerOf(game, source) !== amount) cite('|310.4a');
}

/** [2007: 310.4c] A recipient that is no longer in play or no longer a creature is dealt nothing. */
function isReceiver(game: Game, one: AssignedDamage): boolean {
  if (one.id === NONE) return !player(game, one.seat).left;
  const receives = thingOrNone(game, one.id)?.zone === 'battlefield' && isType(game, one.id, 'creature');
  return !by('|310.4c', !receives);
}

/** [2007: 310.1] Assigned combat damage becomes an object on the stack, controlled by the active player. */
export function applyAssignDamage(game: Game, event: EventOf<'assignDamage'>): readonly GameEvent[] | null {
  const record = newThing(game, 'combatDamage', -1, game.active, 'stack');
  const item: StackItem = {
    what: 'combatDamage',
    source: NONE,
    ability: null,
    controller: game.active,
    way: 'normal',
    from: null,
    modes: [],
    targets: [],
    x: 0,
    paid: {},
    spent: [],
    found: [],
    damage: event.damage,
  };
  record.stack = item;
  putIn(game, record);
  return [{ ...event, source: record.id }];
}
