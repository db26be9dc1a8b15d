import { ask, type Done, why } from '../../../work/agenda.ts';
import type { Reply } from '../../../work/decision.ts';
/** Counters on objects and players [CR 122 | 2007: 200.10]. */

import type { Count, CounterKind } from '@lawmage/ability';
import { countOf } from '../../../nouns/count.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import type { Game, Memory, Target } from '../../../state/game.ts';
import { type MemoryId, NOBODY, NONE } from '../../../state/ids.ts';
import { player, thing, thingOrNone } from '../../../state/store.ts';
import { cite } from '../../../work/cite.ts';
import type { EventOf } from '../../../work/event.ts';
import { countersEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { actor, actors, didSome, into, permanentsOf } from '../scope.ts';
import type { Executor } from '../types.ts';
import { recipientsOf, shareOf } from './damage.ts';

const countersOn = (game: Game, { id, seat }: Target): Readonly<Record<CounterKind, number>> =>
  id === NONE ? player(game, seat).counters : thing(game, id).counters;

/** Players, and the objects that are still somewhere. */
const presentIn = (game: Game, list: readonly Target[]): readonly Target[] =>
  list.filter(({ id }) => id === NONE || thingOrNone(game, id)?.zone != null);

/** [CR 122.6 | 2007: 200.10] */
export const putCounters: Executor<'putCounters'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const by = actor(game, verb.who, scope);
  const n = Math.max(0, countOf(game, verb.count, scope));
  const batch = presentIn(game, recipientsOf(game, verb.on, scope))
    .map(on =>
      countersEvent(on, verb.kind, verb.divided ? (shareOf(game, verb.on, scope, on) ?? 0) : n, {
        source: scope.source,
        by,
      }),
    )
    .filter(event => event.n > 0);
  return happen(game, didSome(game, memory, batch));
};

export const getCounters: Executor<'getCounters'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const n = Math.max(0, countOf(game, verb.count, scope));
  const batch = actors(game, verb.who, scope).map(seat =>
    countersEvent({ id: NONE, seat }, verb.kind, n, { source: scope.source, by: seat }),
  );
  return happen(game, n === 0 ? [] : batch);
};

/** Up to `count` counters of a kind, of all kinds where the kind is open. */
function removals(
  game: Game,
  scope: Memory,
  on: Target,
  kind: CounterKind | 'any',
  count: Count | 'all',
): readonly EventOf<'counters'>[] {
  let left = count === 'all' ? Number.POSITIVE_INFINITY : Math.max(0, countOf(game, count, scope));
  const events: EventOf<'counters'>[] = [];
  for (const [name, there] of Object.entries(countersOn(game, on))) {
    const n = kind === 'any' || kind === name ? Math.min(left, there) : 0;
    if (n <= 0) continue;
    left -= n;
    events.push(countersEvent(on, name, -n, { source: scope.source, by: scope.you }));
  }
  return events;
}

/** How many counters a player removes, where that is the player's choice. */
export type RemoveAnyFrame = {
  readonly do: 'removeAny';
  readonly verb: Parameters<typeof removeCounters>[1];
  readonly memory: MemoryId;
};

export const removeAny = (game: Game, { verb, memory }: RemoveAnyFrame, [n = 0]: Reply): Done =>
  removeCounters(game, { ...verb, count: n }, memory);

function askHowMany(game: Game, verb: RemoveAnyFrame['verb'], memory: MemoryId): Done {
  const scope = memoryOf(game, memory);
  const most = recipientsOf(game, verb.from, scope)
    .flatMap(on => removals(game, scope, on, verb.kind, 'all'))
    .reduce((sum, event) => sum - event.n, 0);
  const about = why('x', '107.1c|', scope.source);
  return ask(
    game,
    { kind: 'number', seat: actor(game, verb.who, scope), why: about, options: [], least: 0, most },
    { do: 'removeAny', verb, memory },
  );
}

export const removeCounters: Executor<'removeCounters'> = (game, verb, memory) => {
  const { count } = verb;
  if (count === 'any') return askHowMany(game, verb, memory);
  const scope = memoryOf(game, memory);
  const batch = recipientsOf(game, verb.from, scope).flatMap(on => removals(game, scope, on, verb.kind, count));
  return happen(game, didSome(game, memory, batch), into(memory, undefined, verb.amount));
};

/** [CR 122.5] Moved only if both objects are there; what is put is what was removed. */
export const moveCounters: Executor<'moveCounters'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [to] = permanentsOf(game, verb.to, memory);
  const from = permanentsOf(game, verb.from, memory).filter(id => id !== to);
  if (to === undefined) return happen(game, []);
  cite('122.5|');
  const taken = from.flatMap(id => removals(game, scope, { id, seat: NOBODY }, verb.kind, verb.count));
  const given = taken.map(event =>
    countersEvent({ id: to, seat: NOBODY }, event.kind, -event.n, { source: scope.source, by: scope.you }),
  );
  return happen(game, didSome(game, memory, [...taken, ...given]));
};

/** [CR 122.8, 122.9 | 2007: none] Nothing is moved: as many are put there as the one that left had of each kind. */
export const giveCounters: Executor<'giveCounters'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  cite(thingOrNone(game, scope.item)?.stack?.what === 'activated' ? '122.9|' : '122.8|');
  const had = objectsOf(game, verb.from, scope).flatMap(id =>
    Object.entries(thing(game, id).counters).filter(([kind, n]) => n > 0 && (verb.kind ?? kind) === kind),
  );
  const batch = permanentsOf(game, verb.on, memory).flatMap(id =>
    had.map(([kind, n]) => countersEvent({ id, seat: NOBODY }, kind, n, { source: scope.source, by: scope.you })),
  );
  return happen(game, didSome(game, memory, batch));
};

/** [CR 701.10e] */
export const doubleCounters: Executor<'doubleCounters'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const batch = presentIn(game, recipientsOf(game, verb.on, scope)).flatMap(on =>
    Object.entries(countersOn(game, on))
      .filter(([kind, n]) => n > 0 && (verb.kind === 'any' || verb.kind === kind))
      .map(([kind, n]) => countersEvent(on, kind, n, { rule: '701.10e|', source: scope.source, by: scope.you })),
  );
  return happen(game, batch);
};
