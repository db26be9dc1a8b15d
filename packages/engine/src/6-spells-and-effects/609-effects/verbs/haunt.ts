/** Haunting [CR 702.55 | 2007: 502.51]. */
import { objectsOf } from '../../../nouns/objects.ts';
import { presentOf } from '../../../nouns/present.ts';
import { thing, write } from '../../../state/store.ts';
import { nothing } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import type { Executor } from '../types.ts';

/** [CR 702.55b | 2007: 502.51b] A card that was exiled for that haunts a creature from now on. */
export const haunt: Executor<'haunt'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const haunted = objectsOf(game, verb.whom, scope);
  for (const id of presentOf(game, verb.what, scope)) {
    if (thing(game, id).zone !== 'exile') continue;
    cite('702.55b|502.51b');
    const record = write(game, id);
    record.memory = { ...record.memory, haunted };
  }
  return nothing();
};
