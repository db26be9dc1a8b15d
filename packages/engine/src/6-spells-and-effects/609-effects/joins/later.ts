/** Delayed and reflexive triggers made by a resolving spell or ability [CR 603.7, 603.12 | 2007: 404.4]. */

import type { Ability, Condition, Effect } from '@lawmage/ability';
import { hasWord } from '../../../1-concepts/113-abilities/words.ts';
import { holds } from '../../../nouns/condition.ts';
import { timesResolved } from '../../../nouns/resolved.ts';
import type { Game, Memory } from '../../../state/game.ts';
import { type MemoryId, NONE } from '../../../state/ids.ts';
import { mintTimestamp, thingOrNone } from '../../../state/store.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { memory as memoryOf, recall } from '../../../work/memory.ts';
import { addLasting } from '../lasting.ts';
import type { Executor } from '../types.ts';

export const later: Executor<'later'> = (game, join, memory) => {
  if (join.event.on === 'resolved' && timesResolved(game, memoryOf(game, memory)) !== join.event.nth) return nothing();
  cite('603.7a|404.4a');
  citeMaker(game, memoryOf(game, memory));
  if (join.event.on === 'step' && join.event.step === 'end' && game.step === 'end') cite('513.2|313.2');
  if (memoryOf(game, memory).x > 0 && hasWord(join.effect, node => node.count === 'x')) cite('107.3n|');
  const ability: Ability = { is: 'triggered', event: join.event, effect: join.effect };
  addLasting(game, memory, join.every ?? join.within ?? null, {
    is: 'trigger',
    event: join.event,
    effect: join.effect,
    ability,
    every: join.every !== undefined,
    found: foundNow(game, memoryOf(game, memory)),
  });
  return nothing();
};

/** [CR 603.7e | 2007: none] The delayed ability is that of the ability that resolves. */
function citeMaker(game: Game, { item }: Memory): void {
  const by = thingOrNone(game, item)?.stack?.what;
  if (by === 'activated' || by === 'triggered') cite('603.7e|');
}

/**
 * [CR 400.7j, 603.7c | 2007: 217.1c, 404.4c] What the resolution has moved is found by the trigger where it was put: "exile it;
 * at the beginning of the next end step, return it".
 */
const foundNow = (game: Game, { found, since }: Memory): Memory['found'] =>
  found.map(one => {
    const isMoved = one?.ids.some(id => (thingOrNone(game, id)?.next ?? NONE) >= since) === true;
    return one !== undefined && isMoved ? { ...one, moved: true } : one;
  });

export type WhenDoneFrame = {
  readonly do: 'whenDone';
  readonly then: Effect;
  readonly if?: Condition;
  readonly memory: MemoryId;
};

/** [CR 603.12] The reflexive trigger waits until the step before it was taken. */
export const whenDone: Executor<'whenDone'> = (game, join, memory) => {
  recall(game, memory, { did: true });
  const waits: WhenDoneFrame = { do: 'whenDone', then: join.then, ...(join.if && { if: join.if }), memory };
  return push(game, waits, { do: 'effect', effect: join.effect, memory });
};

export function whenDoneNow(game: Game, { then, if: intervening, memory }: WhenDoneFrame): Done {
  const scope = memoryOf(game, memory);
  if (!scope.did || (intervening !== undefined && !holds(game, intervening, scope))) return nothing();
  cite('603.12|');
  const ability: Ability = {
    is: 'triggered',
    event: { on: 'reflexive' },
    ...(intervening && { if: intervening }),
    effect: then,
  };
  const n = mintTimestamp(game);
  game.waiting = [
    ...game.waiting,
    {
      n,
      controller: scope.you,
      source: scope.source,
      ability,
      found: foundNow(game, scope),
      x: scope.x,
      delayed: true,
    },
  ];
  return nothing();
}
