/** Changing targets, and choosing new ones [CR 115.7 | 2007: 415.7]. */

import type { Filter } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { Game, StackItem, Target, Targets } from '../../state/game.ts';
import { type MemoryId, NOBODY, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing, thingOrNone, write } from '../../state/store.ts';
import { ask, type Done, nothing, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { isSettled } from '../../work/forced.ts';
import { happen } from '../../work/happen.ts';
import { sameTarget } from './legal.ts';
import { openTo, type Place, placesOf, withTargets } from './new-targets.ts';

/** Targets are decided one after another and change together: `chosen` are those decided, `from` what the next may be. */
export type RetargetFrame = {
  readonly do: 'retarget';
  readonly id: ObjectId;
  readonly seat: Seat;
  /** [CR 115.7d] Any may stay as they are; otherwise each must change if all can [CR 115.7a]. */
  readonly may: boolean;
  /** [CR 115.7b, 115.7c] Only one of them changes, or any number. */
  readonly which?: 'one' | 'any';
  /** What a new target must be, and who says so. */
  readonly to?: { readonly filter: Filter; readonly memory: MemoryId };
  /** The one object that a new target can be. */
  readonly onto?: ObjectId;
  readonly chosen?: readonly Target[];
  readonly from?: readonly Target[];
};

const itemOf = (game: Game, id: ObjectId): StackItem =>
  must(thing(game, id).stack, 'an object on the stack has its item', game);

export function retarget(game: Game, frame: RetargetFrame, reply: Reply): Done {
  if (thingOrNone(game, frame.id)?.zone !== 'stack') return nothing();
  const item = itemOf(game, frame.id);
  const places = placesOf(game, frame.id, item);
  if (places.length > 0 && item.modes.length > 0) cite('115.8|415.7b', '700.2f|415.7b');
  const replied =
    frame.from === undefined ? [] : [must(frame.from[reply[0] ?? 0], 'a checked reply is among the targets', game)];
  return goOn(game, frame, places, [...(frame.chosen ?? []), ...replied]);
}

/** What cannot be anything else stays as it is without a question. */
function goOn(game: Game, frame: RetargetFrame, places: readonly Place[], chosen: readonly Target[]): Done {
  const place = places[chosen.length];
  if (place === undefined) return change(game, frame, places, chosen);
  const from = openTo(game, frame, places, chosen);
  const [only] = from;
  if (only === undefined) return stay();
  if (from.length === 1 && (sameTarget(only, place.now) || isSettled(chosen.length > 0)))
    return goOn(game, frame, places, [...chosen, only]);
  const options = from.map(({ id, seat }): Option => (seat === NOBODY ? { is: 'object', id } : { is: 'player', seat }));
  const about = why('retarget', ruleOf(frame), frame.id, place.phrase);
  return ask(game, { kind: 'pick', seat: frame.seat, why: about, options }, { ...frame, chosen, from });
}

/** [CR 115.7a | 2007: 415.7a] Where not all can be changed, none are. */
function stay(): Done {
  cite('115.7a|415.7a');
  return nothing();
}

function ruleOf({ may, which }: RetargetFrame): Rule {
  if (may) return '115.7d|415.7a';
  return which === 'one' ? '115.7b|415.7a' : which === 'any' ? '115.7c|415.7a' : '115.7a|415.7a';
}

/** [CR 115.7e, 115.7f] All change at once, and a division stays as it was. */
function change(game: Game, frame: RetargetFrame, places: readonly Place[], chosen: readonly Target[]): Done {
  const item = itemOf(game, frame.id);
  const changed = chosen.filter((target, n) => !isNow(places[n], target));
  if (places.length > 0) cite('115.7|');
  if (changed.length === 0) return places.length > 0 && !frame.may ? stay() : nothing();
  citeChange(item.targets, places, chosen);
  write(game, frame.id).stack = { ...item, targets: withTargets(item, places, chosen) };
  return happen(
    game,
    changed.map(({ id, seat }) => ({
      what: 'target',
      rule: ruleOf(frame),
      source: frame.id,
      id,
      seat,
      by: frame.id,
      controller: item.controller,
    })),
  );
}

const isNow = (place: Place | undefined, target: Target): boolean =>
  place !== undefined && sameTarget(place.now, target);

function citeChange(targets: readonly Targets[], places: readonly Place[], chosen: readonly Target[]): void {
  if (places.some((place, n) => !isNow(place, chosen[n] ?? place.now) && (targets[place.of]?.amounts.length ?? 0) > 0))
    cite('115.7f|');
  const swaps = chosen.some(
    (target, n) => !isNow(places[n], target) && places.some((place, at) => at !== n && isNow(place, target)),
  );
  if (swaps) cite('115.7e|');
}
