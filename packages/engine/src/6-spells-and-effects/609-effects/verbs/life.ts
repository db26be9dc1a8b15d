/** Gaining, losing, setting and exchanging life [CR 119 | 2007: 200.7]. */

import { countOf } from '../../../nouns/count.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Memory } from '../../../state/game.ts';
import type { Seat } from '../../../state/ids.ts';
import { player } from '../../../state/store.ts';
import { by, cite } from '../../../work/cite.ts';
import type { EventOf } from '../../../work/event.ts';
import { lifeEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { isForbidden } from '../../614-replacement/forbid.ts';
import { actingAs, actors, didSome, into } from '../scope.ts';
import type { Executor } from '../types.ts';

const change = (scope: Memory, seats: readonly Seat[], by: (seat: Seat) => number): readonly EventOf<'life'>[] =>
  seats.flatMap(seat => {
    const n = by(seat);
    return n === 0 ? [] : [lifeEvent(seat, n, scope.source)];
  });

/** [CR 119.3, 107.1b, 119.9, 119.10] A negative amount is none; gaining no life is no event. */
export const gainLife: Executor<'gainLife'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seats = actors(game, verb.who, scope);
  const batch = change(scope, seats, seat => Math.max(0, countOf(game, verb.amount, actingAs(scope, verb.who, seat))));
  if (batch.length < seats.length) cite('119.9|', '119.10|');
  return happen(game, didSome(game, memory, batch), into(memory, undefined, verb.lost));
};

export const loseLife: Executor<'loseLife'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const batch = change(
    scope,
    actors(game, verb.who, scope),
    seat => -Math.max(0, countOf(game, verb.amount, actingAs(scope, verb.who, seat))),
  );
  const lost = verb.radiation === true ? batch.map(one => ({ ...one, radiation: true }) as const) : batch;
  return happen(game, didSome(game, memory, lost), into(memory, undefined, verb.lost));
};

/** [CR 119.5] Setting a total is gaining or losing the difference. */
export const setLife: Executor<'setLife'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  cite('119.5|');
  const total = countOf(game, verb.to, scope);
  return happen(
    game,
    change(scope, actors(game, verb.who, scope), seat => total - player(game, seat).life),
  );
};

/** [CR 701.10d | 2007: none] As much is gained as there is, or lost as there is below zero. */
export const doubleLife: Executor<'doubleLife' | 'doubleMana'> = (game, { who }, memory) => {
  const scope = memoryOf(game, memory);
  const batch = change(scope, actors(game, who, scope), seat => player(game, seat).life);
  return happen(
    game,
    didSome(
      game,
      memory,
      batch.map(event => ({ ...event, rule: '701.10d|' as const })),
    ),
  );
};

/** [CR 701.12c, 119.7, 119.8] Both players gain or lose the difference at once, or neither if one of them can't. */
export const exchangeLife: Executor<'exchangeLife'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [a] = playersOf(game, verb.who, scope);
  const [b] = playersOf(game, verb.with, scope);
  if (a === undefined || b === undefined) return happen(game, didSome(game, memory, []));
  cite('701.12c|');
  const difference = player(game, b).life - player(game, a).life;
  const batch = change(scope, [a, b], seat => (seat === a ? difference : -difference));
  const isHindered = by(
    '701.12a|',
    batch.some(event => isForbidden(game, event)),
  );
  return happen(game, didSome(game, memory, isHindered ? [] : batch));
};
