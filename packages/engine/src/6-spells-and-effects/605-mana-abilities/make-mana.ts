/** Mana abilities activated by the payment solver, with the types of mana already chosen. */

import type { Activated, ManaType, SpendLimit } from '@lawmage/ability';
import { ownMana, stepsOf } from '../../1-concepts/106-mana/outputs.ts';
import type { Tap } from '../../1-concepts/106-mana/plan.ts';
import { takeFromPool } from '../../1-concepts/106-mana/pool.ts';
import { partFrames } from '../../1-concepts/118-costs/pay-cost.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { player } from '../../state/store.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { tapEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { forget, openMemory } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { witness } from '../../work/witness.ts';
import { noteActivation } from '../602-activating/times.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';

const RULE: Rule = '605.3b|411.1';

/** What one activation adds. */
export type Made = {
  readonly id: ObjectId;
  readonly types: readonly ManaType[];
  readonly limit: SpendLimit | null;
  readonly tapped: boolean;
};

/** Permanents are tapped for mana, all together. */
export type TapForManaFrame = { readonly do: 'tapForMana'; readonly seat: Seat; readonly ids: readonly ObjectId[] };
/** Their mana is added. */
export type AddMadeFrame = { readonly do: 'addMade'; readonly seat: Seat; readonly made: readonly Made[] };
/** One mana ability that costs or does more than tapping for mana. */
export type UseSourceFrame = { readonly do: 'useSource'; readonly seat: Seat; readonly tap: Tap };
export type ForgetFrame = { readonly do: 'forget'; readonly memory: MemoryId };
export type MakeManaFrame = TapForManaFrame | AddMadeFrame | UseSourceFrame | ForgetFrame;

export const makeManaHandlers: Handlers<MakeManaFrame> = {
  tapForMana: (game, { seat, ids }) =>
    happen(
      game,
      ids.map(id => tapEvent(id, seat, RULE, id)),
    ),
  addMade: (game, { seat, made }) =>
    happen(
      game,
      made.map(one => addEvent(seat, one)),
    ),
  useSource,
  forget: (game, { memory }) => {
    forget(game, memory);
    return nothing();
  },
};

/** [CR 601.2g, 605.3b | 2007: 409.1g, 411.1] The work of activating some mana abilities; those that only tap go first. */
export function makeManaFrames(game: Game, seat: Seat, taps: readonly Tap[]): readonly Frame[] {
  if (taps.length === 0) return [];
  cite('605.3|406.4', '405.6c|408.2e', '106.12|');
  const simple: Made[] = [];
  const others: Frame[] = [];
  const fed: Frame[] = [];
  for (const tap of taps) {
    const ability = abilityAt(game, tap);
    witness(game, tap.id, ability);
    if (justTaps(ability)) simple.push({ id: tap.id, types: tap.types, limit: limitOf(ability), tapped: true });
    else (tap.feed.length > 0 ? fed : others).push({ do: 'useSource', seat, tap });
  }
  const triggers: Frame = { do: 'manaTriggers' };
  if (simple.length === 0) return [...others, ...fed, triggers];
  const tapping: Frame = { do: 'tapForMana', seat, ids: simple.map(made => made.id) };
  const adding: Frame = { do: 'addMade', seat, made: simple };
  return others.length + fed.length === 0
    ? [tapping, adding, triggers]
    : [tapping, adding, ...others, ...fed, triggers];
}

const justTaps = (ability: Activated): boolean =>
  ability.cost.length === 1 &&
  ability.cost[0]?.pay === 'tap' &&
  ability.limits === undefined &&
  stepsOf(ability.effect).length === 1;

function abilityAt(game: Game, { id, at }: Tap): Activated {
  const ability = abilitiesOf(game, id)[at]?.ability;
  return must(ability?.is === 'activated' ? ability : null, 'the solver names a mana ability', game);
}

function limitOf(ability: Activated): SpendLimit | null {
  const mana = ownMana(ability)?.mana;
  return mana?.mana === 'restricted' ? mana.spend : null;
}

/** Pays for a source with units of the types that the solver has set aside; false if they are not there. */
function takeTypes(game: Game, seat: Seat, types: readonly ManaType[]): boolean {
  const places: number[] = [];
  const { pool } = player(game, seat);
  for (const type of types) {
    const at = pool.findIndex((unit, n) => unit.type === type && unit.limit === null && !places.includes(n));
    if (at < 0) return false;
    places.push(at);
  }
  takeFromPool(game, seat, places);
  return true;
}

/** [CR 605.3b | 2007: 411.1] Pays the ability's cost and carries out its effect, the mana as chosen. */
function useSource(game: Game, { seat, tap }: UseSourceFrame): Done {
  const ability = abilityAt(game, tap);
  noteActivation(game, tap.id, ability, tap.at);
  const paid = takeTypes(game, seat, tap.feed);
  const memory = openMemory(game, { you: seat, source: tap.id, item: NONE, x: 0, found: [] });
  const tapped = ability.cost.some(part => part.pay === 'tap');
  const made: Made = { id: tap.id, types: tap.types, limit: limitOf(ability), tapped };
  const effects = stepsOf(ability.effect).map(
    (effect): Frame =>
      effect.do === 'addMana' ? { do: 'addMade', seat, made: [made] } : { do: 'effect', effect, memory },
  );
  const cost = paid ? ability.cost.filter(part => part.pay !== 'mana') : ability.cost;
  return pushInOrder(game, [...partFrames(cost, memory), ...effects, { do: 'forget', memory }]);
}

/** [CR 106.3, 605.3b | 2007: 406.1, 411.1] */
const addEvent = (seat: Seat, { id, types, limit, tapped }: Made): GameEvent => ({
  what: 'addMana',
  seat,
  mana: types,
  limit,
  tapped,
  rule: RULE,
  source: id,
});
