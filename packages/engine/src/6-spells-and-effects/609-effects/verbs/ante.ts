/** Playing for ante [CR 407 | 2007: 217.9]. */
import { presentOf } from '../../../nouns/present.ts';
import { thing } from '../../../state/store.ts';
import { by } from '../../../work/cite.ts';
import { moveEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { actor, didSome } from '../scope.ts';
import type { Executor } from '../types.ts';

/** [CR 407.4 | 2007: 217.9d] Only its owner antes an object, from wherever it is. */
export const ante: Executor<'ante'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  const ids = presentOf(game, verb.what, scope).filter(id => by('407.4|217.9d', thing(game, id).owner === seat));
  const says = { cause: 'put', by: seat, source: scope.source } as const;
  return happen(
    game,
    didSome(game, memory, ids).map(id => moveEvent(game, id, 'ante', '407.4|217.9d', says)),
  );
};
