/** What the targets of a spell or ability on the stack may become [CR 115.7 | 2007: 415.7]. */

import { boundTargets } from '../../6-spells-and-effects/601-casting/bound-targets.ts';
import { aimOf, phrasesOf } from '../../6-spells-and-effects/608-resolving/targets.ts';
import { fits } from '../../nouns/fits.ts';
import type { Game, StackItem, Target, Targets } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import { type Aiming, isLegalTarget, legalTargets, sameTarget } from './legal.ts';
import { isFromOne, ownerOf } from './one-graveyard.ts';
import type { TargetPhrase } from './phrases.ts';
import type { RetargetFrame } from './retarget.ts';

/** One target of an object on the stack: of which phrase, which of them, and what it is now. */
export type Place = {
  readonly of: number;
  readonly at: number;
  readonly phrase: TargetPhrase | undefined;
  readonly now: Target;
};

/** The targets of an object on the stack, one after another. */
export function placesOf(game: Game, id: ObjectId, item: StackItem): readonly Place[] {
  const phrases = phrasesOf(game, id, item);
  return item.targets.flatMap(({ slot, chosen }, of) =>
    chosen.map((now, at) => ({ of, at, now, phrase: phrases.find(phrase => phrase.slot === slot) })),
  );
}

/** The targets with the first of them as they have been decided. */
export function withTargets(
  { targets }: StackItem,
  places: readonly Place[],
  chosen: readonly Target[],
): readonly Targets[] {
  return targets.map((one, of) => ({
    ...one,
    chosen: one.chosen.map((now, at) => chosen[places.findIndex(place => place.of === of && place.at === at)] ?? now),
  }));
}

/**
 * [CR 115.7a–115.7e | 2007: 415.7a] What the next target may be, so that the rest can be decided too: only the set of all
 * of them in the end has to be legal.
 */
export function openTo(
  game: Game,
  frame: RetargetFrame,
  places: readonly Place[],
  chosen: readonly Target[],
): readonly Target[] {
  const place = must(places[chosen.length], 'there is a target still to be decided', game);
  const all = stays(game, frame, places, chosen, place) ? [place.now] : [];
  all.push(...others(game, frame, places, chosen, place));
  return all.filter(target => isCompletable(game, frame, places, [...chosen, target]));
}

function isCompletable(game: Game, frame: RetargetFrame, places: readonly Place[], chosen: readonly Target[]): boolean {
  const place = places[chosen.length];
  if (place === undefined) return frame.which !== 'one' || changes(places, chosen) === 1;
  if (stays(game, frame, places, chosen, place) && isCompletable(game, frame, places, [...chosen, place.now]))
    return true;
  return others(game, frame, places, chosen, place).some(target =>
    isCompletable(game, frame, places, [...chosen, target]),
  );
}

const changes = (places: readonly Place[], chosen: readonly Target[]): number =>
  chosen.filter((target, n) => !isNow(places[n], target)).length;

const isNow = (place: Place | undefined, target: Target): boolean =>
  place !== undefined && sameTarget(place.now, target);

/** [CR 115.7d] What stays is not made illegal by what changes. */
function stays(
  game: Game,
  { may, which, id }: RetargetFrame,
  places: readonly Place[],
  chosen: readonly Target[],
  place: Place,
): boolean {
  if (!may && which === undefined) return false;
  if (!isWithEarlier(game, place, place.now, earlierOf(places, chosen, place))) return false;
  if (place.phrase === undefined || changes(places, chosen) === 0) return true;
  const item = itemOf(game, id);
  return (
    isLegalTarget(game, place.phrase, place.now, aimingWith(item, id, places, chosen)) ||
    !isLegalTarget(game, place.phrase, place.now, aimOf(id, item))
  );
}

function others(
  game: Game,
  frame: RetargetFrame,
  places: readonly Place[],
  chosen: readonly Target[],
  place: Place,
): readonly Target[] {
  if (place.phrase === undefined || (frame.which === 'one' && changes(places, chosen) > 0)) return [];
  const legal = legalTargets(game, place.phrase, aimingWith(itemOf(game, frame.id), frame.id, places, chosen));
  const earlier = earlierOf(places, chosen, place);
  const open = legal.filter(
    target =>
      !sameTarget(target, place.now) && isSuch(game, frame, target) && isWithEarlier(game, place, target, earlier),
  );
  if (open.length < legal.length) cite('115.3|409.1c');
  return open;
}

const itemOf = (game: Game, id: ObjectId): StackItem =>
  must(thing(game, id).stack, 'an object on the stack has its item', game);

const aimingWith = (item: StackItem, id: ObjectId, places: readonly Place[], chosen: readonly Target[]): Aiming => ({
  ...aimOf(id, item),
  found: boundTargets(item.found, withTargets(item, places, chosen)),
});

/** Those decided before it for the same phrase. */
const earlierOf = (places: readonly Place[], chosen: readonly Target[], { of }: Place): readonly Target[] =>
  chosen.filter((_, n) => places[n]?.of === of);

/** "Change that spell's target to another creature", "to this creature". */
const isSuch = (game: Game, { to, onto }: RetargetFrame, { id }: Target): boolean =>
  (onto === undefined || id === onto) &&
  (to === undefined || (id !== NONE && fits(game, id, to.filter, memoryOf(game, to.memory))));

/** [CR 115.3 | 2007: 409.1c] No target twice for one phrase, and all from one player's zone where it says so. */
function isWithEarlier(game: Game, { phrase }: Place, target: Target, earlier: readonly Target[]): boolean {
  if (earlier.some(one => sameTarget(one, target))) return false;
  const [first] = earlier;
  if (first === undefined || phrase === undefined || !isFromOne(phrase, { least: 0, most: 2 })) return true;
  return ownerOf(game, target) === ownerOf(game, first);
}
