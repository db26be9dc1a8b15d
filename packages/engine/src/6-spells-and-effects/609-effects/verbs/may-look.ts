import { letLook } from '../../../4-zones/face-down-piles.ts';
import { presentOf } from '../../../nouns/present.ts';
import { nothing } from '../../../work/agenda.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import type { Executor } from '../types.ts';

/** [CR 406.3 | 2007: 217.7b] */
export const mayLook: Executor<'mayLook'> = (game, { what }, memory) => {
  const scope = memoryOf(game, memory);
  for (const id of presentOf(game, what, scope)) letLook(game, scope.you, id);
  return nothing();
};
