/** Delayed and reflexive triggers made by a resolving spell or ability [CR 603.7, 603.12 | 2007: 404.4]. */

import type { Ability, Effect } from '@lawmage/ability';
import type { Game } from '../../../state/game.ts';
import type { MemoryId } from '../../../state/ids.ts';
import { mintTimestamp } from '../../../state/store.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { memory as memoryOf, recall } from '../../../work/memory.ts';
import { addLasting } from '../lasting.ts';
import type { Executor } from '../types.ts';

export const later: Executor<'later'> = (game, join, memory) => {
  cite('603.7a|404.4a');
  const ability: Ability = { is: 'triggered', event: join.event, effect: join.effect };
  addLasting(game, memory, join.every ?? join.within ?? null, {
    is: 'trigger',
    event: join.event,
    effect: join.effect,
    ability,
    every: join.every !== undefined,
  });
  return nothing();
};

export type WhenDoneFrame = { readonly do: 'whenDone'; readonly then: Effect; readonly memory: MemoryId };

/** [CR 603.12] The reflexive trigger waits until the step before it was taken. */
export const whenDone: Executor<'whenDone'> = (game, join, memory) => {
  recall(game, memory, { did: true });
  return push(game, { do: 'whenDone', then: join.then, memory }, { do: 'effect', effect: join.effect, memory });
};

export function whenDoneNow(game: Game, { then, memory }: WhenDoneFrame): Done {
  const scope = memoryOf(game, memory);
  if (!scope.did) return nothing();
  cite('603.12|');
  const ability: Ability = { is: 'triggered', event: { on: 'reflexive' }, effect: then };
  const n = mintTimestamp(game);
  game.waiting = [
    ...game.waiting,
    { n, controller: scope.you, source: scope.source, ability, found: scope.found, x: scope.x, delayed: true },
  ];
  return nothing();
}
