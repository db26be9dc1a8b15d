/** Activating an activated ability [CR 602.2 | 2007: 409.1]. */

import type { Activated } from '@lawmage/ability';
import type { Tap } from '../../1-concepts/106-mana/plan.ts';
import { waysOf } from '../../1-concepts/106-mana/sources.ts';
import { sizeOf, typesIn } from '../../1-concepts/106-mana/types.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import { keep } from '../../7-additional/733-illegal-actions/take-back.ts';
import type { Game, StackItem } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { add, thing } from '../../state/store.ts';
import { type Done, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { revealEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { openMemory } from '../../work/memory.ts';
import { announceFrames } from '../601-casting/propose.ts';
import { isManaAbility } from '../605-mana-abilities/is-mana-ability.ts';
import { makeManaFrames } from '../605-mana-abilities/make-mana.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';

/** Begins to activate one of an object's abilities, by its index among those it has now. */
export type ActivateFrame = {
  readonly do: 'activate';
  readonly seat: Seat;
  readonly id: ObjectId;
  readonly at: number;
};

export function activate(game: Game, { seat, id, at }: ActivateFrame): Done {
  const live = abilitiesOf(game, id)[at]?.ability;
  const ability = must(live?.is === 'activated' ? live : null, 'an ability that is activated is there', game);
  const mana = isManaAbility(game, ability);
  const simple = mana ? simpleTap(game, seat, id, at, ability) : null;
  if (simple !== null) cite('109.4a|');
  if (simple !== null) return pushInOrder(game, makeManaFrames(game, seat, [simple]));
  cite('701.2a|');
  const item = put(game, seat, id, ability, mana);
  cite('113.7|', ...(mana ? ['109.4a|' as const] : []));
  const memory = openMemory(game, { you: seat, source: id, item, x: 0, found: [] });
  const frames: readonly Frame[] = announceFrames({ what: 'activated', seat, item, way: null, at, mana, memory });
  pushInOrder(game, frames);
  const hidden = thing(game, id).zone === 'hand';
  if (hidden) cite('602.2a|409.1a');
  if (abilitiesOf(game, id)[at]?.meaningOf === 'ninjutsu') cite('702.49b|502.43b', '702.49c|502.43c');
  return happen(game, hidden ? [revealEvent(seat, [id], id)] : []);
}

/** [CR 602.2a, 605.3b | 2007: 409.1a, 411.1] The ability is on the stack; a mana ability never is. */
function put(game: Game, seat: Seat, id: ObjectId, ability: Activated, mana: boolean): ObjectId {
  keep(game, seat, id);
  const record = newThing(game, 'ability', -1, seat, 'stack');
  record.stack = newItem(id, seat, ability, thing(game, id).zone);
  if (mana) {
    record.zone = null;
    add(game, record);
  } else putIn(game, record);
  const last = game.kept.length - 1;
  game.kept = game.kept.map((kept, n) => (n === last ? { ...kept, item: record.id } : kept));
  return record.id;
}

const newItem = (source: ObjectId, controller: Seat, ability: Activated, from: StackItem['from']): StackItem => ({
  what: 'activated',
  source,
  ability,
  controller,
  way: 'normal',
  from,
  modes: [],
  targets: [],
  x: 0,
  paid: {},
  spent: [],
  found: [],
  damage: [],
});

/** A mana ability that only taps for one outcome needs no announcing. */
function simpleTap(game: Game, seat: Seat, id: ObjectId, at: number, ability: Activated): Tap | null {
  if (ability.cost.length !== 1 || ability.cost[0]?.pay !== 'tap') return null;
  if (ability.effect.do !== 'addMana') return null;
  const [only, ...others] = waysOf(game, seat, id, at, ability);
  if (only === undefined || others.length > 0 || only.units.some(unit => sizeOf(unit) !== 1)) return null;
  return { id, at, types: only.units.flatMap(typesIn), feed: [] };
}
